import { startTransition, useEffect, useState } from 'react';

type Load = () => Promise<unknown>;

/** What has loaded: it is there at once for whoever needs it next. */
const loaded = new WeakSet<Load>();

/**
 * Loads code as soon as the component is there.
 *
 * @param load - the same function for the same code
 * @returns whether it has ended: well, or not, and then whoever needs the code asks for it again and shows its failure
 */
export function useLoaded(load: Load): boolean {
  const [ended, setEnded] = useState<Load>();
  useEffect(() => {
    if (loaded.has(load)) return;
    // In a transition React draws what is large, as what loads by itself is, in slices: the page answers meanwhile.
    const end = () => startTransition(() => setEnded(() => load));
    load()
      .then(() => loaded.add(load))
      .then(end, end);
  }, [load]);
  return ended === load || loaded.has(load);
}

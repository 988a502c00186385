import { startTransition, useEffect, useState } from 'react';

/**
 * Loads code as soon as the component is there.
 *
 * @param load - the same function at every rendering
 * @returns whether it has ended: well, or not, and then whoever needs the code asks for it again and shows its failure
 */
export function useLoaded(load: () => Promise<unknown>): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    // In a transition React draws what is large, as what loads by itself is, in slices: the page answers meanwhile.
    const end = () => startTransition(() => setLoaded(true));
    load().then(end, end);
  }, [load]);
  return isLoaded;
}

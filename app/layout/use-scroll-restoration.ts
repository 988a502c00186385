import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { createScrollGoal } from './scroll-goal';

/**
 * A new page opens at its top, and one that the reader comes back to where it was left. A change of the query alone,
 * e.g. of a tab, moves nothing; a place that the address names is shown by `useArrival`. Use it once, near the root.
 */
export function useScrollRestoration(): void {
  const { key, pathname } = useLocation();
  const navigation = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const shown = useRef({ key, pathname });
  const [goal] = useState(createScrollGoal);

  useLayoutEffect(() => {
    const { key: lastKey, pathname: lastPath } = shown.current;
    shown.current = { key, pathname };
    if (key === lastKey) return;
    goal.drop();
    if (navigation === 'POP') goal.set(positions.current.get(key) ?? 0);
    else if (pathname !== lastPath) window.scrollTo(0, 0);
  }, [key, pathname, navigation, goal]);

  useEffect(() => {
    const note = () => {
      if (!goal.isPending()) positions.current.set(shown.current.key, window.scrollY);
    };
    const endWatch = goal.watch();
    // A reload is left to the browser, which goes on trying while the page grows.
    const handOver = () => {
      history.scrollRestoration = 'auto';
    };
    history.scrollRestoration = 'manual';
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', handOver);
    return () => {
      endWatch();
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', handOver);
      handOver();
    };
  }, [goal]);
}

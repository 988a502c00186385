import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { keepPositions, readPositions } from './kept-positions';
import { createScrollGoal } from './scroll-goal';

/** Names an entry of the history: the first ones of all loads of the app have the same key. */
const placeOf = ({ key, pathname }: { key: string; pathname: string }): string => `${key} ${pathname}`;

/**
 * A new page opens at its top, and one that the reader comes back to where it was left. A change of the query alone,
 * e.g. of a tab, moves nothing; a place that the address names is shown by `useArrival`. Use it once, near the root.
 */
export function useScrollRestoration(): void {
  const { key, pathname } = useLocation();
  const navigation = useNavigationType();
  const [positions] = useState(readPositions);
  const shown = useRef({ key, pathname });
  const [goal] = useState(createScrollGoal);

  useLayoutEffect(() => {
    const { key: lastKey, pathname: lastPath } = shown.current;
    shown.current = { key, pathname };
    if (key === lastKey) return;
    goal.drop();
    if (navigation === 'POP') goal.set(positions.get(placeOf({ key, pathname })) ?? 0);
    else if (pathname !== lastPath) window.scrollTo(0, 0);
  }, [key, pathname, navigation, goal, positions]);

  useEffect(() => {
    const note = () => {
      if (!goal.isPending()) positions.set(placeOf(shown.current), window.scrollY);
    };
    // What was kept of this place may be of an earlier load.
    note();
    const endWatch = goal.watch();
    // A reload is left to the browser, which goes on trying while the page grows.
    const handOver = () => {
      history.scrollRestoration = 'auto';
    };
    const takeOver = () => {
      history.scrollRestoration = 'manual';
    };
    const onPageHide = () => {
      keepPositions(positions);
      handOver();
    };
    takeOver();
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', onPageHide);
    // A page that comes out of the back/forward cache was handed over when it was left.
    window.addEventListener('pageshow', takeOver);
    return () => {
      endWatch();
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', onPageHide);
      window.removeEventListener('pageshow', takeOver);
      handOver();
    };
  }, [goal, positions]);
}

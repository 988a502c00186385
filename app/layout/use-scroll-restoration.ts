import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { keepPositions, readPositions } from './kept-positions';
import { createScrollGoal } from './scroll-goal';

interface Entry {
  readonly key: string;
  readonly pathname: string;
  readonly hash: string;
}

/** Names an entry of the history: the first ones of all loads of the app have the same key, as those of plain jumps. */
const placeOf = ({ key, pathname, hash }: Entry): string => `${key} ${pathname}${hash}`;

/** Whether the page was loaded by a reload: an address that is opened anew begins at its top. */
const isReloaded = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');

/** How far down the page can be scrolled as it is. */
const endOfPage = (): number => document.documentElement.scrollHeight - window.innerHeight;

/**
 * A new page opens at its top, and one that the reader comes back to where it was left. A change of the query alone,
 * e.g. of a tab, moves nothing; a place that the address names is shown by `useArrival`. Use it once, near the root.
 *
 * @returns tells whether the reader comes back to the place that is shown
 */
export function useScrollRestoration(): () => boolean {
  const { key, pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const [positions] = useState(readPositions);
  const shown = useRef<Entry>({ key, pathname, hash });
  const isReturn = useRef(false);
  const [goal] = useState(createScrollGoal);

  useLayoutEffect(() => {
    isReturn.current = isReloaded();
    const left = positions.get(placeOf(shown.current)) ?? 0;
    // Once this code runs, the browser gives up on a page that is too short, as one whose data is on the way.
    if (isReturn.current && left > endOfPage()) goal.set(left);
  }, [goal, positions]);

  useLayoutEffect(() => {
    const last = shown.current;
    shown.current = { key, pathname, hash };
    if (placeOf(last) === placeOf(shown.current)) return;
    goal.drop();
    const left = navigation === 'POP' ? positions.get(placeOf(shown.current)) : undefined;
    isReturn.current = left !== undefined;
    // A jump by the browser's own means is a POP too, and shows its place already.
    if (left !== undefined || pathname !== last.pathname) goal.set(left ?? 0);
  }, [key, pathname, hash, navigation, goal, positions]);

  useEffect(() => {
    const note = () => {
      if (!goal.isPending()) positions.set(placeOf(shown.current), window.scrollY);
    };
    // What was kept of this place may be of an earlier load.
    note();
    const endWatch = goal.watch();
    // A reload is left to the browser, which tries before this code is there.
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

  return useCallback(() => isReturn.current, []);
}

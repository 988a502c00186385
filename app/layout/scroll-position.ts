import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';

/** Key in the tab's storage for scroll positions. They hold no personal data. */
const POSITIONS_KEY = 'tapa-scroll-positions';

/** Number of places whose positions are kept; the oldest are dropped first. */
export const MAX_POSITIONS = 50;

/** Events by which a reader scrolls. After one of them the position is no longer restored. */
const SCROLL_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Identifies a history entry. The router's key is not enough, because the first entry of every load has the same. */
const placeOf = ({ key, pathname, hash }: Location): string => `${key} ${pathname}${hash}`;

const isPosition = (entry: [string, unknown]): entry is [string, number] => Number.isFinite(entry[1]);

export function readPositions(): Map<string, number> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(POSITIONS_KEY) ?? '{}');
    return new Map(Object.entries<unknown>(kept).filter(isPosition));
  } catch {
    return new Map();
  }
}

export function keepPositions(positions: ReadonlyMap<string, number>): void {
  const kept = Object.fromEntries([...positions].slice(-MAX_POSITIONS));
  try {
    sessionStorage.setItem(POSITIONS_KEY, JSON.stringify(kept));
  } catch {
    // Without storage, pages open at their top after a reload.
  }
}

const restoreBy = (who: ScrollRestoration): void => {
  history.scrollRestoration = who;
};

const isReload = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');

const endOfPage = (): number => document.documentElement.scrollHeight - window.innerHeight;

/**
 * Opens a new page at its top, and restores the position of a page that the reader returns to, even if it is too short at
 * first. A change of only the query, e.g. of a tab, scrolls nothing; `useRouteFocus` shows the part that an address names.
 * Use it once, near the root. Why not the router's own: .github/decisions/013-scroll-positions.md.
 *
 * @returns whether the reader returns to the current history entry
 */
export function useScrollPosition(): () => boolean {
  const location = useLocation();
  const navigation = useNavigationType();
  const [positions] = useState(readPositions);
  const shown = useRef(location);
  const isReturn = useRef(false);
  /** The position to restore. While the page is too short for it, the present position is not the reader's choice. */
  const goal = useRef<number>(undefined);
  const approach = useCallback(() => {
    if (goal.current === undefined) return;
    window.scrollTo(0, goal.current);
    // Browsers round positions to the pixels of the screen.
    if (Math.abs(window.scrollY - goal.current) < 1) goal.current = undefined;
  }, []);

  useLayoutEffect(() => {
    isReturn.current = isReload();
    const left = positions.get(placeOf(shown.current)) ?? 0;
    // The browser restores a reload, but gives up on a page that is too short because its data is loading.
    if (!isReturn.current || left <= endOfPage()) return;
    goal.current = left;
    approach();
  }, [approach, positions]);

  useLayoutEffect(() => {
    const last = shown.current;
    shown.current = location;
    if (placeOf(last) === placeOf(location)) return;
    const left = navigation === 'POP' ? positions.get(placeOf(location)) : undefined;
    isReturn.current = left !== undefined;
    // A jump to a part by the browser is a POP without a position, and shows its place already.
    goal.current = left ?? (location.pathname === last.pathname ? undefined : 0);
    approach();
  }, [location, navigation, approach, positions]);

  useEffect(() => {
    const note = () => {
      if (goal.current === undefined) positions.set(placeOf(shown.current), window.scrollY);
    };
    // The stored position of this entry may be from an earlier load.
    note();
    const giveUp = () => {
      goal.current = undefined;
    };
    const onPageHide = () => {
      keepPositions(positions);
      // On a reload the browser has restored the position before this code runs.
      restoreBy('auto');
    };
    const onPageShow = () => restoreBy('manual');
    onPageShow();
    const growth = new ResizeObserver(approach);
    growth.observe(document.body);
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    for (const type of SCROLL_EVENTS) window.addEventListener(type, giveUp, options);
    window.addEventListener('scroll', note, options);
    window.addEventListener('pagehide', onPageHide, options);
    window.addEventListener('pageshow', onPageShow, options);
    return () => {
      growth.disconnect();
      listening.abort();
      restoreBy('auto');
    };
  }, [approach, positions]);

  return useCallback(() => isReturn.current, []);
}

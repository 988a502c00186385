import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';

/** Key in the session storage. Positions are no personal data. */
const POSITIONS_KEY = 'tapa-scroll-positions';

export const MAX_POSITIONS = 50;

/** Events of a reader's scrolling, which end the restoration. */
const SCROLL_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Returns the id of a history entry. The first entry of every load has the same router key. */
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
 * Opens a new page at its top, and restores the position of a page that the reader returns to, even if it is
 * too short at first. A change of the query alone does not scroll; `useRouteFocus` scrolls to a hash. Use it
 * once, near the root. Replaces the router's own restoration: .github/decisions/013-scroll-positions.md.
 *
 * @returns a function that returns whether the reader returned to the current history entry
 */
export function useScrollPosition(): () => boolean {
  const location = useLocation();
  const navigation = useNavigationType();
  const [positions] = useState(readPositions);
  const shown = useRef(location);
  const isReturn = useRef(false);
  /** The position to restore. Until it is reached, the current position is not stored. */
  const goal = useRef<number>(undefined);
  const approach = useCallback(() => {
    if (goal.current === undefined) return;
    window.scrollTo(0, goal.current);
    // Browsers round positions to device pixels.
    if (Math.abs(window.scrollY - goal.current) < 1) goal.current = undefined;
  }, []);

  useLayoutEffect(() => {
    isReturn.current = isReload();
    const left = positions.get(placeOf(shown.current)) ?? 0;
    // The browser restores a reload, but not if the page is too short while its data loads.
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
    // The browser's own jump to a hash is a POP without a position, and has scrolled already.
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
      // On a reload, the browser restores the position before this code runs.
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

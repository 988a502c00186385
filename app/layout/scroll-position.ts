import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Where the tab remembers how far its pages are scrolled: places on this site, nothing about a person. */
const POSITIONS_KEY = 'tapa-scroll-positions';

/** Number of places whose positions are kept; the oldest are dropped first. */
export const MAX_POSITIONS = 50;

/** What a reader does to scroll: from then on the page stays where they want it. */
const SCROLL_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

interface Entry {
  readonly key: string;
  readonly pathname: string;
  readonly hash: string;
}

/** Names an entry of the history. Its key is not enough: the first entry of every load has the same. */
const placeOf = ({ key, pathname, hash }: Entry): string => `${key} ${pathname}${hash}`;

const isPosition = (entry: [string, unknown]): entry is [string, number] => Number.isFinite(entry[1]);

/** The positions that the tab has kept, by place; none where the storage holds nothing of use. */
export function readPositions(
  storage: () => Pick<Storage, 'getItem'> = () => sessionStorage,
): Map<string, number> {
  try {
    const kept = JSON.parse(storage().getItem(POSITIONS_KEY) ?? '{}');
    return new Map(Object.entries<unknown>(kept).filter(isPosition));
  } catch {
    return new Map();
  }
}

/** Keeps positions over a reload. */
export function keepPositions(
  positions: ReadonlyMap<string, number>,
  storage: () => Pick<Storage, 'setItem'> = () => sessionStorage,
): void {
  const kept = Object.fromEntries([...positions].slice(-MAX_POSITIONS));
  try {
    storage().setItem(POSITIONS_KEY, JSON.stringify(kept));
  } catch {
    // Without storage, pages open at their top after a reload.
  }
}

const isReload = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');

/** How far down the page can be scrolled as it is. */
const endOfPage = (): number => document.documentElement.scrollHeight - window.innerHeight;

/**
 * A new page opens at its top, and one that the reader comes back to opens where it was left, even when it is too short
 * for that at first. A change of the query alone, e.g. of a tab, moves nothing; `useRouteFocus` shows the part that an
 * address names. Use it once, near the root. Why not the router's own: .github/decisions/013-scroll-positions.md.
 *
 * @returns tells whether the reader comes back to the place that is shown
 */
export function useScrollPosition(): () => boolean {
  const { key, pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const [positions] = useState(readPositions);
  const shown = useRef<Entry>({ key, pathname, hash });
  const isReturn = useRef(false);
  /** Where the page is to be scrolled to. While it is too short, its position is not the reader's choice. */
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
    shown.current = { key, pathname, hash };
    if (placeOf(last) === placeOf(shown.current)) return;
    const left = navigation === 'POP' ? positions.get(placeOf(shown.current)) : undefined;
    isReturn.current = left !== undefined;
    // A jump to a part by the browser is a POP without a position, and shows its place already.
    goal.current = left ?? (pathname === last.pathname ? undefined : 0);
    approach();
  }, [key, pathname, hash, navigation, approach, positions]);

  useEffect(() => {
    const note = () => {
      if (goal.current === undefined) positions.set(placeOf(shown.current), window.scrollY);
    };
    // What was kept of this place may be of an earlier load.
    note();
    const giveUp = () => {
      goal.current = undefined;
    };
    // On a reload the browser restores the position before this code is there.
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
    const growth = new ResizeObserver(approach);
    growth.observe(document.body);
    for (const type of SCROLL_EVENTS) window.addEventListener(type, giveUp, { passive: true });
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', onPageHide);
    // A page that comes out of the back/forward cache was handed over when it was left.
    window.addEventListener('pageshow', takeOver);
    return () => {
      growth.disconnect();
      for (const type of SCROLL_EVENTS) window.removeEventListener(type, giveUp);
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', onPageHide);
      window.removeEventListener('pageshow', takeOver);
      handOver();
    };
  }, [approach, positions]);

  return useCallback(() => isReturn.current, []);
}

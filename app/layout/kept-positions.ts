/** Where the tab remembers how far its pages are scrolled: places on this site, nothing about a person. */
const POSITIONS_KEY = 'tapa-scroll-positions';

/** Places whose positions are kept; those that were opened first are forgotten first. */
export const MAX_POSITIONS = 50;

const isPosition = (entry: [string, unknown]): entry is [string, number] => Number.isFinite(entry[1]);

/** The positions that the tab has kept, by place; none where it kept nothing of use. */
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
    // Where the tab cannot remember them, pages open at their top after a reload.
  }
}

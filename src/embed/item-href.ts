import { safeHref } from './safe-href';

/**
 * The page of a row: its id, encoded, at the end of the page's `link-base`.
 *
 * @param base - a whole address
 * @returns undefined without a base, or with an id that cannot stand in a path
 */
export function itemHref(id: string | number, base: string | undefined): string | undefined {
  const text = String(id);
  // Browsers take '.' and '..' for directions, even encoded.
  if (base === undefined || text === '' || text === '.' || text === '..') return undefined;
  try {
    return safeHref(encodeURIComponent(text), base);
  } catch {
    // Half of a surrogate pair.
    return undefined;
  }
}

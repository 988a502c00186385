import { pathSegment } from '../../lib/path-segment';

/**
 * An address that a link may have: http or https, relative ones resolved.
 *
 * @param base - what a relative address is relative to; without it none is safe
 * @returns undefined for everything else: scripts, data, nonsense
 */
export function safeHref(raw: string, base: string | undefined): string | undefined {
  try {
    const url = new URL(raw, base);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The page of a row: its id, encoded, at the end of the page's `link-base`.
 *
 * @param base - a whole address
 * @returns undefined without a base, or with an id that cannot stand in a path
 */
export function itemHref(id: string | number, base: string | undefined): string | undefined {
  const segment = pathSegment(id);
  return segment && safeHref(segment, base);
}

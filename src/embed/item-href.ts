import { pathSegment } from '../lib/path-segment';
import { safeHref } from './safe-href';

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

import { pathSegment } from '../../lib/text.js';

/**
 * An address of http or https, relative ones resolved; undefined for scripts, data and nonsense.
 *
 * @param base - what a relative address is relative to; without it none is safe
 */
export function safeHref(raw: string, base: string | undefined): string | undefined {
  try {
    const url = new URL(raw, base);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/** The page of a row: its id, encoded, at the end of `link-base`; undefined for an id that cannot stand in a path. */
export function itemHref(id: string | number, base: string | undefined): string | undefined {
  const segment = pathSegment(id);
  return segment && safeHref(segment, base);
}

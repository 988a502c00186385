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

/**
 * An id as one segment of a path. It comes from outside and may hold anything: it is encoded.
 *
 * @returns undefined for one that cannot stand in a path
 */
export function pathSegment(id: string | number): string | undefined {
  const text = String(id);
  // Browsers take '.' and '..' for directions, even encoded.
  if (text === '' || text === '.' || text === '..') return undefined;
  try {
    return encodeURIComponent(text);
  } catch {
    // Half of a surrogate pair.
    return undefined;
  }
}

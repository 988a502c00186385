import type { Booking } from '../../domain';

/**
 * The page of a booking (spec section 2). An id comes from outside and may hold anything: it is encoded, and one that
 * cannot stand in a path leads nowhere.
 *
 * @returns undefined without a usable id
 */
export function bookingHref({ id }: Pick<Booking, 'id'>): string | undefined {
  const text = String(id);
  // Browsers take '.' and '..' for directions, even encoded.
  if (text === '' || text === '.' || text === '..') return undefined;
  try {
    return `/booking/${encodeURIComponent(text)}`;
  } catch {
    // Half of a surrogate pair.
    return undefined;
  }
}

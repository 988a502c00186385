import type { Booking } from '../../domain/index.js';
import { pathSegment } from '../../lib/text.js';

/**
 * The page of a booking (spec: 2.route-booking).
 *
 * @returns undefined without a usable id
 */
export function bookingHref({ id }: Pick<Booking, 'id'>): string | undefined {
  const segment = pathSegment(id);
  return segment && `/booking/${segment}`;
}

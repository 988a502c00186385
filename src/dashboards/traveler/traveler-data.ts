import type { Booking, Listing, SanitizedList } from '../../domain';
import type { LoadingParts } from '../shared';

/** The reads of the traveler dashboard (spec section 7). */
export type TravelerDataPart = 'bookings' | 'listings';

/** What the tabs show: sanitised, with what is still on the way. */
export interface TravelerData {
  readonly bookings: SanitizedList<Booking>;
  readonly listings: SanitizedList<Listing>;
  readonly loading: LoadingParts<TravelerDataPart> | undefined;
  readonly now: Date;
}

import { bookings, listings } from '../../domain/index.js';
import { type DataOf, defineReads } from '../define-reads.js';

/** The reads of the traveler dashboard, for every role. */
export const TRAVELER_READS = /* @__PURE__ */ defineReads({
  /** Answer of `GET /api/bookings`, raw. Without a list: sample bookings, marked as such. */
  bookings: { path: '/api/bookings', label: 'read.trips', isEmptyWhenFailed: true, entity: bookings },
  /** Answer of `GET /api/listings?category=cultural`, raw: read like `bookings`. */
  listings: {
    path: '/api/listings?category=cultural',
    label: 'read.recommendations',
    isEmptyWhenFailed: true,
    entity: listings,
  },
});

export type TravelerData = DataOf<typeof TRAVELER_READS>;

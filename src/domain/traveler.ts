import { pathSegment } from '../lib/text.js';
import { LISTING_CATEGORY } from './constants.js';
import type { DataOf } from './define-entity.js';
import { defineList, type RowOf } from './define-list.js';
import { fieldReader, isRecord } from './read-fields.js';
import { safeImageUrl } from './user.js';

/** A photo of what is offered, given by who offers it. */
export interface Photo {
  /** Its address: `https:`, a same-origin path, or a data URL of a raster picture. */
  readonly src: string;
  /** A description for readers who do not see it. Never empty. */
  readonly alt: string;
  /** Who took it, or who owns it. '' where that is not said. */
  readonly credit: string;
}

const read = /* @__PURE__ */ fieldReader('photo', { src: '', alt: '', credit: '' }, {});

/**
 * The photo that an answer carries: `{ src: 'https://…', alt: 'The stilt house at noon', credit: 'Mele Tuku' }`.
 *
 * @returns undefined where there is none to show: its address is not safe to load (`safeImageUrl`), or nothing says what it
 *   shows
 */
export function readPhoto(raw: unknown): Photo | undefined {
  if (!isRecord(raw)) return undefined;
  const { src: address, alt, credit } = read(raw);
  const src = safeImageUrl(address);
  return src !== undefined && alt ? { src, alt, credit } : undefined;
}

/** The traveler's bookings: `GET /api/bookings`. Dates are raw: pass them to the date formatters. */
export const bookings = /* @__PURE__ */ defineList({
  name: 'traveler bookings',
  fields: {
    id: '',
    listingTitle: { missing: 'booking-title' },
    destination: { missing: 'booking-destination' },
    checkIn: '',
    checkOut: '',
    status: 'confirmed',
  },
});
/** A sanitised booking. */
export type Booking = RowOf<typeof bookings>;

/**
 * The page of a booking (spec: 2.route-booking).
 *
 * @returns undefined without a usable id
 */
export function bookingHref({ id }: Pick<Booking, 'id'>): string | undefined {
  const segment = pathSegment(id);
  return segment && `/booking/${segment}`;
}

/** Cultural listings: `GET /api/listings?category=cultural`. `price` in the provider's currency a night. Each may carry a `photo`. */
export const listings = /* @__PURE__ */ defineList({
  name: 'traveler listings',
  fields: {
    id: '',
    title: { missing: 'booking-title' },
    rating: 4.8,
    price: 0,
    category: LISTING_CATEGORY,
    photo: readPhoto,
  },
});
/** A listing as a well-behaved API answers it. */
export type ListingData = DataOf<typeof listings>;
/** A sanitised listing. */
export type Listing = RowOf<typeof listings>;

import { pathSegment } from '../lib/text.js';
import { LISTING_CATEGORY } from './constants.js';
import type { DataOf } from './define-entity.js';
import { defineList, type RowOf } from './define-list.js';
import { fieldReader, isRecord } from './read-fields.js';
import { safeImageUrl } from './user.js';

/** Photo of a listing, given by its host. */
export interface Photo {
  /** Address: `https:`, a same-origin path, or a data URL of a raster picture. */
  readonly src: string;
  /** Alternative text. Never empty. */
  readonly alt: string;
  /** Photographer or owner; '' where unknown. */
  readonly credit: string;
}

const read = /* @__PURE__ */ fieldReader('photo', { src: '', alt: '', credit: '' }, {});

/**
 * Reads a photo: `{ src: 'https://…', alt: 'The stilt house at noon', credit: 'Mele Tuku' }`.
 *
 * @returns undefined without an `alt`, or where the address is not safe to load (`safeImageUrl`)
 */
export function readPhoto(raw: unknown): Photo | undefined {
  if (!isRecord(raw)) return undefined;
  const { src: address, alt, credit } = read(raw);
  const src = safeImageUrl(address);
  return src !== undefined && alt ? { src, alt, credit } : undefined;
}

/** Bookings of the traveler: `GET /api/bookings`. Dates are raw: pass them to the date formatters. */
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
/** Sanitised booking. */
export type Booking = RowOf<typeof bookings>;

/** Returns the path of a booking's page; undefined without a usable id (spec: 2.route-booking). */
export function bookingHref({ id }: Pick<Booking, 'id'>): string | undefined {
  const segment = pathSegment(id);
  return segment && `/booking/${segment}`;
}

/** Cultural listings: `GET /api/listings?category=cultural`. Prices are per night. */
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
/** Listing as the API should send it. */
export type ListingData = DataOf<typeof listings>;
/** Sanitised listing. */
export type Listing = RowOf<typeof listings>;

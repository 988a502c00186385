import type * as v from 'valibot';
import { entity } from '../sanitize/entity';
import { type Keyed, listSanitizer } from '../sanitize/list-sanitizer';
import { DEFAULT_EXPERIENCE_TITLE, DEFAULT_LISTING_RATING, LISTING_CATEGORY } from './traveler.constants';
import { SAMPLE_LISTINGS } from './traveler.samples';

const LISTING_DEFAULTS = {
  id: '',
  title: DEFAULT_EXPERIENCE_TITLE,
  rating: DEFAULT_LISTING_RATING,
  price: 0,
  category: LISTING_CATEGORY,
};

/** A listing (spec section 3). Price in US dollars a night. */
export const listingSchema = /* @__PURE__ */ entity(LISTING_DEFAULTS);

/** A listing as a well-behaved API answers it. */
export type ListingData = v.InferOutput<typeof listingSchema>;

/** A sanitised listing. */
export type Listing = Keyed<ListingData>;

/** Sanitises the answer of `GET /api/listings?category=cultural`. */
export const sanitizeListings = /* @__PURE__ */ listSanitizer(LISTING_DEFAULTS, SAMPLE_LISTINGS);

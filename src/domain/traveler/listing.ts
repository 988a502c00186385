import * as v from 'valibot';
import { figure, identifier, text } from '../sanitize/field';
import { type Keyed, listSanitizer } from '../sanitize/list-sanitizer';
import { DEFAULT_EXPERIENCE_TITLE, DEFAULT_LISTING_RATING, LISTING_CATEGORY } from './traveler.constants';
import { SAMPLE_LISTINGS } from './traveler.samples';

/** A listing (spec section 3). Price in US dollars a night. */
export const listingSchema = v.object({
  id: identifier(),
  title: text(DEFAULT_EXPERIENCE_TITLE),
  rating: figure(DEFAULT_LISTING_RATING),
  price: figure(),
  category: text(LISTING_CATEGORY),
});

/** A listing as a well-behaved API answers it. */
export type ListingData = v.InferOutput<typeof listingSchema>;

/** A sanitised listing. */
export type Listing = Keyed<ListingData>;

/** Sanitises the answer of `GET /api/listings?category=cultural`. */
export const sanitizeListings = /* @__PURE__ */ listSanitizer(listingSchema, SAMPLE_LISTINGS);

/** Title of a booking or listing without one (spec section 2). */
export const DEFAULT_EXPERIENCE_TITLE = 'Cultural Experience';
/** Destination of a booking without one (spec section 2). */
export const DEFAULT_DESTINATION = 'Papua New Guinea';
/** Status of a booking without one (spec section 4). */
export const DEFAULT_BOOKING_STATUS = 'confirmed';
/** Rating of a listing without one (spec section 2). */
export const DEFAULT_LISTING_RATING = 4.8;
/** The category of listings that the dashboard asks for (spec section 3). */
export const LISTING_CATEGORY = 'cultural';

/** The Wishlist Items tile, fixed (spec section 2). */
export const WISHLIST_ITEMS = 8;
/** The Travel Rating tile, fixed, of 5 (spec section 2). */
export const TRAVEL_RATING = 4.9;
/** The Destinations tile, fixed (spec section 2). */
export const DESTINATIONS_VISITED = 5;
/** The third count of the My Trips tab, fixed (spec section 2). */
export const COUNTRIES_VISITED = 5;

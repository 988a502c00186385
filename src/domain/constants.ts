// Figures and limits that the product fixes: they are shown as they are and never marked as sample data. Apart from the
// entities, so that a public page that names one loads no entity.

/** The Wishlist Items tile (spec: 2.traveler-tiles). */
export const WISHLIST_ITEMS = 8;
/** The Travel Rating tile, of 5 (spec: 2.traveler-tiles). */
export const TRAVEL_RATING = 4.9;
/** The best of all ratings. */
export const BEST_RATING = 5;
/** The Destinations tile (spec: 2.traveler-tiles). */
export const DESTINATIONS_VISITED = 5;
/** The third count of the My Trips tab (spec: 2.traveler-trip-counts). */
export const COUNTRIES_VISITED = 5;
/** The category of listings that the traveler dashboard asks for (spec: 3.listing-category). */
export const LISTING_CATEGORY = 'cultural';

// The rewards programme (spec: 2.traveler-rewards, 9.rewards-figures).

/** Points that can be spent. */
export const REWARDS_POINTS = 1250;
/** Points that are missing to the next level. */
export const POINTS_TO_NEXT_LEVEL = 250;
/** Progress towards the next level, in percent. */
export const REWARDS_PROGRESS = 75;
/** Number of benefits of the level. */
export const REWARDS_BENEFITS = 8;

/** Conversion on the travel agent's Analytics tab, in percent (spec: 9.percentages). */
export const CONVERSION_PERCENT = 78;
/** Retention on the travel agent's Analytics tab, in percent (spec: 9.percentages). */
export const RETENTION_PERCENT = 89;

/** Platform commission on tour revenue, in percent (spec: 9.commission). */
export const PLATFORM_COMMISSION_PERCENT = 15;
/** Team satisfaction on the tour organizer's Analytics tab, in percent (spec: 9.percentages). */
export const TEAM_SATISFACTION_PERCENT = 96;

// How many items the lists of Overview tabs show: the first, in the order of the answer.

/** A list of bookings, listings, providers or policies (spec: 9.first-three). */
export const OVERVIEW_ITEMS = 3;
/** The organizer's tours (spec: 9.first-two). */
export const OVERVIEW_TOURS = 2;
/** How many of those who wait for a decision are shown: the company's travel requests, the organizer's applications (spec: 9.first-two). */
export const OVERVIEW_REQUESTS = 2;
/** The company's team members (spec: 9.first-three). */
export const OVERVIEW_TEAM_MEMBERS = 3;

/** How many things of one kind need the reader, where several kinds wait. */
export const NEEDS_OF_A_KIND = 2;
/** How many rows a list of 'Needs you' has that begins with the first two of an overview: the others are the soonest of the rest. */
export const NEEDED_ROWS = 3;

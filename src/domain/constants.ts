// Fixed figures and limits of the product, never marked as sample data. Apart from the entities, so that a
// public page that uses one loads no entity.

/** Highest possible rating. */
export const BEST_RATING = 5;
/** Category of the listings on the traveler dashboard (spec: 3.listing-category). */
export const LISTING_CATEGORY = 'cultural';

/** Platform commission on tour revenue, in percent (spec: 9.commission). */
export const PLATFORM_COMMISSION_PERCENT = 15;

// Lists of Overview tabs show only the first items of an answer.

/** Bookings, listings, providers or policies in a list (spec: 9.first-three). */
export const OVERVIEW_ITEMS = 3;
/** Tours of the organizer (spec: 9.first-two). */
export const OVERVIEW_TOURS = 2;
/** Pending travel requests of the company, or applications to the organizer (spec: 9.first-two). */
export const OVERVIEW_REQUESTS = 2;
/** Team members of the company (spec: 9.first-three). */
export const OVERVIEW_TEAM_MEMBERS = 3;

/** Rows of each kind in the travel agent's 'Needs you'. */
export const NEEDS_OF_A_KIND = 2;
/** Rows in another 'Needs you': the first two of the overview, then the soonest of the rest. */
export const NEEDED_ROWS = 3;

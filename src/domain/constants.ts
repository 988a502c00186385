// Figures and limits that the product fixes: they are shown as they are and never marked as sample data. Apart from the
// entities, so that a public page that names one loads no entity.

/** The best of all ratings. */
export const BEST_RATING = 5;
/** The category of listings that the traveler dashboard asks for (spec: 3.listing-category). */
export const LISTING_CATEGORY = 'cultural';

/** Platform commission on tour revenue, in percent (spec: 9.commission). */
export const PLATFORM_COMMISSION_PERCENT = 15;

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

// How many items the lists of Overview tabs show (spec sections 2 and 9, decision 34): the first, in the order of the
// answer.

/** A list of bookings, listings, providers or policies. */
export const OVERVIEW_ITEMS = 3;
/** Tours of the organizer. */
export const OVERVIEW_TOURS = 2;
/** What waits for a decision: the company's travel requests, the organizer's applications. */
export const OVERVIEW_REQUESTS = 2;
/** The company's team members. */
export const OVERVIEW_TEAM_MEMBERS = 3;

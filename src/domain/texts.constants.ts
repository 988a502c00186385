/** Shown for a destination that the data does not name. */
export const DESTINATION_TO_BE_CONFIRMED = 'Destination to be confirmed';

/**
 * The word behind a count: 'booking' for one, else 'bookings'.
 *
 * @param many - where it is not `one` with an s
 */
export const countNoun = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many);

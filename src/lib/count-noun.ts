import { formatNumber } from './format-number';

/**
 * The word behind a count, as the count is shown: 'booking' for one, else 'bookings'.
 *
 * @param many - where it is not `one` with an s
 */
export const countNoun = (count: number, one: string, many = `${one}s`): string =>
  formatNumber(count) === '1' ? one : many;

/** Names of the months, January first. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Days of each month, January first, in a year that is no leap year. */
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Where a day stands in the year, in months from its beginning: 1.5 is the middle of February. */
export const monthsBefore = (month: number, day: number): number =>
  month - 1 + (day - 1) / (DAYS[month - 1] ?? 31);

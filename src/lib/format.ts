/** The formatting that every figure and date of the library goes through: en-US, US dollars, calendar days. */
export {
  DATE_TO_BE_CONFIRMED,
  formatDate,
  formatDateRange,
  formatDateTile,
  formatDateWithWeekday,
  formatIsoDay,
} from './format-date';
export { formatMoney, formatMoneyCompact } from './format-money';
export {
  formatBadgeCount,
  formatNumber,
  formatNumberCompact,
  formatPercent,
  formatRating,
  NO_FIGURE,
  percentOf,
} from './format-number';

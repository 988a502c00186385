import { DATE_TO_BE_CONFIRMED } from '../../../lib/calendar-day.js';

export const formatMessages = {
  /** Stands where a date would, alone or in a range. */
  'format.unknown-date': DATE_TO_BE_CONFIRMED,
};

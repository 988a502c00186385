import { weekStart } from '../../i18n/week-start.js';
import { isoDay } from '../../lib/calendar-day.js';

/** An event of some days: a booking, a tour, a trip. */
export interface CalendarSpan {
  /** Tells it from the others. */
  key: string;
  /** Who and where: 'Aroha Ngata, Rarotonga'. */
  label: string;
  /** Its first day, as `YYYY-MM-DD`. */
  first: string;
  /** Its last day, as `YYYY-MM-DD`. */
  last: string;
  /** True where it waits for a decision. @default false */
  isPending?: boolean | undefined;
}

/** A day of a month, and what it shows. */
interface MonthDay {
  /** 1 to 31. */
  readonly day: number;
  /** Its column, from 0 for the first day of the locale's week. */
  readonly weekday: number;
  /** 'filled' where something stands, 'outlined' where all that there is waits for a decision. */
  readonly look: 'free' | 'filled' | 'outlined';
}

const MONTH = /^[1-9]\d{3}-(?:0[1-9]|1[0-2])$/;
const MONTH_LENGTH = 'YYYY-MM'.length;
const DAYS_OF_WEEK = 7;
const LOOKS = ['free', 'outlined', 'filled'] as const;

/** Returns whether a day of a span lies in a month. */
export const isOfMonth = ({ first, last }: CalendarSpan, month: string): boolean =>
  first.slice(0, MONTH_LENGTH) <= month && last.slice(0, MONTH_LENGTH) >= month;

/**
 * The days of a month, and what they show.
 *
 * @param month - `YYYY-MM`; of what is no month there are none
 * @param spans - those of the month are enough
 */
export function daysOfMonth(
  month: string,
  spans: readonly CalendarSpan[],
  locale: string,
): readonly MonthDay[] {
  if (!MONTH.test(month)) return [];
  const [year = 0, number = 0] = month.split('-').map(Number);
  // The day before the first of the next month.
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const ranks = new Uint8Array(count + 1);
  for (const { first, last, isPending } of spans) {
    const rank = isPending ? 1 : 2;
    // Days as text are in the order of time.
    for (let day = 1; day <= count; day += 1) {
      const text = isoDay({ year, month: number, day });
      if (first <= text && text <= last) ranks[day] = Math.max(ranks[day] ?? 0, rank);
    }
  }
  const begin = new Date(Date.UTC(year, number - 1, 1)).getUTCDay() - weekStart(locale) + DAYS_OF_WEEK;
  return Array.from({ length: count }, (_, index) => ({
    day: index + 1,
    weekday: (begin + index) % DAYS_OF_WEEK,
    look: LOOKS[ranks[index + 1] ?? 0] ?? 'free',
  }));
}

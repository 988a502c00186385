import { type CalendarDay, isoDay, MS_PER_DAY } from '../lib/calendar-day.js';
import { roundMoney } from '../lib/math.js';
import type { MonthValue } from './define-history.js';
import { isFigure } from './read-fields.js';

/** A span of the calendar on one band. */
export type VoyageScale = 'year' | 'month' | 'day';

/** Something with a day: a trip, a booking, a tour. */
export interface VoyageEntry {
  /** The day that it begins; null where that cannot be read. */
  readonly day: CalendarDay | null;
  /** True where it waits for a decision. */
  readonly isPending: boolean;
  /** Its value. @default 0; where none has one, cells have none */
  readonly value?: number | undefined;
}

/** One cell of a band: what falls into a year ('2027'), a month ('2027-03') or a day ('2027-03-12'). */
export interface VoyageCell {
  readonly period: string;
  /** How much stands; `null` where it is not known. */
  readonly confirmed: number | null;
  /** How much waits for a decision. @default 0 */
  readonly pending?: number | undefined;
  /** The value of all of it. */
  readonly value?: number | undefined;
}

/** Cells, and what fell into none. */
export interface Voyages {
  readonly cells: readonly VoyageCell[];
  /** How many entries have no day that can be read. */
  readonly undated: number;
}

/** So many cells have their gaps filled; beyond, only those that hold something are shown. */
const MOST_FILLED = 60;
/** How many characters of 'YYYY-MM-DD' name a period. */
const LENGTHS = { year: 4, month: 7, day: 10 } as const;

/** The period that a day falls into. */
export const periodOf = (day: CalendarDay, scale: VoyageScale = 'month'): string =>
  isoDay(day).slice(0, LENGTHS[scale]);

/** The period so many periods later, of the same kind; earlier below 0. */
export function periodAfter(period: string, count: number): string {
  const year = Number(period.slice(0, LENGTHS.year));
  const month = Number(period.slice(5, LENGTHS.month)) - 1;
  const pad = (part: number, length: number): string => String(part).padStart(length, '0');
  if (period.length === LENGTHS.year) return pad(year + count, 4);
  if (period.length === LENGTHS.day)
    return new Date(Date.parse(period) + count * MS_PER_DAY).toISOString().slice(0, LENGTHS.day);
  const months = year * 12 + month + count;
  return `${pad(Math.floor(months / 12), 4)}-${pad((months % 12) + 1, 2)}`;
}

/** Goes from one period to another, both too. After the year 9999 they are longer, and as texts in no order. */
function* periodsTo(first: string, last: string): Generator<string> {
  const isIn = (period: string): boolean => period.length === last.length && period <= last;
  for (let period = first; isIn(period); period = periodAfter(period, 1)) yield period;
}

/** All periods from the first to the last; those alone that are named where there are too many. */
function withGaps(sorted: readonly string[]): readonly string[] {
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return [];
  const all: string[] = [];
  for (const period of periodsTo(first, last)) if (all.push(period) > MOST_FILLED) return sorted;
  return all;
}

/**
 * Counts entries by the period that they begin in. Every entry is in one cell, or among the undated.
 *
 * @param scale - @default 'month'
 */
export function voyagesOf(entries: readonly VoyageEntry[], scale: VoyageScale = 'month'): Voyages {
  const counts = new Map<string, { confirmed: number; pending: number; value: number }>();
  const hasValues = entries.some(({ value }) => value !== undefined);
  for (const { day, isPending, value = 0 } of entries) {
    if (!day) continue;
    const period = periodOf(day, scale);
    const count = counts.get(period) ?? { confirmed: 0, pending: 0, value: 0 };
    count[isPending ? 'pending' : 'confirmed'] += 1;
    if (isFigure(count.value + value)) count.value += value;
    counts.set(period, count);
  }
  const cells = withGaps([...counts.keys()].sort()).map((period) => {
    const { value, ...count } = counts.get(period) ?? { confirmed: 0, pending: 0, value: 0 };
    return { period, ...count, ...(hasValues && { value: roundMoney(value) }) };
  });
  return { cells, undated: entries.filter(({ day }) => !day).length };
}

/**
 * Counts entries in the months from today's on, those without any too. What begins in other months, or on no day that can be
 * read, is in none.
 *
 * @param count - how many months. @default 12
 */
export function monthsAhead(
  entries: readonly VoyageEntry[],
  today: CalendarDay,
  count = 12,
): readonly VoyageCell[] {
  const cells = new Map(voyagesOf(entries).cells.map((cell) => [cell.period, cell]));
  return Array.from({ length: count }, (_, index) => {
    const period = periodAfter(periodOf(today), index);
    return cells.get(period) ?? { period, confirmed: 0, pending: 0 };
  });
}

/**
 * The last months of a history as cells, up to its latest. A month that the history leaves out is not known, and no zero.
 *
 * @param count - how many. @default 12
 */
export function monthCells(months: readonly MonthValue[], count = 12): readonly VoyageCell[] {
  const last = months.at(-1);
  if (!last) return [];
  const values = new Map(months.map(({ month, value }) => [month, value]));
  const first = months.find(({ month }) => month > periodAfter(last.month, -count))?.month ?? last.month;
  return Array.from(periodsTo(first, last.month), (period) => ({
    period,
    confirmed: values.get(period) ?? null,
  }));
}

/** Returns the count of a cell in all; `null` where it is not known, or no finite number. */
export function totalOf({ confirmed, pending = 0 }: VoyageCell): number | null {
  const total = confirmed === null ? null : confirmed + pending;
  return isFigure(total) ? total : null;
}

/** A cell has so many triangles in a row. */
export const TRIANGLES_A_ROW = 5;
/** So many things are drawn one by one. */
const MOST_SINGLE = 60;
/** Else so many triangles are in the highest cell at most: ten rows. */
const MOST_TRIANGLES = 50;
/** None is more than twice the one before, so that the highest cell has five rows at least. */
const STEPS = [1, 2, 2.5, 4, 5] as const;

/** How much one triangle is: 1 while the most in a cell is 60 or less, else so much that it has five to ten rows. */
export const unitOf = (most: number): number => stepOf(most, MOST_TRIANGLES);

/** The same for one row as wide as its panel: 60 triangles at most. */
export const rowUnitOf = (whole: number): number => stepOf(whole, MOST_SINGLE);

/** The first step by which the most is no more than so many triangles. */
function stepOf(most: number, triangles: number): number {
  if (!isFigure(most) || most <= MOST_SINGLE) return 1;
  for (let power = 1; ; power *= 10) {
    const step = STEPS.find(
      (each) => (each * power) % 1 === 0 && Math.round(most / (each * power)) <= triangles,
    );
    if (step !== undefined) return step * power;
  }
}

/** How many triangles a cell has. */
export type Triangles = Readonly<ReturnType<typeof trianglesOf>>;

/** Rounds a cell to whole triangles: their sum is that of the rounded total. */
export function trianglesOf(cell: VoyageCell, unit: number) {
  const all = wholeTriangles(totalOf(cell) ?? 0, unit);
  // No more than the total has: that is what the unit is made for.
  const filled = Math.min(all, wholeTriangles(cell.confirmed ?? 0, unit));
  return { filled, outlined: all - filled };
}

/** How many triangles an amount is; none below 0, and none where it is no finite number. */
export const wholeTriangles = (amount: number, unit: number): number =>
  isFigure(amount) ? Math.max(0, Math.round(amount / unit)) : 0;

import { type CalendarDay, isoDay, MS_PER_DAY } from '../lib/calendar-day.js';
import { roundMoney } from '../lib/math.js';
import type { MonthValue } from './define-history.js';
import { isFigure } from './read-fields.js';

/** Period of one cell on a band. */
export type VoyageScale = 'year' | 'month' | 'day';

/** Trip, booking or tour to count. */
export interface VoyageEntry {
  /** First day; null where unreadable. */
  readonly day: CalendarDay | null;
  /** True where it awaits a decision. */
  readonly isPending: boolean;
  /** Amount of money. @default 0; cells have no value if no entry has one */
  readonly value?: number | undefined;
}

/** Cell of a band: a year ('2027'), a month ('2027-03') or a day ('2027-03-12'). */
export interface VoyageCell {
  readonly period: string;
  /** Confirmed count; null where unknown. */
  readonly confirmed: number | null;
  /** Count that awaits a decision. @default 0 */
  readonly pending?: number | undefined;
  /** Amount of money of all entries. */
  readonly value?: number | undefined;
}

/** Counted entries. */
export interface Voyages {
  readonly cells: readonly VoyageCell[];
  /** Number of entries without a readable day. */
  readonly undated: number;
}

/** With more periods than this, those without entries have no cell. */
const MAX_CELLS_WITH_GAPS = 60;
/** Characters of 'YYYY-MM-DD' in a period. */
const LENGTHS = { year: 4, month: 7, day: 10 } as const;

/** Returns the period of a day. */
export const periodOf = (day: CalendarDay, scale: VoyageScale = 'month'): string =>
  isoDay(day).slice(0, LENGTHS[scale]);

/** Returns the period `count` periods later; earlier for a negative count. */
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

/** Yields all periods from the first to the last. Stops at year 9999: longer texts do not sort by date. */
function* periodsTo(first: string, last: string): Generator<string> {
  const isIn = (period: string): boolean => period.length === last.length && period <= last;
  for (let period = first; isIn(period); period = periodAfter(period, 1)) yield period;
}

function withGaps(sorted: readonly string[]): readonly string[] {
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return [];
  const all: string[] = [];
  for (const period of periodsTo(first, last)) if (all.push(period) > MAX_CELLS_WITH_GAPS) return sorted;
  return all;
}

/**
 * Counts entries by the period of their first day.
 *
 * @param scale - length of a period. @default 'month'
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

/** Counts entries in each of the next months, from today's on. Entries of other months are ignored. */
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
 * Returns the last months of a history as cells. A missing month is unknown, not 0.
 *
 * @param count - maximum number of cells. @default 12
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

/** Returns confirmed and pending together; null where unknown or not finite. */
export function totalOf({ confirmed, pending = 0 }: VoyageCell): number | null {
  const total = confirmed === null ? null : confirmed + pending;
  return isFigure(total) ? total : null;
}

export const TRIANGLES_A_ROW = 5;
/** Up to this count, each triangle is one entry. */
const MAX_SINGLE = 60;
/** Above it, the highest cell has at most this many: ten rows. */
const MAX_TRIANGLES = 50;
/** None is more than twice the one before, so that the highest cell has at least five rows. */
const STEPS = [1, 2, 2.5, 4, 5] as const;

/** Returns the count that one triangle stands for, given the highest count of a cell. */
export const unitOf = (most: number): number => stepOf(most, MAX_TRIANGLES);

/** Returns the same for triangles in one row, as wide as its panel. */
export const rowUnitOf = (whole: number): number => stepOf(whole, MAX_SINGLE);

function stepOf(most: number, triangles: number): number {
  if (!isFigure(most) || most <= MAX_SINGLE) return 1;
  for (let power = 1; ; power *= 10) {
    const step = STEPS.find(
      (each) => (each * power) % 1 === 0 && Math.round(most / (each * power)) <= triangles,
    );
    if (step !== undefined) return step * power;
  }
}

export type Triangles = Readonly<ReturnType<typeof trianglesOf>>;

/** Returns whole triangles, whose sum is the rounded total. */
export function trianglesOf(cell: VoyageCell, unit: number) {
  const all = wholeTriangles(totalOf(cell) ?? 0, unit);
  // The unit limits the triangles of the total only.
  const filled = Math.min(all, wholeTriangles(cell.confirmed ?? 0, unit));
  return { filled, outlined: all - filled };
}

/** Returns whole triangles of an amount; 0 for one that is negative or not finite. */
export const wholeTriangles = (amount: number, unit: number): number =>
  isFigure(amount) ? Math.max(0, Math.round(amount / unit)) : 0;

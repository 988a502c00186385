import { largestOf, within } from '../../lib/math.js';

/** A value that is drawn; `null` leaves a gap. */
export type TrendValue = number | null;

/** Figures are written up to this one; a line rises no further. */
const HIGHEST = 999e12;
/** The axis has about so many steps. */
const STEPS = 4;
const NICE = [1, 2, 2.5, 5, 10] as const;

/** Returns a value if it is a finite number. */
export const known = (value: TrendValue): TrendValue => (Number.isFinite(value) ? value : null);

/** The parts of it that can be drawn. */
export const drawable = (value: TrendValue): TrendValue => (value === null ? null : within(value, HIGHEST));

/** The axis of a chart: evenly spaced round values, from the lowest to the highest. Zero is always one of them. */
export interface TrendScale {
  readonly ticks: readonly number[];
  /** Where a value stands, in percent from the top. */
  readonly place: (value: number) => number;
}

/** The least round number, and whole, that is no less than a step. */
function roundStep(step: number): number {
  if (step <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(step));
  const times = NICE.find((each) => each * power >= step && (each * power) % 1 === 0) ?? 10;
  return times * power;
}

/** The axis that holds all values. */
export function scaleOf(values: readonly TrendValue[]): TrendScale {
  const highest = largestOf(values.map((value) => value ?? 0));
  const lowest = -largestOf(values.map((value) => -(value ?? 0)));
  const step = roundStep((highest - lowest) / STEPS);
  const first = Math.floor(lowest / step);
  const last = Math.max(first + 1, Math.ceil(highest / step));
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  const [bottom, top] = [first * step, last * step];
  return { ticks, place: (value) => (1 - (value - bottom) / (top - bottom)) * 100 };
}

/** Where the middle of a cell is, in percent from the start. */
export const middleOf = (index: number, count: number): number => ((index + 0.5) / count) * 100;

const short = (place: number): string => String(Math.round(place * 100) / 100);

/** The drawing of a row of values, in a field of 100 by 100. */
export interface TrendPaths {
  /** A line through what is known, broken where it is not. */
  readonly line: string;
  /** The ground between that line and zero. */
  readonly ground: string;
  /** Values without a neighbour, which no line goes through: their places in the row. */
  readonly alone: readonly number[];
}

/** Draws values, each in the middle of its cell. */
export function pathsOf(values: readonly TrendValue[], { place }: TrendScale): TrendPaths {
  const alone: number[] = [];
  let line = '';
  let ground = '';
  for (let start = 0; start < values.length; start += 1) {
    const points: string[] = [];
    let end = start;
    for (let value = values[end]; typeof value === 'number'; value = values[end]) {
      points.push(`${short(middleOf(end, values.length))} ${short(place(value))}`);
      end += 1;
    }
    if (points.length === 1) alone.push(start);
    if (points.length > 1) {
      const [from, to] = [start, end - 1].map((index) => short(middleOf(index, values.length)));
      line += `M${points.join('L')}`;
      ground += `M${from} ${short(place(0))}L${points.join('L')}L${to} ${short(place(0))}z`;
    }
    start = end;
  }
  return { line, ground, alone };
}

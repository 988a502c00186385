import { sharesOf, sumOf } from '../../domain/figures.js';
import { largestOf, within } from '../../lib/math.js';

/** One line of a list of bars. */
export interface Bar {
  /** The name: 'Tanna'. */
  label: string;
  /** How much. `null` and what is no finite number are not known; what is below 0 has no bar. */
  value: number | null;
  /** Under the label, quieter: '14 bookings'. @default nothing */
  note?: string | undefined;
  /** Where the line leads. @default nowhere */
  href?: string | undefined;
}

/** The whole of a bar: the largest value, the sum of all, or an amount of its own. */
export type BarScale = 'largest' | 'whole' | number;

/** A bar that can be drawn. */
export interface RankedBar extends Bar {
  /** Its length in percent, 0 to 100. */
  readonly length: number;
  /** Its share of all values in whole percent. */
  readonly share: number;
}

/** Bars to draw, and what those add up to for which there is no room. */
export interface RankedBars {
  readonly shown: readonly RankedBar[];
  readonly others: { readonly count: number; readonly value: number; readonly share: number };
}

/** Figures are written up to this one; a bar grows no further. */
const LONGEST = 999e12;

const known = (value: number | null): number | null => (Number.isFinite(value) ? value : null);
const sizeOf = (value: number | null): number => within(Math.max(0, known(value) ?? 0), LONGEST);

/** The largest first, what is not known last; what is equal keeps its order. */
function byValue({ value: one }: Bar, { value: other }: Bar): number {
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? 1 : -1;
  return other - one;
}

/**
 * Measures bars against each other, against their sum, or against an amount.
 *
 * @param limit - so many are shown; a single one beyond is shown too, since its sum would take as much room
 */
export function rankBars(
  given: readonly Bar[],
  scale: BarScale,
  isRanked: boolean,
  limit: number,
): RankedBars {
  const bars = given.map((bar) => ({ ...bar, value: known(bar.value) }));
  if (isRanked) bars.sort(byValue);
  const sizes = bars.map(({ value }) => sizeOf(value));
  const whole = scale === 'largest' ? largestOf(sizes) : scale === 'whole' ? sumOf(sizes) : scale;
  const shares = sharesOf(sizes);
  const ranked = bars.map((bar, index) => ({
    ...bar,
    length: whole > 0 ? Math.min(100, ((sizes[index] ?? 0) / whole) * 100) : 0,
    share: shares[index] ?? 0,
  }));
  const most = limit >= 1 ? Math.floor(limit) : 1;
  const shown = ranked.length <= most + 1 ? ranked : ranked.slice(0, most);
  const rest = sumOf(sizes.slice(shown.length));
  const ofRest = sharesOf([sumOf(sizes.slice(0, shown.length)), rest])[1] ?? 0;
  return { shown, others: { count: ranked.length - shown.length, value: rest, share: ofRest } };
}

export const within = (value: number, limit: number): number => Math.max(-limit, Math.min(limit, value));

/** Rounds to 15 digits first, the precision of a number: 8.575 * 100 is a little less than 857.5. */
export function roundTo(value: number, decimals: number): number {
  // `toPrecision` is slow, and most numbers are whole.
  if (Number.isInteger(value)) return value + 0;
  const factor = 10 ** decimals;
  return +(+(value * factor).toPrecision(15)).toFixed() / factor + 0;
}

/** Most decimals of a currency (ISO 4217). */
const MAX_MONEY_DIGITS = 4;

// For sums and comparisons of amounts: 0.1 + 0.2 is a little more than 0.3.
export const roundMoney = (amount: number, digits: number = MAX_MONEY_DIGITS): number =>
  roundTo(amount, digits);

/** Limit of percentages, so that figures stay short. */
export const MAX_PERCENT = 999_999;

/** Returns a whole percentage, which may exceed 100; 0 when the total is zero or less. */
export function percentOf(part: number, total: number): number {
  return Number.isFinite(part) && total > 0 ? within(roundTo((part / total) * 100, 0), MAX_PERCENT) : 0;
}

/** Returns the largest number, at least 0. `Math.max(...figures)` fails for some ten thousand arguments. */
export const largestOf = (figures: readonly number[]): number =>
  figures.reduce((most, figure) => Math.max(most, figure), 0);

const short = (value: number): string => String(Math.round(value * 100) / 100);

// Returns a triangle for a path's `d`, from `start` on the line `base`.
export const triangle = (start: number, base: number, width: number, height: number): string =>
  `M${short(start)} ${short(base)}l${short(width / 2)}-${short(height)} ${short(width / 2)} ${short(height)}z`;

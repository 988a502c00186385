export const within = (value: number, limit: number): number => Math.max(-limit, Math.min(limit, value));

/** Looks at 15 digits, all that a number is sure of: 8.575 times 100 is a little less than the half that it means. */
export function roundTo(value: number, decimals: number): number {
  // Reading digits is slow, and most figures are whole.
  if (Number.isInteger(value)) return value + 0;
  const factor = 10 ** decimals;
  return +(+(value * factor).toPrecision(15)).toFixed() / factor + 0;
}

/** No currency has more decimals (ISO 4217). */
const MOST_MONEY_DIGITS = 4;

// Amounts are compared as this: in binary fractions 0.1 + 0.2 is a little more than 0.3.
export const roundMoney = (amount: number, digits: number = MOST_MONEY_DIGITS): number =>
  roundTo(amount, digits);

/** Percentages beyond are shown as this limit. */
export const MAX_PERCENT = 999_999;

/** A share in percent, rounded to a whole number; 0 when the total is zero or less. It may exceed 100. */
export function percentOf(part: number, total: number): number {
  return Number.isFinite(part) && total > 0 ? within(roundTo((part / total) * 100, 0), MAX_PERCENT) : 0;
}

/** The largest of figures, or 0. Not by `Math.max(...figures)`: browsers take only some ten thousand arguments. */
export const largestOf = (figures: readonly number[]): number =>
  figures.reduce((most, figure) => Math.max(most, figure), 0);

/** A number as paths have it: no more than two decimals. */
const short = (value: number): string => String(Math.round(value * 100) / 100);

// The one triangle of all charts, as a part of a path's `d`. It stands on `base`, from `start` on.
export const triangle = (start: number, base: number, width: number, height: number): string =>
  `M${short(start)} ${short(base)}l${short(width / 2)}-${short(height)} ${short(width / 2)} ${short(height)}z`;

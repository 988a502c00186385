/** A value held between `-limit` and `limit`. */
export const within = (value: number, limit: number): number => Math.max(-limit, Math.min(limit, value));

/**
 * Rounds to a number of decimals, halves away from zero as Intl does, and turns -0 into 0. It looks at 15 digits, all
 * that a number is sure of: 8.575 times 100 is a little less than the half that it means.
 */
export function roundTo(value: number, decimals: number): number {
  // Reading digits is slow, and most figures are whole.
  if (Number.isInteger(value)) return value + 0;
  const factor = 10 ** decimals;
  return +(+(value * factor).toPrecision(15)).toFixed() / factor + 0;
}

/** No currency has more decimals (ISO 4217). */
const MOST_MONEY_DIGITS = 4;

/**
 * An amount of money without fractions of the currency's smallest unit. Amounts are compared as this: in binary fractions
 * 0.1 + 0.2 is a little more than 0.3.
 *
 * @param digits - decimals of the currency. @default 4, where only what comes of binary fractions is to go
 */
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

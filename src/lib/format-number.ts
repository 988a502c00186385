/** Shown where there is no figure at all (DESIGN 'Stat tile'): an en dash. */
export const NO_FIGURE = '–';

/** Figures beyond are shown as this limit with a plus sign: no dashboard counts further. */
const FIGURE_LIMIT = 999e12;
/** A figure of this many characters goes compact (DESIGN 'Stat tile'). */
const COMPACT_FROM_LENGTH = 10;
const MAX_BADGE_COUNT = 99;
const MAX_PERCENT = 999_999;

/**
 * A number with thousands separators and so many decimals, at most 2, as en-US writes it. Intl writes the same, but
 * building its first formatter takes a phone longer than everything else about a screen's figures.
 *
 * @param value - rounded to these decimals already
 */
export const grouped = (value: number, decimals = 0): string =>
  value.toFixed(decimals).replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/** An Intl formatter in en-US that is built when first needed and then kept: building one is the slow part. */
export function numberFormat(options: Intl.NumberFormatOptions): (value: number) => string {
  let formatter: Intl.NumberFormat | undefined;
  return (value) => {
    formatter ??= new Intl.NumberFormat('en-US', options);
    return formatter.format(value);
  };
}

/**
 * Runs a formatter so that it is total: no figure for what is not finite, an upper limit, no negative zero, and a
 * true minus sign (U+2212), which screen readers speak and a hyphen is not.
 */
export function formatSafely(value: number, format: (value: number) => string): string {
  if (!Number.isFinite(value)) return NO_FIGURE;
  const shown = within(value, FIGURE_LIMIT);
  const text = format(shown);
  return (shown === value ? text : `${text}+`).replace('-', '−');
}

/**
 * Rounds to a number of decimals, halves away from zero as Intl does, and turns -0 into 0. It looks at 15 digits, all that
 * a number is sure of: 8.575 times 100 is a little less than the half that it means.
 */
export function roundTo(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return +(+(value * factor).toPrecision(15)).toFixed() / factor + 0;
}

/** A formatter that takes the full form where it is short, else the compact one. */
export const orCompact =
  (full: (value: number) => string, compact: (value: number) => string) =>
  (value: number): string => {
    const text = full(value);
    return text.length < COMPACT_FROM_LENGTH ? text : formatSafely(value, compact);
  };

/** How a figure is shortened: '1.28B'. */
export const COMPACT = { notation: 'compact', maximumSignificantDigits: 3 } as const;

/** A whole number with thousands separators: '1,250'. Not finite: an en dash. */
export const formatNumber = (value: number): string =>
  // Most are whole already, and rounding is slow: it reads digits.
  formatSafely(value, (v) => grouped(v % 1 ? roundTo(v, 0) : v));

/** As `formatNumber`, but compact from 10 characters on: '1.28B'. */
export const formatNumberCompact = /* @__PURE__ */ orCompact(
  formatNumber,
  /* @__PURE__ */ numberFormat(COMPACT),
);

/** A rating with one decimal (decision 16): '4.8'. Not finite: an en dash. */
export const formatRating = (value: number): string => formatSafely(value, (v) => grouped(roundTo(v, 1), 1));

/**
 * A share in percent, rounded to a whole number; 0 when the total is zero or less (decision 16). May exceed 100
 * (decision 35).
 */
export function percentOf(part: number, total: number): number {
  return Number.isFinite(part) && total > 0 ? within(roundTo((part / total) * 100, 0), MAX_PERCENT) : 0;
}

/** A percentage given as 0 to 100, rounded: '72%'. Not finite: an en dash. */
export const formatPercent = (percent: number): string =>
  formatSafely(percent, (v) => `${grouped(roundTo(within(v, MAX_PERCENT), 0))}%`);

/** A badge's count: whole, never below 0, '99+' above 99 (spec section 2). Not finite: '0'. */
export function formatBadgeCount(count: number): string {
  if (!Number.isFinite(count) || count < 1) return '0';
  return count > MAX_BADGE_COUNT ? `${MAX_BADGE_COUNT}+` : String(Math.floor(count));
}

function within(value: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, value));
}

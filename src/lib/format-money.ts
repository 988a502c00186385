import { COMPACT, formatSafely, numberFormat, orCompact, roundTo } from './format-number';

/** US dollars in en-US format (spec section 9). */
const DOLLARS = { style: 'currency', currency: 'USD' } as const;

const wholeDollars = /* @__PURE__ */ numberFormat({ ...DOLLARS, maximumFractionDigits: 0 });
const dollarsAndCents = /* @__PURE__ */ numberFormat(DOLLARS);

/**
 * US dollars, without cents when whole (decision 16): '$1,250', '$1,250.50', '−$7,020'. Not finite: an en dash.
 *
 * @param dollars - amount in dollars, not cents
 */
export const formatMoney = (dollars: number): string =>
  formatSafely(dollars, (value) => {
    const rounded = roundTo(value, 2);
    return Number.isInteger(rounded) ? wholeDollars(rounded) : dollarsAndCents(rounded);
  });

/** As `formatMoney`, but compact from 10 characters on (DESIGN 'Stat tile'): '$1.28B'. */
export const formatMoneyCompact = /* @__PURE__ */ orCompact(
  formatMoney,
  /* @__PURE__ */ numberFormat({ ...DOLLARS, ...COMPACT }),
);

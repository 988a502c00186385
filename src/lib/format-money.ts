import { COMPACT, formatSafely, grouped, numberFormat, orCompact, roundTo } from './format-number';

/**
 * US dollars in en-US format (spec section 9), without cents when whole (decision 16): '$1,250', '$1,250.50', '−$7,020'.
 * Not finite: an en dash.
 *
 * @param dollars - amount in dollars, not cents
 */
export const formatMoney = (dollars: number): string =>
  formatSafely(dollars, (value) => {
    const rounded = roundTo(value, 2);
    // The sign of the currency stands before the first digit, and thus behind a minus sign.
    return grouped(rounded, rounded % 1 ? 2 : 0).replace(/\d/, '$$$&');
  });

/** As `formatMoney`, but compact from 10 characters on (DESIGN 'Stat tile'): '$1.28B'. */
export const formatMoneyCompact = /* @__PURE__ */ orCompact(
  formatMoney,
  /* @__PURE__ */ numberFormat({ style: 'currency', currency: 'USD', ...COMPACT }),
);

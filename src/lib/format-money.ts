import { COMPACT, formatSafely, grouped, numberFormat, orCompact, roundTo } from './format-number';

/**
 * US dollars in en-US format (spec section 9), without cents when whole (decision 16): '$1,250', '$1,250.50', '−$7,020'. Not finite: an en dash.
 *
 * @param dollars - amount in dollars, not cents
 */
export const formatMoney = (dollars: number): string =>
  formatSafely(dollars, (value) => {
    const rounded = roundTo(value, 2);
    const text = grouped(Math.abs(rounded), Number.isInteger(rounded) ? 0 : 2);
    return `${rounded < 0 ? '-' : ''}$${text}`;
  });

/** As `formatMoney`, but compact from 10 characters on (DESIGN 'Stat tile'): '$1.28B'. */
export const formatMoneyCompact = /* @__PURE__ */ orCompact(
  formatMoney,
  /* @__PURE__ */ numberFormat({ style: 'currency', currency: 'USD', ...COMPACT }),
);

import { formatMoney, formatMoneyCompact } from '../../lib/format-money';
import { formatNumber, formatNumberCompact, formatPercent, formatRating } from '../../lib/format-number';

/** How a numeric figure is written: '1,250', '$1,250', '64%' or '4.8'. */
export type FigureFormat = 'number' | 'money' | 'percent' | 'rating';

export interface Figure {
  /** What the tile shows. */
  text: string;
  /** The whole value, when `text` is its compact form. */
  full?: string;
}

const FULL = { number: formatNumber, money: formatMoney, percent: formatPercent, rating: formatRating };
const COMPACT = { ...FULL, number: formatNumberCompact, money: formatMoneyCompact };

/** The text of a figure; `null` when there is none (absent, empty or not finite). */
export function formatFigure(value: number | string | null | undefined, format: FigureFormat): Figure | null {
  if (typeof value === 'string') return value.trim() ? { text: value } : null;
  if (typeof value !== 'number' || !Number.isFinite(value)) return null;
  const full = FULL[format](value);
  const text = COMPACT[format](value);
  return text === full ? { text } : { text, full };
}

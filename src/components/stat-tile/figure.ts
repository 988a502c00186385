import type { FigureFormatters } from '../../i18n/figure-formatters.js';

/** How a numeric figure is written: '1,250', '$1,250', '64%' or '4.8'. */
export type FigureFormat = 'number' | 'money' | 'percent' | 'rating';

export interface Figure {
  /** The name of the figure. */
  text: string;
  /** The whole value, when `text` is its compact form. */
  full?: string | undefined;
}

/** The shorter way of those that have one. */
const COMPACT: Partial<Record<FigureFormat, 'compactNumber' | 'compactMoney'>> = {
  number: 'compactNumber',
  money: 'compactMoney',
};

/** The text of a figure; `null` when there is none (absent, empty or not finite). */
export function formatFigure(
  formatters: FigureFormatters,
  value: number | string | null | undefined,
  format: FigureFormat,
): Figure | null {
  if (typeof value === 'string') return value.trim() ? { text: value } : null;
  if (typeof value !== 'number' || !Number.isFinite(value)) return null;
  const full = formatters[format](value);
  const compact = COMPACT[format];
  const text = compact ? formatters[compact](value) : full;
  return text === full ? { text } : { text, full };
}

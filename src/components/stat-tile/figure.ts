import type { FigureFormatters } from '../../i18n/figure-formatters.js';

/** Format of a number: '1,250', '$1,250', '64%' or '4.8'. */
export type FigureFormat = 'number' | 'money' | 'percent' | 'rating';

export interface Figure {
  text: string;
  /** Full number, where `text` is compact. */
  full?: string | undefined;
}

const COMPACT: Partial<Record<FigureFormat, 'compactNumber' | 'compactMoney'>> = {
  number: 'compactNumber',
  money: 'compactMoney',
};

/** Returns `null` for absent, empty and non-finite values. */
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

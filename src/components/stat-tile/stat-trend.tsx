'use client';
import { trendMessages } from '../../i18n/compiled/en/trend.js';
import { useFigures } from '../../i18n/use-figures.js';
import { useMessages } from '../../i18n/use-messages.js';
import { Sparkline } from '../sparkline/index.js';
import { type FigureFormat, formatFigure } from './figure.js';

export interface StatTrendProps {
  /** Values in order. `null` leaves a gap. With fewer than two nothing is shown. */
  values: readonly (number | null)[];
  /** Description for screen readers. @default 'From $14,000 to $18,460', the first and the last value */
  'aria-label'?: string | undefined;
  /** Format of the values in the description. @default 'number' */
  format?: FigureFormat | undefined;
  /** Index of the current value. @default the last */
  current?: number | undefined;
}

/**
 * Sparkline of a `StatTile`, separate so that tiles without one do not include its code. Hidden on phones,
 * where it does not fit.
 *
 * @example
 * <StatTile label="Commissions" value={18460} format="money"
 *   trend={<StatTrend format="money" values={[14000, 15600, 18460]} />} />
 */
export function StatTrend({ values, 'aria-label': label, format = 'number', ...rest }: StatTrendProps) {
  const formatters = useFigures();
  const t = useMessages(trendMessages);
  const known = values.filter((value) => Number.isFinite(value));
  if (known.length < 2) return null;
  const write = (value: number | null | undefined): string =>
    formatFigure(formatters, value, format)?.text ?? '';
  return (
    <Sparkline
      aria-label={label ?? t['trend.from-to']({ first: write(known[0]), last: write(known.at(-1)) })}
      values={values}
      className="t:ms-auto t:self-end t:mb-1 t:@max-phone:hidden"
      {...rest}
    />
  );
}

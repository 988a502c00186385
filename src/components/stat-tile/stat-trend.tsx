'use client';
import { trendMessages } from '../../i18n/compiled/en/trend.js';
import { useFigures } from '../../i18n/use-figures.js';
import { useMessages } from '../../i18n/use-messages.js';
import { Sparkline } from '../sparkline/index.js';
import { type FigureFormat, formatFigure } from './figure.js';

export interface StatTrendProps {
  /** The values, in order. `null` leaves a gap. With fewer than two there is nothing to show. */
  values: readonly (number | null)[];
  /** A description in one sentence for screen readers. @default from which to which they go: 'From $14,000 to $18,460' */
  'aria-label'?: string | undefined;
  /** How they are written in that sentence. @default 'number' */
  format?: FigureFormat | undefined;
  /** The present one. @default the last */
  current?: number | undefined;
}

/**
 * The sparkline of a `StatTile`, a part of its own so that tiles without one do not carry it. Two tiles beside each other on
 * a phone have no room for it; the figure says where it ends.
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

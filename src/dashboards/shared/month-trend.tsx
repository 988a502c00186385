'use client';
import { StatTrend } from '../../components/stat-tile/index.js';
import type { History } from '../../domain/index.js';
import { monthCells } from '../../domain/voyages.js';
import { historyMessages } from '../../i18n/compiled/en/history.js';
import { useFormatters, usePeriods } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';

interface MonthTrendProps {
  of: string;
  /** Months of the answer; with fewer than two there is no sparkline. */
  history: History;
  /** Format of the figures. @default 'number' */
  format?: 'number' | 'money' | undefined;
}

/** Sparkline of a tile: the last twelve months, with a sentence that names the first and the last. */
export function MonthTrend({ of, history: { items }, format: kind = 'number' }: MonthTrendProps) {
  const format = useFormatters();
  const periods = usePeriods();
  const t = useMessages(historyMessages);
  const cells = monthCells(items);
  const [first, last] = [cells[0], cells.at(-1)];
  if (!first || !last) return null;
  const write = ({ confirmed }: typeof first): string => format[kind](confirmed ?? 0);
  return (
    <StatTrend
      aria-label={t['history.trend']({
        what: of,
        first: write(first),
        since: periods.full(first.period),
        last: write(last),
        until: periods.full(last.period),
      })}
      values={cells.map(({ confirmed }) => confirmed)}
    />
  );
}

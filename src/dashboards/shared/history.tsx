'use client';
import { PanelBody } from '../../components/panel/index.js';
import { StatTrend } from '../../components/stat-tile/index.js';
import { VoyageBand } from '../../components/voyage-band/index.js';
import { sumOf } from '../../domain/figures.js';
import type { History } from '../../domain/index.js';
import { monthCells } from '../../domain/voyages.js';
import { historyMessages } from '../../i18n/compiled/en/history.js';
import { useFormatters, usePeriods } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { DashboardPanel, type DashboardPanelProps } from './dashboard-parts.js';

interface MonthTrendProps {
  of: string;
  /** The months that the answer carries; with fewer than two there is no sparkline. */
  history: History;
  /** How they are written. @default 'number' */
  format?: 'number' | 'money' | undefined;
}

/** The sparkline of a tile: the last twelve months of a history, and a sentence that says from when to when. */
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

interface MonthsPanelProps extends Pick<DashboardPanelProps, 'slot' | 'title' | 'loading'> {
  /** The name of its triangles: 'Revenue'. */
  state: string;
  history: History;
}

/** Money by month, where the answer carries it. Without it there is nothing: no panel stands in its place. */
export function MonthsPanel({ slot, title, state, history, loading }: MonthsPanelProps) {
  const format = useFormatters();
  const t = useMessages(historyMessages);
  const cells = monthCells(history.items);
  if (cells.length === 0 || loading) return null;
  const known = cells.filter(({ confirmed }) => confirmed !== null);
  const sum = format.money(sumOf(known.map(({ confirmed }) => confirmed ?? 0)));
  return (
    <DashboardPanel
      slot={slot}
      title={title}
      dropped={history.dropped}
      resetKeys={[history]}
      footer={t['history.sum']({ sum, months: known.length }, format)}
    >
      <PanelBody>
        <VoyageBand aria-label={title} cells={cells} format="money" confirmed={state} />
      </PanelBody>
    </DashboardPanel>
  );
}

'use client';
import { PanelBody } from '../../components/panel/index.js';
import { VoyageBand } from '../../components/voyage-band/index.js';
import { sumOf } from '../../domain/figures.js';
import type { History } from '../../domain/index.js';
import { monthCells } from '../../domain/voyages.js';
import { historyMessages } from '../../i18n/compiled/en/history.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { DashboardPanel, type DashboardPanelProps } from './dashboard-parts.js';

interface MonthsPanelProps extends Pick<DashboardPanelProps, 'slot' | 'title' | 'loading'> {
  /** Name of its triangles: 'Revenue'. */
  state: string;
  history: History;
}

/** Money by month. Renders nothing without months. */
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

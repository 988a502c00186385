'use client';
import { PanelBody } from '../../components/panel/index.js';
import {
  VoyageKey,
  VoyageLine,
  type VoyageLineTrip,
  type VoyageState,
} from '../../components/voyage-band/index.js';
import { lineMessages } from '../../i18n/compiled/en/line.js';
import { voyageMessages } from '../../i18n/compiled/en/voyage.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { DashboardPanel, type DashboardPanelProps } from './dashboard-parts.js';

interface LinePanelProps extends Pick<DashboardPanelProps, 'slot' | 'loading' | 'resetKeys'> {
  title: string;
  trips: readonly VoyageLineTrip[];
  count: number;
  /** The current day, as `YYYY-MM-DD`. */
  today: string;
  filled: string;
  outlined: string;
}

/** Line of months around today with the trips in them. Renders nothing without trips. */
export function LinePanel({ trips, count, today, filled, outlined, ...panel }: LinePanelProps) {
  const format = useFormatters();
  const t = useMessages(lineMessages);
  const { 'voyage.past': pale } = useMessages(voyageMessages);
  if (trips.length === 0 && !panel.loading) return null;
  const states: readonly VoyageState[] = [
    { look: 'filled', label: filled },
    { look: 'outlined', label: outlined },
    { look: 'pale', label: pale },
  ];
  return (
    <DashboardPanel
      action={
        <VoyageKey
          states={states.filter(({ look }) => panel.loading || trips.some((trip) => trip.look === look))}
        />
      }
      {...panel}
    >
      <PanelBody>
        <VoyageLine
          aria-label={panel.title}
          trips={trips}
          count={count}
          today={today}
          todayText={t['line.today']({ day: format.date(today) })}
        />
      </PanelBody>
    </DashboardPanel>
  );
}

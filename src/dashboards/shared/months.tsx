'use client';
import { useMemo } from 'react';
import { type CalendarSpan, MonthCalendar } from '../../components/month-calendar/index.js';
import { PanelBody } from '../../components/panel/index.js';
import { StatTrend } from '../../components/stat-tile/index.js';
import { VoyageBand } from '../../components/voyage-band/index.js';
import { parseDaySpan } from '../../domain/day-spans.js';
import { sumOf } from '../../domain/figures.js';
import type { History } from '../../domain/index.js';
import { isPending, takesPlace } from '../../domain/status.js';
import { monthCells, periodOf } from '../../domain/voyages.js';
import { calendarMessages, historyMessages } from '../../i18n/compiled/en/charts.js';
import { usePeriods } from '../../i18n/period-formatters.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { dayOf, isoDay } from '../../lib/calendar-day.js';
import { DashboardPanel, type DashboardPanelProps } from './dashboard-parts.js';
import { useShowsSamples } from './shown-data.js';
import { useNow } from './use-now.js';

/** A row of data that has days. */
interface DatedRow {
  readonly key: string;
  /** A client, an employee, or what a tour is called. */
  readonly who: string;
  readonly where: string;
  /** Days as data carries them: free text, or `YYYY-MM-DD/YYYY-MM-DD`. */
  readonly dates: string;
  readonly status: string;
}

interface MonthCalendarsProps<Row>
  extends Pick<DashboardPanelProps, 'action' | 'sample' | 'loading' | 'failure' | 'resetKeys'> {
  rows: readonly Row[];
  /** The same from render to render. */
  read: (row: Row) => DatedRow;
  /** The present moment. @default the reader's */
  now?: Date | undefined;
  /** How many months. @default 2 */
  most?: number | undefined;
}

/** The next months in which something takes place, a panel each. Where no days can be read there is none. */
export function MonthCalendars<Row>({
  rows,
  read,
  now: given,
  most = 2,
  sample = false,
  loading = false,
  failure,
  ...panel
}: MonthCalendarsProps<Row>) {
  const { timeZone } = useFormatters();
  const periods = usePeriods();
  const t = useMessages(calendarMessages);
  const now = useNow(given);
  const showsSamples = useShowsSamples();
  const today = dayOf(now, timeZone);
  const from = today ? isoDay(today) : undefined;
  // Dashboards render again at every change, and lists are long.
  const spans = useMemo(
    () =>
      from === undefined
        ? []
        : spansFrom(from, rows.map(read), (who, where) => t['calendar.who-where']({ who, where }), timeZone),
    [from, rows, read, t, timeZone],
  );
  if (!today || loading || failure || (sample && !showsSamples)) return null;
  const thisMonth = periodOf(today);
  const months = new Set(
    spans.map(({ first }) => (first < thisMonth ? thisMonth : first.slice(0, thisMonth.length))),
  );
  return [...months].slice(0, most).map((month) => (
    <DashboardPanel key={month} slot="calendar" title={periods.long(month)} sample={sample} {...panel}>
      <PanelBody>
        <MonthCalendar month={month} spans={spans} />
      </PanelBody>
    </DashboardPanel>
  ));
}

/** Returns the events from a day on, the earliest first. */
function spansFrom(
  from: string,
  rows: readonly DatedRow[],
  label: (who: string, where: string) => string,
  timeZone: string | undefined,
): readonly CalendarSpan[] {
  return rows
    .flatMap(({ key, who, where, dates, status }): CalendarSpan[] => {
      const days = parseDaySpan(dates, timeZone);
      if (!days || !takesPlace(status)) return [];
      const [first, last] = [isoDay(days.first), isoDay(days.last)];
      return last < from
        ? []
        : [{ key, label: label(who, where), first, last, isPending: isPending(status) }];
    })
    .sort((one, other) => Number(one.first > other.first) - Number(one.first < other.first));
}

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

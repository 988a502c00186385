'use client';
import { useMemo } from 'react';
import { type CalendarSpan, MonthCalendar } from '../../components/month-calendar/index.js';
import { PanelBody } from '../../components/panel/index.js';
import { parseDaySpan } from '../../domain/day-spans.js';
import { isPending, takesPlace } from '../../domain/status.js';
import { periodOf } from '../../domain/voyages.js';
import { calendarMessages } from '../../i18n/compiled/en/charts.js';
import { useFormatters, usePeriods } from '../../i18n/use-formatters.js';
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

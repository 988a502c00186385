'use client';
import { useMemo } from 'react';
import { type CalendarSpan, MonthCalendar } from '../../components/month-calendar/index.js';
import { PanelBody } from '../../components/panel/index.js';
import { parseDaySpan } from '../../domain/day-spans.js';
import { isPending, takesPlace } from '../../domain/status.js';
import { periodOf } from '../../domain/voyages.js';
import { calendarMessages } from '../../i18n/compiled/en/calendar.js';
import { useFormatters, usePeriods } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { dayOf, isoDay } from '../../lib/calendar-day.js';
import { useShowsSamples } from './dashboard-data.js';
import { DashboardPanel, type DashboardPanelProps } from './dashboard-parts.js';
import { useNow } from './use-now.js';

interface DatedRow {
  readonly key: string;
  readonly destination: string;
  readonly status: string;
  /** Days as free text, in place of `checkIn` and `checkOut` (`YYYY-MM-DD`). */
  readonly dates?: string | undefined;
  readonly checkIn?: string | undefined;
  readonly checkOut?: string | undefined;
}

interface MonthCalendarsProps<Who extends string>
  extends Pick<DashboardPanelProps, 'action' | 'sample' | 'loading' | 'failure' | 'resetKeys'> {
  rows: readonly (DatedRow & Readonly<Record<Who, string>>)[];
  /** Field that names a row: a client, an employee or the name of a tour. */
  who: Who;
  now?: Date | undefined;
  most?: number | undefined;
}

/** The next months that have rows, one panel for each. Renders nothing without readable dates. */
export function MonthCalendars<Who extends string>({
  rows,
  who,
  now: given,
  most = 2,
  sample = false,
  loading = false,
  failure,
  ...panel
}: MonthCalendarsProps<Who>) {
  const { timeZone } = useFormatters();
  const periods = usePeriods();
  const t = useMessages(calendarMessages);
  const now = useNow(given);
  const showsSamples = useShowsSamples();
  const today = dayOf(now, timeZone);
  const from = today ? isoDay(today) : undefined;
  // Dashboards render on every change, and lists are long.
  const spans = useMemo(
    () =>
      from === undefined
        ? []
        : spansFrom(
            from,
            rows,
            (row) => t['calendar.who-where']({ who: row[who], where: row.destination }),
            timeZone,
          ),
    [from, rows, who, t, timeZone],
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

function spansFrom<Row extends DatedRow>(
  from: string,
  rows: readonly Row[],
  labelOf: (row: Row) => string,
  timeZone: string | undefined,
): readonly CalendarSpan[] {
  return rows
    .flatMap((row): CalendarSpan[] => {
      const { key, status, checkIn = '', checkOut, dates = `${checkIn}/${checkOut || checkIn}` } = row;
      const days = parseDaySpan(dates, timeZone);
      if (!days || !takesPlace(status)) return [];
      const [first, last] = [isoDay(days.first), isoDay(days.last)];
      return last < from ? [] : [{ key, label: labelOf(row), first, last, isPending: isPending(status) }];
    })
    .sort((one, other) => Number(one.first > other.first) - Number(one.first < other.first));
}

'use client';
import { cva } from 'class-variance-authority';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { calendarMessages } from '../../i18n/compiled/en/calendar.js';
import { weekStart } from '../../i18n/locale.js';
import { useFormatters, usePeriods } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { type CalendarSpan, daysOfMonth, isOfMonth } from '../../lib/calendar-day.js';
import { cx } from '../../lib/cx.js';
import { SkeletonLine, useLoading } from '../skeleton/index.js';

export type { CalendarSpan } from '../../lib/calendar-day.js';

export interface MonthCalendarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Month as `YYYY-MM`; an invalid one renders nothing. Show its name yourself, e.g. as a panel's title. */
  month: string;
  /** Events with their first and last day; those outside the month do not show. */
  spans: readonly CalendarSpan[];
  /** Maximum of events listed below the days; the rest is counted. @default 3 */
  most?: number | undefined;
}

const CELL = 't:grid t:min-h-9 t:place-items-center t:rounded-sm t:border-[1.5px] t:figures';

const dayClasses = cva(CELL, {
  variants: {
    look: {
      free: 't:border-transparent',
      filled: 't:border-brand-mark t:bg-brand t:font-semibold t:text-on-brand t:forced-colors:border-3',
      outlined: 't:border-brand-mark t:font-semibold t:text-brand-text',
    },
  },
});

/**
 * Shows the events of a month: confirmed days are filled, pending days outlined. Screen readers read only
 * the list below the days. Inside an active `Loading` it is a skeleton.
 * Parts: `month-calendar`, `month-calendar-day`.
 *
 * @example
 * <MonthCalendar month="2026-12" spans={[{ key: '1', label: 'Aroha Ngata, Rarotonga', first: '2026-12-14', last: '2026-12-21' }]} />
 */
export const MonthCalendar = forwardRef<HTMLDivElement, MonthCalendarProps>(function MonthCalendar(
  { month, spans, most = 3, className, ...rest },
  ref,
) {
  const format = useFormatters();
  const periods = usePeriods();
  const t = useMessages(calendarMessages);
  const isLoading = useLoading();
  const inMonth = isLoading ? [] : spans.filter((span) => isOfMonth(span, month));
  const days = daysOfMonth(month, inMonth, weekStart(format.locale));
  const [begin] = days;
  if (!begin) return null;
  const listed = inMonth.slice(0, most);
  return (
    <div
      data-slot="month-calendar"
      className={cx('t:root t:grid t:gap-3 t:text-label', className)}
      ref={ref}
      {...rest}
    >
      <div aria-hidden="true" className="t:grid t:grid-cols-7 t:gap-0.5 t:text-center">
        {periods.weekdays().map((weekday, index) => (
          // Two weekdays may share a letter.
          <span key={`weekday-${String(index)}`} className="t:pb-1 t:text-caption t:text-muted">
            {weekday}
          </span>
        ))}
        {Array.from({ length: begin.weekday }, (_, index) => (
          <span key={`before-${String(index)}`} className="t:block" />
        ))}
        {days.map(({ day, look }) => (
          <span key={day} data-slot="month-calendar-day" data-look={look} className={dayClasses({ look })}>
            {isLoading ? <SkeletonLine width={18} height={12} /> : format.number(day)}
          </span>
        ))}
      </div>
      {isLoading ? <SkeletonLine width="70%" height={12} /> : null}
      {listed.length > 0 ? (
        <ul role="list" className="t:grid t:gap-1 t:text-muted">
          {listed.map(({ key, label, first, last, isPending = false }) => (
            <li key={key} className="t:own-direction t:wrap-anywhere">
              {t[isPending ? 'calendar.pending' : 'calendar.span']({
                days: periods.days(first, last),
                label,
              })}
            </li>
          ))}
          {inMonth.length > listed.length ? (
            <li className="t:block">
              {t['calendar.more']({ count: inMonth.length - listed.length }, format)}
            </li>
          ) : null}
        </ul>
      ) : null}
    </div>
  );
});

'use client';
import { useFormatters } from '../../i18n/use-formatters';
import { cx } from '../../lib/cx';
import { DATES } from './row-styles';

/** When a trip begins, with the weekday where there is room. */
export function CheckIn({ date }: { date: string }) {
  const format = useFormatters();
  const text = format.date(date);
  const weekday = format.dateWithWeekday(date).slice(0, -text.length);
  return (
    <span
      data-slot="booking-dates"
      className={cx(
        't:grid t:@max-[43em]:flex t:@max-[43em]:flex-wrap t:@max-[43em]:items-baseline t:@max-[43em]:gap-x-1',
        DATES,
      )}
    >
      <span className="t:text-caption t:text-subtle t:@max-[43em]:text-label t:@max-[43em]:text-inherit">
        Check-in
      </span>
      <time dateTime={format.isoDay(date)} className="t:block">
        <span className="t:@max-[43em]:hidden">{weekday}</span>
        {text}
      </time>
    </span>
  );
}

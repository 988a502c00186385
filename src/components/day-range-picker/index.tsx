'use client';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { rangeMessages } from '../../i18n/compiled/en/range.js';
import { useFormatters, usePeriods } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { CalendarDays } from '../../icons/compiled/calendar-days.js';
import { numberOfDay, parseCalendarDay } from '../../lib/calendar-day.js';
import { cx } from '../../lib/cx.js';
import { useFormReset } from '../../lib/fields.js';
import { useLayerPart } from '../../lib/layers.js';
import { lazyPart } from '../../lib/lazy-part.js';
import { Button } from '../button/index.js';
import { preloadDialog } from '../dialog/index.js';
import { blockedDay } from './blocked-day.js';

/** Rules for the days of a range. */
export interface DayRules {
  /** Minimum number of nights. @default 0 */
  minNights?: number | undefined;
  /** Returns whether a day, as `YYYY-MM-DD`, is unavailable. @default none is */
  isBlocked?: ((day: string) => boolean) | undefined;
}

export interface DayRangePickerProps
  extends DayRules,
    Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'title'> {
  /** Title of the calendar: 'Check-in to check-out'. */
  label: string;
  /** Field of the first day, an input of type `date`. Its `min` and `max` hold for both days. */
  first: RefObject<HTMLInputElement | null>;
  /** Field of the last day. */
  last: RefObject<HTMLInputElement | null>;
  /** Present moment, whose month shows while no day is chosen. @default the time at which it opens */
  now?: Date | undefined;
}

const CALENDAR = lazyPart(async () => {
  const [{ RangeCalendar }] = await Promise.all([import('./range-calendar.js'), preloadDialog()]);
  return { default: RangeCalendar };
});

/** Fills a field as typing would, so that its listeners are called. */
function fill(field: HTMLInputElement | null, day: string): void {
  if (!field) return;
  // By the native setter: React ignores an event after its own.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, day);
  // Before the other day is written, whose listener may need this one.
  flushSync(() => field.dispatchEvent(new Event('input', { bubbles: true })));
}

/**
 * A calendar for the range of two native date fields, which can still be typed in. Its button shows the range
 * in the reader's locale and opens two months that fill the fields. A range that breaks the rules shows an
 * error, and makes the last field invalid.
 * Parts: `day-range-picker`, `day-range-error`.
 *
 * @example
 * <Field type="date" label="Check-in" ref={first} />
 * <Field type="date" label="Check-out" ref={last} />
 * <DayRangePicker label="Your stay" first={first} last={last} minNights={2} />
 */
export const DayRangePicker = forwardRef<HTMLDivElement, DayRangePickerProps>(function DayRangePicker(
  { label, first, last, minNights = 0, isBlocked, now, className, ...rest },
  ref,
) {
  const t = useMessages(rangeMessages);
  const format = useFormatters();
  const periods = usePeriods();
  const errorId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [Calendar, load] = useLayerPart(CALENDAR, isOpen, () => setOpen(false));
  /** Both days, as an interval of ISO 8601. */
  const [range, setRange] = useState('/');
  const read = () => setRange([first, last].map(({ current }) => current?.value).join('/'));
  useFormReset(first, read);
  useEffect(() => {
    const fields = [first.current, last.current];
    read();
    for (const field of fields) field?.addEventListener('input', read);
    return () => {
      for (const field of fields) field?.removeEventListener('input', read);
    };
  });

  const [from = '', to = ''] = range.split('/');
  const [start, end] = [from, to].map((day) => numberOfDay(parseCalendarDay(day))) as [number, number];
  const nights = end - start;
  const blocked = nights >= 0 ? blockedDay(start, end, isBlocked) : undefined;
  const error =
    blocked !== undefined
      ? t['range.blocked']({ day: periods.full(blocked) })
      : nights >= 0 && nights < minNights
        ? t['range.least']({ count: minNights }, format)
        : '';
  useEffect(() => {
    last.current?.setCustomValidity(error);
  }, [last, error]);
  return (
    <div
      data-slot="day-range-picker"
      data-invalid={error ? '' : undefined}
      className={cx('t:root t:grid t:min-w-0 t:content-start t:justify-items-start t:gap-1.5', className)}
      ref={ref}
      {...rest}
    >
      <Button
        icon={<CalendarDays />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-describedby={error ? errorId : undefined}
        onClick={() => setOpen(true)}
        onPointerEnter={() => void load().catch(() => undefined)}
        ref={button}
      >
        {nights > 0
          ? `${periods.days(from, to)} · ${t['range.nights']({ count: nights }, format)}`
          : nights === 0
            ? periods.full(from)
            : t['range.choose']}
      </Button>
      {error ? (
        <p id={errorId} role="alert" data-slot="day-range-error" className="t:text-label t:text-danger-text">
          {error}
        </p>
      ) : null}
      {Calendar && isOpen ? (
        <Calendar
          label={label}
          first={start}
          last={end}
          min={first.current?.min}
          max={first.current?.max}
          minNights={minNights}
          isBlocked={isBlocked}
          now={now}
          onClose={() => setOpen(false)}
          onChosen={(firstDay, lastDay) => {
            fill(first.current, firstDay);
            fill(last.current, lastDay);
            setOpen(false);
          }}
        />
      ) : null}
    </div>
  );
});

'use client';
import { cva } from 'class-variance-authority';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { rangeMessages } from '../../i18n/compiled/en/range.js';
import { weekStart } from '../../i18n/locale.js';
import { useFormatters, usePeriods } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { ChevronLeft } from '../../icons/compiled/chevron-left.js';
import { ChevronRight } from '../../icons/compiled/chevron-right.js';
import { dayOf, numberOfDay, parseCalendarDay } from '../../lib/calendar-day.js';
import { cx } from '../../lib/cx.js';
import { useDirection } from '../../theme/index.js';
import { IconButton } from '../button/index.js';
import { Dialog } from '../dialog/index.js';
import { blockedDay, isoOf } from './blocked-day.js';
import type { DayRules } from './index.js';

interface RangeCalendarProps extends DayRules {
  label: string;
  /** Chosen days, as days since 1970-01-01; NaN for none. */
  first: number;
  last: number;
  min: string | undefined;
  max: string | undefined;
  now: Date | undefined;
  onClose: () => void;
  onChosen: (first: string, last: string) => void;
}

const WEEK = 7;
/** 1 January 1970 was a Thursday. */
const FIRST_WEEKDAY = 4;
const KEYS: Readonly<Partial<Record<string, number>>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -WEEK,
  ArrowDown: WEEK,
};

const dayFrom = (text: string | undefined): number => numberOfDay(parseCalendarDay(text));

/** Returns a day, or another where there is none. 1970-01-01 is 0, and days before are negative. */
const orElse = (day: number, other: number): number => (Number.isNaN(day) ? other : day);

/** Returns the month of a day since January of the year 0; `startOf` returns the first day of a month. */
const monthOf = (day: number): number => {
  const [year = 0, month = 0] = isoOf(day).split('-').map(Number);
  return year * 12 + month - 1;
};
const startOf = (month: number): number =>
  numberOfDay({ year: Math.floor(month / 12), month: (month % 12) + 1, day: 1 });

/** Two months in which first the first day of a range is chosen, then its last, which closes it. */
export function RangeCalendar({
  label,
  first,
  last,
  min,
  max,
  minNights = 0,
  isBlocked,
  now,
  onClose,
  onChosen,
}: RangeCalendarProps) {
  const t = useMessages(rangeMessages);
  const format = useFormatters();
  const begin = weekStart(format.locale);
  const isMirrored = useDirection() === 'rtl';
  const earliest = orElse(dayFrom(min), Number.NEGATIVE_INFINITY);
  const latest = orElse(dayFrom(max), Number.POSITIVE_INFINITY);
  const inLimits = (day: number) => Math.min(Math.max(day, earliest), latest);
  const [chosen, setChosen] = useState({ first, last });
  const [focused, setFocused] = useState(() =>
    inLimits(orElse(first, numberOfDay(dayOf(now ?? new Date(), format.timeZone)))),
  );
  const [month, setMonth] = useState(() => monthOf(focused));
  const current = useRef<HTMLButtonElement>(null);
  const isByKey = useRef(false);
  useEffect(() => {
    if (isByKey.current) current.current?.focus();
    isByKey.current = false;
  });

  const isNext = !Number.isNaN(chosen.first) && Number.isNaN(chosen.last);
  const isTaken = (day: number): boolean => {
    if (day !== inLimits(day) || isBlocked?.(isoOf(day))) return true;
    if (!isNext || day < chosen.first) return false;
    return day - chosen.first < minNights || blockedDay(chosen.first, day, isBlocked) !== undefined;
  };
  const choose = (day: number) => {
    setFocused(day);
    if (isTaken(day)) return;
    if (isNext && day >= chosen.first) onChosen(isoOf(chosen.first), isoOf(day));
    else setChosen({ first: day, last: Number.NaN });
  };
  const show = (next: number) => {
    setMonth(next);
    // Keeps a day in sight reachable by Tab.
    setFocused(inLimits(Math.min(Math.max(focused, startOf(next)), startOf(next + 2) - 1)));
  };
  const handleKey = (event: KeyboardEvent) => {
    const column = columnOf(focused, begin);
    const ofMonth = (by: number) => {
      const to = startOf(monthOf(focused) + by);
      return Math.min(to + focused - startOf(monthOf(focused)), startOf(monthOf(focused) + by + 1) - 1);
    };
    const step = KEYS[event.key];
    const isAcross = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    const next =
      step !== undefined
        ? focused + (isMirrored && isAcross ? -step : step)
        : {
            Home: focused - column,
            End: focused + WEEK - 1 - column,
            PageUp: ofMonth(-1),
            PageDown: ofMonth(1),
          }[event.key];
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const to = inLimits(next);
    isByKey.current = true;
    setFocused(to);
    setMonth(Math.min(Math.max(month, monthOf(to) - 1), monthOf(to)));
  };
  return (
    <Dialog open onOpenChange={onClose} title={label} size="lg" initialFocus={current}>
      <div className="t:flex t:items-center t:justify-between t:gap-2">
        <IconButton aria-label={t['range.before']} onClick={() => show(month - 1)}>
          <ChevronLeft className="t:icon-directional" />
        </IconButton>
        <p role="status" className="t:text-center t:text-muted">
          {isNext
            ? minNights > 0
              ? t['range.least']({ count: minNights }, format)
              : t['range.last']
            : t['range.first']}
        </p>
        <IconButton aria-label={t['range.after']} onClick={() => show(month + 1)}>
          <ChevronRight className="t:icon-directional" />
        </IconButton>
      </div>
      <div className="t:flex t:flex-wrap t:items-start t:gap-x-6 t:gap-y-4">
        {[month, month + 1].map((each) => (
          <Month
            key={each}
            month={each}
            begin={begin}
            chosen={chosen}
            focused={focused}
            current={current}
            isTaken={isTaken}
            onChoose={choose}
            onKeyDown={handleKey}
          />
        ))}
      </div>
    </Dialog>
  );
}

/** Returns the column of a day in weeks that begin with a weekday. */
const columnOf = (day: number, begin: number): number =>
  (((day + FIRST_WEEKDAY - begin) % WEEK) + WEEK) % WEEK;

interface MonthProps {
  month: number;
  /** First weekday, 0 for Sunday. */
  begin: number;
  chosen: { readonly first: number; readonly last: number };
  focused: number;
  current: RefObject<HTMLButtonElement | null>;
  isTaken: (day: number) => boolean;
  onChoose: (day: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const dayClasses = cva(
  't:grid t:min-h-touch-target t:w-full t:place-items-center t:rounded-sm t:figures t:aria-disabled:cursor-not-allowed',
  {
    variants: {
      look: {
        free: 't:hover:bg-surface-hover',
        taken: 't:text-subtle t:line-through',
        end: 't:bg-brand t:font-semibold t:text-on-brand t:forced-colors:border-3',
      },
    },
  },
);

function Month({ month, begin, chosen, focused, current, isTaken, onChoose, onKeyDown }: MonthProps) {
  const format = useFormatters();
  const periods = usePeriods();
  const id = useId();
  const start = startOf(month);
  const weeks = Math.ceil((columnOf(start, begin) + startOf(month + 1) - start) / WEEK);
  return (
    <table
      aria-labelledby={id}
      className="t:grow t:basis-77 t:table-fixed t:border-separate t:[border-spacing:0_2px]"
    >
      <caption id={id} className="t:pb-2 t:font-semibold">
        {periods.long(isoOf(start).slice(0, 'YYYY-MM'.length))}
      </caption>
      <thead aria-hidden="true" className="t:border-0">
        <tr className="t:border-0">
          {periods.weekdays().map((weekday, index) => (
            // Two weekdays may have the same letter.
            <th
              key={`weekday-${String(index)}`}
              className="t:p-0 t:text-center t:text-caption t:font-regular t:text-muted"
            >
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="t:border-0">
        {Array.from({ length: weeks }, (_, week) => start - columnOf(start, begin) + week * WEEK).map(
          (from) => (
            <tr key={from} className="t:border-0">
              {Array.from({ length: WEEK }, (_, index) => from + index).map((day) =>
                monthOf(day) === month ? (
                  <td
                    key={day}
                    className={cx('t:p-0', day >= chosen.first && day <= chosen.last && 't:bg-brand-soft')}
                  >
                    <button
                      type="button"
                      tabIndex={day === focused ? 0 : -1}
                      aria-label={periods.weekday(isoOf(day))}
                      aria-pressed={day === chosen.first || day === chosen.last}
                      aria-disabled={isTaken(day) || undefined}
                      onClick={() => onChoose(day)}
                      onKeyDown={onKeyDown}
                      ref={day === focused ? current : undefined}
                      className={dayClasses({
                        look:
                          day === chosen.first || day === chosen.last
                            ? 'end'
                            : isTaken(day)
                              ? 'taken'
                              : 'free',
                      })}
                    >
                      {format.number(Number(isoOf(day).slice(-2)))}
                    </button>
                  </td>
                ) : (
                  <td key={day} className="t:p-0" />
                ),
              )}
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}

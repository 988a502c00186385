'use client';
import type { ChangeEvent } from 'react';
import { parseCalendarDay } from './calendar-day.js';
import { useDraft } from './use-draft.js';

/** The last day that fields take: without one they go on after four digits of a year. */
export const LAST_DAY = '9999-12-31';

/**
 * Returns props for a date field of a controlled value. Chromium reports the years 0002, 0020 and 0202 while 2026 is typed:
 * the field keeps what is typed, and its owner hears of days alone, or of none once the field is empty.
 */
export function useDayField(value: string, onDay: (day: string) => void) {
  const { draft, last, type, ask } = useDraft(value, onDay);
  return {
    type: 'date',
    max: LAST_DAY,
    value: draft,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      // A field without a value may hold half a day.
      const isWhole =
        target.value === '' ? !target.validity.badInput : parseCalendarDay(target.value) !== null;
      if (isWhole && target.value !== last) ask(target.value);
      else type(target.value);
    },
  } as const;
}

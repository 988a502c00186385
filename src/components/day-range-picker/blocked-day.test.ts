import { expect, it, vi } from 'vitest';
import { numberOfDay, parseCalendarDay } from '../../lib/calendar-day.js';
import { blockedDay } from './blocked-day.js';

const day = (text: string): number => numberOfDay(parseCalendarDay(text));

it('is the first one of a range', () => {
  const isBlocked = (each: string) => each >= '2026-12-24';
  expect(blockedDay(day('2026-12-20'), day('2026-12-28'), isBlocked)).toBe('2026-12-24');
  expect(blockedDay(day('2026-12-20'), day('2026-12-23'), isBlocked)).toBeUndefined();
});

it('is looked for in ten years at most: a year that is half typed is asked for no day of centuries', () => {
  const isBlocked = vi.fn(() => false);
  blockedDay(day('2026-12-20'), day('9999-12-31'), isBlocked);
  expect(isBlocked.mock.calls.length).toBeLessThan(4_000);
});

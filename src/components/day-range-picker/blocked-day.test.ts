import { expect, it, vi } from 'vitest';
import { numberOfDay, parseCalendarDay } from '../../lib/calendar-day.js';
import { blockedDay } from './blocked-day.js';

const day = (text: string): number => numberOfDay(parseCalendarDay(text));

it('is the first blocked day of a range', () => {
  const isBlocked = (each: string) => each >= '2026-12-24';
  expect(blockedDay(day('2026-12-20'), day('2026-12-28'), isBlocked)).toBe('2026-12-24');
  expect(blockedDay(day('2026-12-20'), day('2026-12-23'), isBlocked)).toBeUndefined();
});

it('is looked for in ten years at most, as a half-typed year makes a range of centuries', () => {
  const isBlocked = vi.fn(() => false);
  blockedDay(day('2026-12-20'), day('9999-12-31'), isBlocked);
  expect(isBlocked.mock.calls.length).toBeLessThan(4_000);
});

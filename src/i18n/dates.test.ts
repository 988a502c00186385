import { describe, expect, it } from 'vitest';
import { createFormatters } from './formatters.js';

const {
  date: formatDate,
  dateWithWeekday: formatDateWithWeekday,
  dateRange: formatDateRange,
  dateTile: formatDateTile,
  isoDay: formatIsoDay,
} = createFormatters();

const TO_BE_CONFIRMED = 'Date to be confirmed';

describe('dates', () => {
  it('formats a day', () => {
    expect(formatDate('2026-12-12')).toBe('Dec 12, 2026');
    expect(formatDateWithWeekday('2026-12-12')).toBe('Sat, Dec 12, 2026');
    expect(formatDateWithWeekday('2027-01-03')).toBe('Sun, Jan 3, 2027');
    expect(formatDateTile('2027-01-09')).toEqual({ month: 'Jan', day: '9' });
    expect(formatIsoDay(' 2027-01-09 ')).toBe('2027-01-09');
  });

  it('agrees with Intl on every month and weekday', () => {
    const intl = new Intl.DateTimeFormat('en-US', {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      year: 'numeric',
      timeZone: 'UTC',
    });
    for (let day = 0; day < 366; day += 1) {
      const date = new Date(Date.UTC(2026, 0, 1 + day));
      expect(formatDateWithWeekday(date.toISOString().slice(0, 10))).toBe(intl.format(date));
    }
  });

  it.each(['2027-02-30', '', 'soon', null, undefined, 20261212, {}, new Date(Number.NaN)])(
    'says that %j is to be confirmed',
    (raw) => {
      expect(formatDate(raw)).toBe(TO_BE_CONFIRMED);
      expect(formatDateWithWeekday(raw)).toBe(TO_BE_CONFIRMED);
      expect(formatDateRange(raw, raw)).toBe(TO_BE_CONFIRMED);
      expect(formatDateTile(raw)).toBeNull();
      expect(formatIsoDay(raw)).toBeUndefined();
    },
  );
});

describe('formatDateRange', () => {
  it.each([
    ['2026-12-12', '2026-12-15', 'Dec 12 – 15, 2026'],
    ['2026-11-28', '2026-12-02', 'Nov 28 – Dec 2, 2026'],
    ['2026-12-28', '2027-01-02', 'Dec 28, 2026 – Jan 2, 2027'],
    ['2026-12-12', '2027-12-15', 'Dec 12, 2026 – Dec 15, 2027'],
    ['2026-12-12', '2026-12-12', 'Dec 12, 2026'],
    ['2026-12-15', '2026-12-12', 'Dec 15, 2026 – Dec 12, 2026'],
    ['2026-12-15', '2026-11-20', 'Dec 15, 2026 – Nov 20, 2026'],
    ['2026-12-12', '', `Dec 12, 2026 – ${TO_BE_CONFIRMED}`],
    [null, '2026-12-12', `${TO_BE_CONFIRMED} – Dec 12, 2026`],
  ])('%j to %j reads %j', (checkIn, checkOut, range) => {
    expect(formatDateRange(checkIn, checkOut)).toBe(range);
  });
});

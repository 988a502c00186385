import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dayOf, daysUntil, numberOfDay, parseCalendarDay } from './calendar-day';

describe('parseCalendarDay', () => {
  it.each([
    ['2026-12-12', { year: 2026, month: 12, day: 12 }],
    [' 2028-02-29 ', { year: 2028, month: 2, day: 29 }],
    ['2000-02-29', { year: 2000, month: 2, day: 29 }],
    ['9999-12-31', { year: 9999, month: 12, day: 31 }],
  ])('reads %j', (raw, day) => {
    expect(parseCalendarDay(raw)).toEqual(day);
  });

  it.each([
    '2027-02-30',
    '2027-02-29',
    '1900-02-29',
    '2027-00-10',
    '2027-13-10',
    '2027-04-31',
    '2027-04-00',
    '2027-02-30T10:00:00Z',
    '2027-01-01T25:00:00Z',
    '0001-01-01',
    '0000-00-00',
    '20270101',
    '2027-1-1',
    '2027/01/01',
    '2027-01.01',
    '2027-0a-01',
    '2027-01-0:',
    '2O27-01-01',
    '2027- 1-01',
    '2027-0١-01',
    '2027-01-1',
    '2027-01-011',
    '2027-01-01T',
    '2027-01-01Z',
    '+002027-01-01',
    '2027-01-01 10:00',
    'Dec 12, 2026',
    '',
    'null',
    null,
    undefined,
    0,
    1_797_000_000_000,
    {},
    [],
    ['2026-12-12'],
    new Date('2026-12-12'),
    Number.NaN,
  ])('cannot read %j', (raw) => {
    expect(parseCalendarDay(raw)).toBeNull();
  });
});

describe.each([
  // Each zone with a moment that is another day there than in UTC.
  ['Pacific/Kiritimati', '2026-12-12T12:30:00Z', 13],
  ['Pacific/Pago_Pago', '2026-12-12T09:30:00Z', 11],
])('in %s', (timeZone, timestamp, day) => {
  beforeAll(() => {
    vi.stubEnv('TZ', timeZone);
  });
  afterAll(() => {
    vi.unstubAllEnvs();
  });

  it('runs in that zone', () => {
    expect(new Intl.DateTimeFormat('en-US').resolvedOptions().timeZone).toBe(timeZone);
  });

  it('never shifts a calendar day', () => {
    expect(parseCalendarDay('2026-12-12')).toEqual({ year: 2026, month: 12, day: 12 });
  });

  it('shows a timestamp on the viewer’s day', () => {
    expect(parseCalendarDay(timestamp)).toEqual({ year: 2026, month: 12, day });
  });

  it('counts from the viewer’s today', () => {
    const now = new Date(timestamp);
    expect(daysUntil(`2026-12-${day}`, now)).toBe(0);
    expect(daysUntil(`2026-12-${day + 1}`, now)).toBe(1);
    expect(daysUntil(`2026-12-${day - 1}`, now)).toBe(-1);
  });
});

describe('days', () => {
  const now = new Date(2026, 10, 21, 23, 59);

  it('ends with the year 9999, where a time zone rolls its last day over too', () => {
    expect(dayOf(new Date(9999, 11, 31))).toEqual({ year: 9999, month: 12, day: 31 });
    expect(dayOf(new Date(10_000, 0, 1))).toBeNull();
  });

  it('counts whole days, over clock changes and leap days', () => {
    expect(daysUntil('2026-12-12', now)).toBe(21);
    expect(daysUntil('2026-11-20', now)).toBe(-1);
    expect(
      numberOfDay({ year: 2028, month: 3, day: 1 }) - numberOfDay({ year: 2028, month: 2, day: 28 }),
    ).toBe(2);
  });

  it('counts none to an unreadable date or from an invalid now', () => {
    for (const raw of ['2027-02-30', '', null, {}]) expect(daysUntil(raw, now)).toBeNaN();
    const invalid = new Date(Number.NaN);
    expect(dayOf(invalid)).toBeNull();
    expect(daysUntil('2099-01-01', invalid)).toBeNaN();
  });
});

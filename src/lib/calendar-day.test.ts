import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runs } from '../testing/property-runs.js';
import { dayOf, daysUntil, numberOfDay, parseCalendarDay } from './calendar-day.js';

describe('parseCalendarDay', () => {
  it.each([
    ['2026-12-12', { year: 2026, month: 12, day: 12 }],
    [' 2028-02-29 ', { year: 2028, month: 2, day: 29 }],
    ['2000-02-29', { year: 2000, month: 2, day: 29 }],
    ['9999-12-31', { year: 9999, month: 12, day: 31 }],
    ['2027-01-01 10:00', { year: 2027, month: 1, day: 1 }],
    ['2026-12-05T17:00:00.000+0000', { year: 2026, month: 12, day: 5 }],
    ['2026-12-05 17:00:00 UTC', { year: 2026, month: 12, day: 5 }],
    ['2026-12-05 17:00:00 GMT', { year: 2026, month: 12, day: 5 }],
    ['2026-12-05T17:00:00+01:00[Europe/Paris]', { year: 2026, month: 12, day: 5 }],
    ['20261205T170000Z', { year: 2026, month: 12, day: 5 }],
    ['2026-12-05T170000.25Z', { year: 2026, month: 12, day: 5 }],
    ['2026-12-05T17', { year: 2026, month: 12, day: 5 }],
    ['2026-12-05Z', { year: 2026, month: 12, day: 5 }],
    ['2026-12-05+14:00', { year: 2026, month: 12, day: 5 }],
    ['2026-12-05 17:00:00+00', { year: 2026, month: 12, day: 5 }],
    ['2026-12-05 17:00:00 +0000', { year: 2026, month: 12, day: 5 }],
    ['2026-12-05 23:30:00.5 -0100', { year: 2026, month: 12, day: 6 }],
    ['2026-12-05T17:00:00,123Z', { year: 2026, month: 12, day: 5 }],
    ['2026-12-05T23:59:59,999999-0001', { year: 2026, month: 12, day: 6 }],
    ['2026-12-05T17:00:00.123456789012z', { year: 2026, month: 12, day: 5 }],
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
    '+002027-01-01',
    '2027-02-30 10:00:00+0000',
    '10000-01-01T10:00:00Z',
    '2027-01-01  10:00',
    '2027-01-01_10:00',
    '2027-01-01 10:005',
    '2027-01-01T10:00:00.Z',
    '2027-01-01T10:00:0012Z',
    '2027-01-01T10:00.5Z',
    '2027-01-01T10:00:00+',
    '2027-01-01T10:00:00+00:',
    '2027-01-01T10:00:00+000',
    '2027-01-01T10:00:00+9900',
    '2027-01-01T10:00:00  +0000',
    '2027-01-01T10:00:00,Z',
    '2027-01-01t25:00:00z',
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

const ZONES = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC'];

interface Timestamp {
  day: string;
  time: string;
  /** Decimals of the second. */
  fraction: string;
  /** In minutes, east of UTC. */
  offset: number | null;
  /** Forms of servers beside ISO 8601. */
  form: { separator: string; colon: string; isShort: boolean; z: string };
}

const TIMESTAMPS: fc.Arbitrary<Timestamp> = fc
  .record({
    moment: fc.date({
      min: new Date('1000-01-02T00:00:00Z'),
      max: new Date('9999-12-30T00:00:00Z'),
      noInvalidDate: true,
    }),
    fraction: fc.stringMatching(/^\d{0,20}$/),
    offset: fc.oneof(
      fc.constant(0),
      fc.integer({ min: -14 * 4, max: 14 * 4 }).map((quarters) => quarters * 15),
    ),
    form: fc.record({
      separator: fc.constantFrom('T', 't', ' '),
      colon: fc.constantFrom('', ':'),
      isShort: fc.boolean(),
      z: fc.constantFrom('Z', 'z', ''),
    }),
  })
  .map(({ moment, ...parts }) => {
    const iso = moment.toISOString();
    return { ...parts, day: iso.slice(0, 10), time: iso.slice(11, 19) };
  });

function writeOffset(offset: number, colon: string, isShort: boolean): string {
  const twoDigits = (part: number) => String(Math.floor(part)).padStart(2, '0');
  const minutes = Math.abs(offset);
  const hours = `${offset < 0 ? '-' : '+'}${twoDigits(minutes / 60)}`;
  return isShort && minutes % 60 === 0 ? hours : `${hours}${colon}${twoDigits(minutes % 60)}`;
}

/** The form of ISO 8601 that JavaScript defines: milliseconds, and an offset with a colon. */
const writeIso = ({ day, time, fraction, offset }: Timestamp): string =>
  `${day}T${time}.${fraction.slice(0, 3).padEnd(3, '0')}${offset === null ? '' : writeOffset(offset, ':', false)}`;

function writeAsServers({ day, time, fraction, offset, form }: Timestamp): string {
  const zone =
    offset === null ? '' : (offset === 0 && form.z) || writeOffset(offset, form.colon, form.isShort);
  return `${day}${form.separator}${time}${fraction && `.${fraction}`}${zone}`;
}

describe.each([
  // Each with a moment that is a different day there than in UTC.
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

  it('reads the forms that servers send as ISO 8601', () => {
    fc.assert(
      fc.property(TIMESTAMPS, fc.option(fc.constantFrom(...ZONES), { nil: undefined }), (parts, shownIn) => {
        const iso = writeIso(parts);
        const day = parseCalendarDay(iso, shownIn);
        expect(day).toEqual(dayOf(new Date(iso), shownIn));
        expect(parseCalendarDay(writeAsServers(parts), shownIn)).toEqual(day);
      }),
      runs(300),
    );
  });

  it('reads a time without an offset as local time of the zone, in every form', () => {
    fc.assert(
      fc.property(TIMESTAMPS, fc.option(fc.constantFrom(...ZONES), { nil: undefined }), (parts, shownIn) => {
        const local = { ...parts, offset: null };
        const [year, month, day] = parts.day.split('-').map(Number);
        expect(parseCalendarDay(writeIso(local), shownIn)).toEqual({ year, month, day });
        expect(parseCalendarDay(writeAsServers(local), shownIn)).toEqual({ year, month, day });
      }),
      runs(100),
    );
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

  it('ends with the year 9999', () => {
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

  it('returns NaN for an unreadable date and for an invalid date of today', () => {
    for (const raw of ['2027-02-30', '', null, {}]) expect(daysUntil(raw, now)).toBeNaN();
    const invalid = new Date(Number.NaN);
    expect(dayOf(invalid)).toBeNull();
    expect(daysUntil('2099-01-01', invalid)).toBeNaN();
  });
});

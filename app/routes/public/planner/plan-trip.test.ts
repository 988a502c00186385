import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DESTINATIONS, INTERESTS } from '../../../content/destinations';
import { validate } from '../forms/use-form';
import { dayText, isoOf, isSunday, monthOf, parseDay } from './days';
import {
  MAX_DAYS,
  PACES,
  type Pace,
  planTrip,
  readTripRequest,
  TRIP_RULES,
  type TripRequest,
  toSearch,
} from './plan-trip';

function requestFor(search: string): TripRequest {
  const request = readTripRequest(new URLSearchParams(search));
  if (!request) throw new Error(`cannot be planned: ${search}`);
  return request;
}

const request = fc.record({
  destination: fc.constantFrom(...DESTINATIONS),
  start: fc.integer({ min: 20_000, max: 24_000 }),
  length: fc.integer({ min: 0, max: MAX_DAYS - 1 }),
  interests: fc.subarray(INTERESTS.map(({ id }) => id)),
  pace: fc.constantFrom(...(Object.keys(PACES) as Pace[])),
});

describe('an outline', () => {
  it('is deterministic, in season, in one area a day, without repetition, and free on Sundays of rest', () => {
    fc.assert(
      fc.property(request, ({ length, ...rest }) => {
        const trip = { ...rest, end: rest.start + length };
        const days = planTrip(trip);
        expect(planTrip(trip)).toEqual(days);
        expect(days.map(({ day }) => day)).toEqual(
          Array.from({ length: length + 1 }, (_, i) => rest.start + i),
        );
        const all = days.flatMap(({ activities }) => activities);
        expect(new Set(all).size).toBe(all.length);
        for (const { day, activities } of days) {
          expect(new Set(activities.map(({ area }) => area)).size).toBeLessThanOrEqual(1);
          for (const { months } of activities) expect(months ?? [monthOf(day)]).toContain(monthOf(day));
          if (rest.destination.sunday && isSunday(day)) expect(activities).toEqual([]);
          if (activities.some((activity) => activity.length === 'full')) expect(activities).toHaveLength(1);
        }
      }),
    );
  });

  it('keeps the first and the last day free', () => {
    const days = planTrip(requestFor('to=fiji&from=2027-06-07&until=2027-06-11'));
    expect(days.map(({ kind }) => kind)).toEqual([
      'arrival',
      'activities',
      'activities',
      'activities',
      'departure',
    ]);
  });

  it('puts wanted interests first', () => {
    const days = planTrip(requestFor('to=samoa&from=2027-06-07&until=2027-06-11&like=crafts&pace=gentle'));
    const [first, second] = days.flatMap(({ activities }) => activities);
    expect([first?.interest, second?.interest]).toEqual(['crafts', 'crafts']);
  });

  it('leaves every third day open at a gentle pace, not counting Sundays of rest', () => {
    const days = planTrip(requestFor('to=samoa&from=2027-06-01&until=2027-06-10&pace=gentle'));
    expect(days.slice(1, -1).map(({ kind }) => kind)).toEqual([
      'activities',
      'activities',
      'open',
      'activities',
      'sunday',
      'activities',
      'open',
      'activities',
    ]);
  });

  it('leaves days open when no activity is left', () => {
    const days = planTrip(requestFor('to=hawaii&from=2027-06-01&until=2027-06-21&pace=full'));
    expect(days.at(-2)?.kind).toBe('open');
  });
});

describe('days', () => {
  it('only reads days that exist', () => {
    expect(parseDay('2027-02-30')).toBeUndefined();
    expect(parseDay('2027-2-3')).toBeUndefined();
    expect(parseDay('')).toBeUndefined();
    expect(isoOf(parseDay('2028-02-29') ?? 0)).toBe('2028-02-29');
    expect(dayText(parseDay('2026-12-12') ?? 0)).toBe('Sat, Dec 12, 2026');
  });
});

describe('a request', () => {
  it.each([
    ['to=atlantis&from=2027-06-01&until=2027-06-02'],
    ['to=fiji&from=2027-06-02&until=2027-06-01'],
    ['to=fiji&from=2027-06-01&until=2027-06-22'],
    ['to=fiji&from=&until='],
    ['to=fiji&from=0001-01-01&until=0001-01-03'],
    [''],
  ])('%j cannot be planned', (search) => {
    expect(readTripRequest(new URLSearchParams(search))).toBeUndefined();
  });

  it('is the same after a round trip through the address', () => {
    const values = { to: 'fiji', from: '2027-06-01', until: '2027-06-21', pace: 'full', like: 'crafts,food' };
    const read = readTripRequest(toSearch(values));
    expect(read).toMatchObject({
      pace: 'full',
      interests: ['crafts', 'food'],
      destination: { id: 'fiji' },
    });
    expect(toSearch({ ...values, like: undefined }).has('like')).toBe(false);
  });

  it('has the errors that the form shows', () => {
    const check = (from: string, until: string) => validate({ to: 'fiji', from, until }, TRIP_RULES);
    expect(check('2027-06-01', '2027-06-21')).toEqual({});
    expect(check('2027-06-02', '2027-06-01')).toHaveProperty('until', expect.stringContaining('not before'));
    expect(check('2027-06-01', '2027-06-22')).toHaveProperty('until', 'Choose at most 21 days.');
    expect(Object.keys(validate({}, TRIP_RULES))).toEqual(['to', 'from', 'until']);
  });
});

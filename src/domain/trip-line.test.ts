import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Booking } from './traveler.js';
import { LINE_TRIPS, tripsOfLine } from './trips.js';

const NOW = new Date('2026-11-21T10:00:00Z');
const DAY_MS = 86_400_000;
const after = (days: number): string => new Date(NOW.getTime() + days * DAY_MS).toISOString().slice(0, 10);

const booking = (key: string, checkIn: string, status = 'confirmed') =>
  ({ key, id: key, checkIn, checkOut: checkIn, status }) as unknown as Booking;

const keysOf = ({ trips }: ReturnType<typeof tripsOfLine>) => trips.map(({ key }) => key);

it('returns the trips of the months around today, sorted by start', () => {
  const bookings = [
    booking('in July', '2027-07-31'),
    booking('in August', '2026-08-01'),
    booking('today', '2026-11-21'),
    booking('too early', '2026-07-31'),
    booking('too late', '2027-08-01'),
  ];
  const found = tripsOfLine(bookings, NOW, 'UTC');
  expect(keysOf(found)).toEqual(['in August', 'today', 'in July']);
  expect(found.count).toBe(3);
});

it('leaves out trips that do not take place, and those without a day', () => {
  const bookings = [
    booking('cancelled', '2026-12-01', 'Cancelled'),
    booking('draft', '2026-12-01', 'draft'),
    booking('unreadable', 'soon'),
    booking('pending', '2026-12-01', 'pending'),
  ];
  expect(keysOf(tripsOfLine(bookings, NOW, 'UTC'))).toEqual(['pending']);
  expect(tripsOfLine(bookings, new Date('never'), 'UTC')).toEqual({ trips: [], count: 0 });
});

it('keeps twelve before today and twelve from today on, sorted by start and then by index', () => {
  const days = Array.from({ length: 41 }, (_, index) => index - 20);
  const bookings = [...days].reverse().map((day) => booking(`${day}`, after(day)));
  const found = tripsOfLine(
    [...bookings, booking('again', after(-12)), booking('later', after(11))],
    NOW,
    'UTC',
  );
  const before = days.filter((day) => day >= -11 && day < 0).map(String);
  const from = days.filter((day) => day >= 0 && day <= 11).map(String);
  // Of two trips on a day at the edge, the nearer one by index is kept.
  expect(keysOf(found)).toEqual(['again', ...before, ...from]);
  expect(found.count).toBe(43);
});

it('returns the nearest trips, and counts all', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -80, max: 220 }), { maxLength: 90 }), (days) => {
      const found = tripsOfLine(
        days.map((day, index) => booking(String(index), after(day))),
        NOW,
        'UTC',
      );
      const away = ({ checkIn }: Booking) => Math.abs(Date.parse(checkIn) - Date.parse(after(0)));
      const nearest = days.map((day) => Math.abs(day) * DAY_MS).sort((one, other) => one - other);
      expect(
        found.trips
          .map(away)
          .sort((one, other) => one - other)
          .slice(0, LINE_TRIPS),
      ).toEqual(nearest.slice(0, LINE_TRIPS));
      expect(found.count).toBe(days.length);
      expect(found.trips.length).toBeLessThanOrEqual(2 * LINE_TRIPS);
    }),
  );
});

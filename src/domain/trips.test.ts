import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysUntil } from '../lib/calendar-day.js';
import { runs } from '../testing/property-runs.js';
import { type Booking, bookings as bookingList } from './traveler.js';
import { isCompletedTrip, summarizeTrips, type TripPhase } from './trips.js';

const now = new Date(2026, 10, 21, 18);
const bookingsOf = (...stays: readonly (readonly [unknown, unknown])[]) =>
  bookingList.sanitize(stays.map(([checkIn, checkOut], id) => ({ id, checkIn, checkOut }))).items;

describe('summarizeTrips', () => {
  // spec: 2.traveler-trip-counts
  it.each<[string, unknown, unknown, TripPhase]>([
    ['starts tomorrow', '2026-11-22', '2026-11-25', 'upcoming'],
    ['starts today', '2026-11-21', '2026-11-25', 'under-way'],
    ['ends today', '2026-11-18', '2026-11-21', 'under-way'],
    ['ended yesterday', '2026-11-18', '2026-11-20', 'completed'],
    ['ended without a known start', '', '2026-11-20', 'completed'],
    ['started without a known end', '2026-11-18', 'soon', 'under-way'],
    ['has no dates', null, undefined, 'unconfirmed'],
    ['has a start that does not exist', '2027-02-30', '2027-03-02', 'unconfirmed'],
  ])('puts a trip that %s under its phase', (_, checkIn, checkOut, phase) => {
    const bookings = bookingsOf([checkIn, checkOut]);
    const { byPhase, counts } = summarizeTrips(bookings, now);
    expect(byPhase[phase]).toEqual(bookings);
    expect(counts).toEqual({
      upcoming: phase === 'upcoming' ? 1 : 0,
      completed: phase === 'completed' ? 1 : 0,
    });
  });

  it('finds the next trip in any order', () => {
    const bookings = bookingsOf(
      ['2027-01-09', ''],
      ['2026-12-12', ''],
      ['2026-11-20', ''],
      ['2027-02-20', ''],
    );
    expect(summarizeTrips(bookings, now).daysUntilNext).toBe(21);
    expect(summarizeTrips(bookingsOf(['2026-11-20', '']), now).daysUntilNext).toBeNull();
    // One that starts today is under way.
    expect(summarizeTrips(bookingsOf(['2026-11-21', '2026-11-23']), now).daysUntilNext).toBeNull();
  });

  it('ignores a cancelled trip', () => {
    const [cancelled, next] = bookingsOf(['2026-12-01', ''], ['2026-12-12', '']);
    const bookings = [{ ...cancelled, status: 'Canceled' } as Booking, next as Booking];
    expect(summarizeTrips(bookings, now).daysUntilNext).toBe(21);
  });

  it('is cached for a day', () => {
    const bookings = bookingsOf(['2026-11-22', '2026-11-22']);
    const today = summarizeTrips(bookings, now);
    expect(summarizeTrips(bookings, new Date(2026, 10, 21, 23, 59))).toBe(today);
    expect(summarizeTrips(bookings, new Date(2026, 10, 22)).counts.upcoming).toBe(0);
  });

  it('counts appended and replaced bookings', () => {
    const stays: [string, string][] = [
      ['2026-11-20', '2026-11-21'],
      ['2026-12-12', '2026-12-15'],
      ['2026-11-01', '2026-11-03'],
      ['2026-11-29', '2026-12-02'],
      ['', ''],
    ];
    const all = bookingsOf(...stays);
    const expected = summarizeTrips(bookingsOf(...stays), now);
    for (const length of [0, 1, 2, 5]) {
      const known = summarizeTrips(all.slice(0, length), now);
      const before = structuredClone(known);
      const { counts, daysUntilNext, byPhase } = summarizeTrips([...all], now);
      expect({ counts, daysUntilNext, byPhase }).toEqual({
        counts: expected.counts,
        daysUntilNext: expected.daysUntilNext,
        byPhase: expected.byPhase,
      });
      expect(known).toEqual(before);
    }
    const replaced = [...all.slice(0, 1), ...bookingsOf(['2026-11-01', '2026-11-02']), ...all.slice(2)];
    expect(summarizeTrips(replaced, now).counts).toEqual({ upcoming: 1, completed: 2 });
    expect(summarizeTrips(all.slice(0, 2), now).counts).toEqual({ upcoming: 1, completed: 0 });
  });

  it('recounts a list that was changed in place', () => {
    const stay = fc.constantFrom(
      ...bookingsOf(['2026-11-20', '2026-11-20'], ['2026-12-12', ''], ['2026-11-21', ''], ['', '']),
    );
    const change = fc.record({
      how: fc.constantFrom('push', 'unshift', 'splice', 'reverse', 'edit'),
      booking: stay,
      at: fc.nat(6),
      isCopied: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(change, { minLength: 2 }), (changes) => {
        let list: ReturnType<typeof bookingsOf>[number][] = [];
        for (const { how, booking, at, isCopied } of changes) {
          if (how === 'push') list.push(booking);
          if (how === 'unshift') list.unshift(booking);
          if (how === 'splice') list.splice(at, 1);
          if (how === 'reverse') list.reverse();
          if (how === 'edit' && at < list.length) list[at] = booking;
          if (isCopied) list = [...list];
          const phases = Object.values(summarizeTrips(list, now).byPhase);
          // Copies of the bookings are not in the cache.
          const fresh = summarizeTrips(
            list.map((one) => ({ ...one })),
            now,
          );
          expect(phases).toEqual(Object.values(fresh.byPhase));
          expect(summarizeTrips(list, now)).toMatchObject({
            counts: fresh.counts,
            daysUntilNext: fresh.daysUntilNext,
          });
        }
      }),
      runs(200),
    );
  });

  it('returns the same object for the same bookings', () => {
    const bookings = bookingsOf(['2026-11-22', '2026-11-22'], ['', '']);
    expect(summarizeTrips([...bookings], now)).toBe(summarizeTrips(bookings, now));
    expect(summarizeTrips(bookings.slice(0, 1), now).counts).toEqual({ upcoming: 1, completed: 0 });
  });

  it('leaves all unconfirmed for an invalid date of today', () => {
    const bookings = bookingsOf(['2026-12-12', '2026-12-15']);
    expect(summarizeTrips(bookings, new Date(Number.NaN)).byPhase.unconfirmed).toEqual(bookings);
  });

  it('agrees with the functions for one booking, and loses none', () => {
    const day = fc.oneof(
      fc.constant(''),
      fc.integer({ min: 1, max: 30 }).map((n) => `2026-11-${String(n).padStart(2, '0')}`),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(day, day)), (stays) => {
        const bookings = bookingsOf(...stays);
        const { byPhase, counts } = summarizeTrips(bookings, now);
        expect(
          Object.values(byPhase)
            .flat()
            .sort((a, b) => Number(a.id) - Number(b.id)),
        ).toEqual(bookings);
        expect(counts.upcoming).toBe(
          bookings.filter((booking) => daysUntil(booking.checkIn, now) > 0).length,
        );
        expect(counts.completed).toBe(bookings.filter((booking) => isCompletedTrip(booking, now)).length);
      }),
      runs(100),
    );
  });
});

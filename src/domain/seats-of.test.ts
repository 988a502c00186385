import { describe, expect, it } from 'vitest';
import { seatsOf } from './figures.js';

describe('seatsOf', () => {
  it.each([
    [9, 12, { taken: 9, seats: 12, over: 0, percent: 75, state: 'free' }],
    [0, 12, { taken: 0, seats: 12, over: 0, percent: 0, state: 'free' }],
    [12, 12, { taken: 12, seats: 12, over: 0, percent: 100, state: 'full' }],
    [14, 12, { taken: 14, seats: 12, over: 2, percent: 100, state: 'over' }],
    [999, 1000, { taken: 999, seats: 1000, over: 0, percent: 99.9, state: 'free' }],
    [1e308, 1e308, { taken: 1e308, seats: 1e308, over: 0, percent: 100, state: 'full' }],
    [5, 0, { taken: 5, seats: 0, over: 0, percent: 0, state: 'unknown' }],
    [0, 0, { taken: 0, seats: 0, over: 0, percent: 0, state: 'unknown' }],
    [-3, -4, { taken: 0, seats: 0, over: 0, percent: 0, state: 'unknown' }],
    [Number.NaN, 12, { taken: 0, seats: 12, over: 0, percent: 0, state: 'free' }],
    [4, Number.POSITIVE_INFINITY, { taken: 4, seats: 0, over: 0, percent: 0, state: 'unknown' }],
  ])('of %d and %d', (participants, maxParticipants, seats) => {
    expect(seatsOf(participants, maxParticipants)).toEqual(seats);
  });
});

import { describe, expect, it } from 'vitest';
import { isLoading, type LoadingParts } from './loading-parts';

type Part = 'bookings' | 'listings';

describe('isLoading', () => {
  it.each<[LoadingParts<Part> | undefined, boolean]>([
    [undefined, false],
    [false, false],
    [true, true],
    [[], false],
    [['listings'], false],
    [['bookings'], true],
    [['listings', 'bookings'], true],
  ])('%j: bookings %s', (loading, expected) => {
    expect(isLoading<Part>(loading, 'bookings')).toBe(expected);
  });

  it('is true when any of several parts is on the way', () => {
    expect(isLoading<Part>(['listings'], 'bookings', 'listings')).toBe(true);
  });
});

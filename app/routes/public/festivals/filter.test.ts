import { describe, expect, it } from 'vitest';
import { FESTIVALS } from '../../../content/festivals';
import { beginningIn, filterFestivals, readFilter } from '../festivals-events-screen';

const read = (search: string) => readFilter(new URLSearchParams(search));

describe('the filter of festivals', () => {
  it.each([
    ['', {}],
    ['kind=season&place=Fiji', { kind: 'season', place: 'Fiji' }],
    ['kind=rugby&place=Atlantis', {}],
  ])('reads %j', (search, filter) => {
    expect(read(search)).toEqual(filter);
  });

  it('returns all without a choice, and those that match both of two choices', () => {
    expect(filterFestivals({})).toEqual(FESTIVALS);
    expect(filterFestivals({ kind: 'season', place: 'Fiji' }).map(({ id }) => id)).toEqual(['diwali']);
  });
});

describe('the festivals', () => {
  it('of a month stand in the order of its days', () => {
    expect(beginningIn(6, FESTIVALS).map(({ when }) => when)).toEqual(['June 1', 'June 11', 'June or July']);
    expect(beginningIn(12, FESTIVALS)).toEqual([]);
  });

  it('each have a unique anchor, and end after they begin', () => {
    expect(new Set(FESTIVALS.map(({ id }) => id)).size).toBe(FESTIVALS.length);
    for (const { id, from, until } of FESTIVALS) {
      expect(until[0] * 100 + until[1], id).toBeGreaterThanOrEqual(from[0] * 100 + from[1]);
    }
  });
});

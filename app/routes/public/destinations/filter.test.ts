import { describe, expect, it } from 'vitest';
import { DESTINATIONS } from '../../../content/destinations';
import { filterDestinations, readFilter } from './filter';

const namesFor = (q: string) => filterDestinations({ q }).map(({ destination }) => destination.id);

describe('searching destinations', () => {
  it('returns all for an empty search', () => {
    expect(namesFor('')).toEqual(DESTINATIONS.map(({ id }) => id));
    expect(namesFor(' , ')).toHaveLength(DESTINATIONS.length);
  });

  it.each([
    ['nukualofa', ['tonga']],
    ['Nukuʻalofa', ['tonga']],
    ['HAWAIʻI', ['hawaii']],
    ['apia, suva', ['fiji', 'samoa']],
    ['goroka bilum', ['papua-new-guinea']],
    ['atlantis', []],
  ])('finds %j', (q, ids) => {
    expect(namesFor(q)).toEqual(ids);
  });

  it('filters by an interest, those with most activities first', () => {
    const matches = filterDestinations({ q: '', interest: 'crafts' });
    const interests = matches.flatMap(({ activities }) => activities.map(({ interest }) => interest));
    expect(new Set(interests)).toEqual(new Set(['crafts']));
    const counts = matches.map(({ activities }) => activities.length);
    expect(counts).toEqual([...counts].sort((one, other) => other - one));
  });

  it('leaves out activities of another season', () => {
    const titles = (month: number) =>
      filterDestinations({ q: 'tonga', month }).flatMap(({ activities }) =>
        activities.map(({ title }) => title),
      );
    expect(titles(8)).toContain('Meet humpback whales');
    expect(titles(2)).not.toContain('Meet humpback whales');
  });
});

describe('reading a filter from an address', () => {
  it.each([
    ['q=%20apia%20&interest=food&month=7', { q: 'apia', interest: 'food', month: 7 }],
    ['interest=shopping&month=13', { q: '' }],
    ['month=0', { q: '' }],
    ['month=1.5', { q: '' }],
    ['month=', { q: '' }],
    ['from=2027-03-28&until=2027-04-04', { q: '', month: 3, from: '2027-03-28', until: '2027-04-04' }],
    ['from=2027-03-28&month=7', { q: '', month: 7, from: '2027-03-28' }],
    ['from=2027-03-28&month=', { q: '', from: '2027-03-28' }],
    ['from=2027-03-28&until=2027-03-01', { q: '', month: 3, from: '2027-03-28' }],
    ['until=2027-03-28', { q: '', until: '2027-03-28' }],
    ['from=275760-03-28&until=2027-02-30', { q: '' }],
    ['', { q: '' }],
  ])('reads %j', (search, filter) => {
    expect(readFilter(new URLSearchParams(search))).toEqual(filter);
  });
});

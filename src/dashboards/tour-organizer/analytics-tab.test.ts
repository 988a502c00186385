import { describe, expect, it } from 'vitest';
import { privateTours } from '../../domain/index.js';
import { seatFigures, toursByStatus } from './analytics-tab.js';

const tours = (...rows: object[]) => privateTours.sanitize(rows).items;

describe('seatFigures', () => {
  it('adds up participants and seats', () => {
    const { items } = privateTours.sanitize([
      { participants: 9, maxParticipants: 12 },
      { participants: 16, maxParticipants: 16 },
    ]);
    expect(seatFigures(items)).toEqual({ taken: 25, seats: 28, percent: 89, tours: 2 });
  });

  it.each([
    ['no tours', tours(), { taken: 0, seats: 0, percent: 0, tours: 0 }],
    ['no seats', tours({ participants: 5 }), { taken: 0, seats: 0, percent: 0, tours: 0 }],
    [
      'unknown seats in some',
      tours({ participants: 9, maxParticipants: 12 }, { participants: 5 }),
      { taken: 9, seats: 12, percent: 75, tours: 1 },
    ],
    [
      'counts below 0',
      tours({ participants: -4, maxParticipants: 8 }),
      { taken: 0, seats: 8, percent: 0, tours: 1 },
    ],
    [
      'more than seats',
      tours({ participants: 15, maxParticipants: 10 }),
      { taken: 15, seats: 10, percent: 150, tours: 1 },
    ],
  ])('of %s', (_, items, figures) => {
    expect(seatFigures(items)).toEqual(figures);
  });
});

describe('toursByStatus', () => {
  it('counts active, filling and all others, whatever their case', () => {
    const items = tours({ status: ' Active' }, { status: 'FILLING' }, { status: 'sold_out' }, {});
    expect(toursByStatus(items)).toEqual({ active: 1, filling: 2, other: 1 });
  });
});

import { expect, it } from 'vitest';
import { SEARCH_FORMS, searchErrors } from './search-forms.js';

const errorsOf = (kind: string, values: Readonly<Record<string, string>>) => {
  const form = SEARCH_FORMS.find((each) => each.kind === kind);
  return form && searchErrors(form, values);
};

const flights = (departure: string, back: string) =>
  errorsOf('flights', { from: 'Apia', to: 'Pago Pago', departure, return: back, travelers: '2' });

it.each([
  ['the day after', '2026-12-11'],
  ['the same day', '2026-12-10'],
  // Across the date line an arrival may precede the departure.
  ['the day before', '2026-12-09'],
  ['never', ''],
])('a flight can return %s', (_, back) => {
  expect(flights('2026-12-10', back)).toEqual({});
});

it('a return before the arrival is an error', () => {
  expect(flights('2027-01-01', '2026-12-30')).toEqual({ return: 'agent.search.return.order' });
});

it('a stay has at least one night', () => {
  const stay = { destination: 'Apia', guests: '2', checkIn: '2026-12-10' };
  expect(errorsOf('hotels', { ...stay, checkOut: '2026-12-11' })).toEqual({});
  expect(errorsOf('hotels', { ...stay, checkOut: '2026-12-10' })).toEqual({
    checkOut: 'agent.search.check-out.order',
  });
});

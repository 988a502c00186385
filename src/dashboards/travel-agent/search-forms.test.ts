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
  // Over the date line one arrives before one has left.
  ['the day before', '2026-12-09'],
  ['never', ''],
])('flights can come back %s', (_, back) => {
  expect(flights('2026-12-10', back)).toEqual({});
});

it('flights that come back before they can arrive are wrong', () => {
  expect(flights('2027-01-01', '2026-12-30')).toEqual({ return: 'agent.search.return.order' });
});

it('a stay lasts a night at least', () => {
  const stay = { destination: 'Apia', guests: '2', checkIn: '2026-12-10' };
  expect(errorsOf('hotels', { ...stay, checkOut: '2026-12-11' })).toEqual({});
  expect(errorsOf('hotels', { ...stay, checkOut: '2026-12-10' })).toEqual({
    checkOut: 'agent.search.check-out.order',
  });
});

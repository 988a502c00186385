import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { createFormatters } from 'tapa-ui/format';
import { afterEach, expect, it } from 'vitest';
import { MAX_GUESTS, MAX_PRICE, splitRevenue, triangleUnit } from './pricing/statement';
import { Calculator } from './pricing-screen';

const format = createFormatters();

afterEach(cleanup);

/** Amounts in the order of the lines: revenue, commission, payout. */
const amounts = () =>
  Array.from(screen.getByRole('status').querySelectorAll('dd:last-child'), ({ textContent }) => textContent);

it('deducts the commission from the revenue', () => {
  render(<Calculator />);
  expect(amounts()).toEqual(['$3,600', '−$540', '$3,060']);
});

it('deducts nothing from 0', () => {
  render(<Calculator />);
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Guests' }), { target: { value: '' } });
  expect(amounts()).toEqual(['$0', '$0', '$0']);
});

it.each([
  ['Guests', '1001', 'Enter a whole number from 0 to 1,000. The nearest one is counted.'],
  ['Guests', '-1', 'Enter a whole number from 0 to 1,000. The nearest one is counted.'],
  ['Guests', '1.5', 'Enter a whole number from 0 to 1,000. The nearest one is counted.'],
  [/^Price/, '100000.5', 'Enter a figure from 0 to 100,000. The nearest one is counted.'],
])('says of %s that %s is out of its limits, until it is not', (name, value, error) => {
  render(<Calculator />);
  const field = screen.getByRole('spinbutton', { name });
  fireEvent.change(field, { target: { value } });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const [described = ''] = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(document.getElementById(described)?.textContent).toBe(error);
  fireEvent.change(field, { target: { value: '1000' } });
  expect(field.hasAttribute('aria-invalid')).toBe(false);
});

it('does not change its numbers by the wheel', async () => {
  render(<Calculator />);
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Guests' });
  fireEvent.wheel(field);
  expect(field.readOnly).toBe(true);
  await waitFor(() => expect(field.readOnly).toBe(false));
});

it('splits the worked example of the pricing page', () => {
  expect(splitRevenue(8, 450)).toEqual({
    revenueCents: 360_000,
    commissionCents: 54_000,
    payoutCents: 306_000,
  });
});

it('rounds guests to whole ones', () => {
  expect(splitRevenue(2.9, 100)).toEqual(splitRevenue(3, 100));
});

it('adds up to the cent for any tour', () => {
  const cents = fc.integer({ min: 0, max: 100 * MAX_PRICE });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MAX_GUESTS }), cents, (guests, price) => {
      const { revenueCents, commissionCents, payoutCents } = splitRevenue(guests, price / 100);
      expect(revenueCents).toBe(guests * price);
      expect(commissionCents + payoutCents).toBe(revenueCents);
      expect(Math.abs(commissionCents - revenueCents * 0.15)).toBeLessThanOrEqual(0.5 + 1e-6);
    }),
  );
});

it('chooses the smallest unit at which all triangles fit', () => {
  expect(triangleUnit(splitRevenue(8, 450).revenueCents)).toBe(100);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 * MAX_GUESTS * MAX_PRICE }), (cents) => {
      const count = cents / 100 / triangleUnit(cents);
      expect(count).toBeLessThanOrEqual(40);
      if (cents >= 4000) expect(count).toBeGreaterThanOrEqual(16 - 1e-6);
    }),
  );
});

it('never shows NaN', () => {
  fc.assert(
    fc.property(fc.double(), fc.double(), (guests, price) => {
      for (const cents of Object.values(splitRevenue(guests, price))) {
        expect(format.money(cents / 100)).toMatch(/^\$[\d,]+(\.\d\d)?$/);
      }
    }),
  );
});

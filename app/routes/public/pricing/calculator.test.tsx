import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Calculator } from './calculator';

afterEach(cleanup);

/** Amounts in the order of the lines: revenue, commission, payout. */
const amounts = () => screen.getByRole('status').textContent?.match(/−?\$[\d.,]+/gu);

it('takes the commission off the revenue', () => {
  render(<Calculator />);
  expect(amounts()).toEqual(['$3,600', '−$540', '$3,060']);
});

it('takes nothing off nothing', () => {
  render(<Calculator />);
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Guests' }), { target: { value: '' } });
  expect(amounts()).toEqual(['$0', '$0', '$0']);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitRevenue } from './commission';
import { formatCents } from './format-cents';

it('splits the worked example of the pricing page', () => {
  expect(splitRevenue(8, 450)).toEqual({
    revenueCents: 360_000,
    commissionCents: 54_000,
    payoutCents: 306_000,
  });
});

it('adds up for any figures, and never shows what is no number', () => {
  fc.assert(
    fc.property(fc.double(), fc.double(), (guests, price) => {
      const { revenueCents, commissionCents, payoutCents } = splitRevenue(guests, price);
      expect(commissionCents + payoutCents).toBe(revenueCents);
      expect(payoutCents).toBeGreaterThanOrEqual(0);
      for (const cents of [revenueCents, commissionCents, payoutCents]) {
        expect(formatCents(cents)).toMatch(/^\$[\d,]+(\.\d\d)?$/);
      }
    }),
  );
});

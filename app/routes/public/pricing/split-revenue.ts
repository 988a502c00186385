import { PLATFORM_COMMISSION_PERCENT } from 'tapa-ui/domain';

/** How tour revenue is split, in cents so that the parts add up. */
export interface CommissionSplit {
  revenueCents: number;
  commissionCents: number;
  payoutCents: number;
}

export const MAX_GUESTS = 1000;
export const MAX_PRICE = 100_000;

const within = (value: number, max: number): number =>
  Number.isFinite(value) ? Math.min(Math.max(value, 0), max) : 0;

/**
 * Splits the revenue of a tour into commission and payout.
 *
 * @param guests - whole guests; anything that is no number counts as 0
 * @param price - US dollars per guest; cents count, parts of cents are rounded
 */
export function splitRevenue(guests: number, price: number): CommissionSplit {
  const revenueCents = Math.floor(within(guests, MAX_GUESTS)) * Math.round(within(price, MAX_PRICE) * 100);
  const commissionCents = Math.round((revenueCents * PLATFORM_COMMISSION_PERCENT) / 100);
  return { revenueCents, commissionCents, payoutCents: revenueCents - commissionCents };
}

const MOST_TRIANGLES = 40;

/** Returns the dollars of one triangle of a statement: 1, 2 or 5 times a power of ten, so that all of them fit. */
export function triangleUnit(revenueCents: number): number {
  const smallest = revenueCents / 100 / MOST_TRIANGLES;
  const power = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(smallest, 1))));
  return [1, 2, 5, 10].map((step) => step * power).find((unit) => unit >= smallest) ?? power;
}

import { isPending, type TravelRequest } from '../../domain';
import { sumOf } from '../../domain/figures';
import { isLoading } from '../shared';
import type { CorporateData } from './corporate-data';
import type { Waiting } from './texts';

/** How many requests there are, and what they cost together. */
export const countAndCost = (requests: readonly TravelRequest[]): Waiting => ({
  count: requests.length,
  cost: sumOf(requests.map(({ cost }) => cost)),
});

/** What waits for a decision, where the requests are there and the company's own; else nothing is known. */
export function waitingRequests({ requests, loading }: CorporateData): Waiting | null {
  if (isLoading(loading, 'requests') || requests.isSample) return null;
  return countAndCost(requests.items.filter(({ status }) => isPending(status)));
}

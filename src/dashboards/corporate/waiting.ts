import { isPending, type TravelRequest } from '../../domain';
import { sumOf } from '../../domain/figures';
import { isLoading } from '../shared';
import type { CorporateData } from './corporate-data';

/** How many requests there are, and what they cost together. */
export interface RequestTotals {
  readonly count: number;
  /** US dollars. */
  readonly cost: number;
}

/** Adds up requests. */
export const totalsOf = (requests: readonly TravelRequest[]): RequestTotals => ({
  count: requests.length,
  cost: sumOf(requests.map(({ cost }) => cost)),
});

/** What waits for a decision, where the requests are there and the company's own; else nothing is known. */
export function waitingRequests({ requests, loading }: CorporateData): RequestTotals | null {
  if (isLoading(loading, 'requests') || requests.isSample) return null;
  return totalsOf(requests.items.filter(({ status }) => isPending(status)));
}

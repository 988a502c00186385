import type { UseQueryResult } from '@tanstack/react-query';

/** A read as a dashboard wants it: raw data, and whether to wait for it. */
export interface ReadResult<Data = unknown> {
  /**
   * Raw, untrusted JSON. `undefined` where nothing was ever read: a dashboard then falls back to its marked sample data
   * (decision 33). When a later read fails, what was read before stays.
   */
  data: Data | undefined;
  /** Whether the first answer is still awaited: show a skeleton, never sample data (decision 18). */
  loading: boolean;
  /** Whether the read failed. */
  failed: boolean;
}

/** Reduces a query to what a dashboard wants. `enabled` is the query's own role rule. */
export function toReadResult(query: UseQueryResult<unknown>, enabled: boolean): ReadResult {
  return { data: query.data, loading: enabled && query.isPending, failed: query.isError };
}

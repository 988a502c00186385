import type { UseQueryResult } from '@tanstack/react-query';

/** A read as a dashboard wants it: raw data (`undefined` when it failed or did not run), and whether to wait. */
export interface ReadResult<Data = unknown> {
  /** Raw, untrusted JSON. `undefined` makes a dashboard fall back to its marked sample data (decision 33). */
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

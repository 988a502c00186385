import { type QueryClient, type QueryObserverResult, queryOptions, useQuery } from '@tanstack/react-query';
import { type Read, TRAVELER_READS } from 'tapa-ui/reads';
import { api } from '../client';
import { STATUS_UNAUTHORIZED, toApiError } from '../errors';
import { queryKey } from '../paths';
import { LOGGED_FAILURE } from '../query-client';

/** The state of a read: raw data, and whether it is loading. */
export interface ReadResult {
  /**
   * Raw, untrusted JSON. `undefined` where nothing was ever read: a dashboard then shows its marked sample data. When a
   * later read fails, what was read before stays.
   */
  data: unknown;
  /** True where the first answer is still awaited: show a skeleton, never sample data. */
  loading: boolean;
  /** True where the read failed. */
  failed: boolean;
}

const EMPTY_LIST: readonly unknown[] = [];

/** The query of a read. */
export const readQuery = (read: Read, enabled: boolean) =>
  queryOptions({
    queryKey: queryKey(read.path),
    queryFn: ({ signal }) => api.read(read.path, { signal }),
    enabled,
    // spec: 8.lists
    meta: read.isEmptyWhenFailed ? LOGGED_FAILURE : undefined,
  });

/** Returns whether a read failed, and nothing had been read before. */
export const isUnread = ({ isError, data }: QueryObserverResult): boolean => isError && data === undefined;

/** The state of a read from its query. `enabled` says whether the query runs at all. */
export function resultOf(read: Read, enabled: boolean, query: QueryObserverResult): ReadResult {
  return {
    data: isUnread(query) && read.isEmptyWhenFailed ? EMPTY_LIST : query.data,
    loading: enabled && query.isPending,
    failed: query.isError,
  };
}

/** The traveler's bookings, for a screen that is no dashboard. `enabled` says whether it shows any. */
export function useBookings(enabled: boolean): ReadResult {
  const read = TRAVELER_READS.bookings;
  return resultOf(read, enabled, useQuery(readQuery(read, enabled)));
}

/** Returns whether the server has refused a read because nobody is signed in. */
export const isReadRefused = (queryClient: QueryClient): boolean =>
  queryClient
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.error !== null && toApiError(state.error).status === STATUS_UNAUTHORIZED);

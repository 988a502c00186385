import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { isAbort, STATUS_UNAUTHORIZED, toApiError } from './errors';
import { keepToOnePerson } from './queries/user-cache';
import { type ReportError, reportError } from './report';

/** How long data counts as fresh, in milliseconds (spec: 9.freshness). */
const FRESH_MS = 5 * 60_000;
/** How long an unused cache entry is kept, in milliseconds (spec: 9.cache-time). */
const UNUSED_MS = 5 * 60_000;

/** A read is called at most this many more times (spec: 9.read-retries). */
const READ_RETRIES = 3;
/** A write is called at most this many more times (spec: 9.write-retries). */
const WRITE_RETRIES = 1;
/** First wait before a retry, in milliseconds; doubled per attempt (spec: 9.retry-delay). */
const RETRY_BASE_MS = 1000;
const RETRY_CAP_MS = 30_000;

/** The `meta` of reads whose failure is logged: lists that show an empty state then (spec: 8.lists). */
export const LOGGED_FAILURE = { logFailure: true } as const;

/** Returns whether a failed read is called again; a 401 never is. `retries` is the number of retries so far. */
export const shouldRetryRead = (retries: number, error: unknown): boolean =>
  toApiError(error).status !== STATUS_UNAUTHORIZED && retries < READ_RETRIES;

/** Returns whether a failed write is called again: once, and not when its message contains '4'. */
export const shouldRetryWrite = (retries: number, error: unknown): boolean =>
  retries < WRITE_RETRIES && !toApiError(error).message.includes('4');

/** The wait before a retry in milliseconds: 1 s, 2 s, 4 s, … up to 30 s. `retries` is the number so far. */
export const retryDelayOf = (retries: number): number => Math.min(RETRY_BASE_MS * 2 ** retries, RETRY_CAP_MS);

export interface QueryClientDependencies {
  report?: ReportError;
  retryDelay?: (retries: number) => number;
}

/** Calls are made even when the browser reports to be offline: they then fail, and no skeleton stays forever. */
export function createQueryClient({
  report = reportError,
  retryDelay = retryDelayOf,
}: QueryClientDependencies = {}): QueryClient {
  // It takes every page for online at first, and would see no change when one that was opened offline gets a connection.
  onlineManager.setOnline(globalThis.navigator?.onLine ?? true);
  const queryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (isAbort(error)) return;
        const { status, url } = toApiError(error);
        const failureCount = query.state.fetchFailureCount;
        // Reads that are never retried (401, user look-ups) are not reported as failed after 3 retries (spec: 8.report-query).
        if (failureCount > READ_RETRIES) report(error, { type: 'query_failure', status, url, failureCount });
        if (query.meta?.logFailure === true) console.warn(`${url || query.queryHash} failed:`, error.message);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, variables, _result, mutation) => {
        if (isAbort(error)) return;
        const { status, url } = toApiError(error);
        // The cache is told before the mutation counts its last failure.
        const failureCount = mutation.state.failureCount + 1;
        report(error, { type: 'mutation_failure', status, url, failureCount, requestData: variables });
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        gcTime: UNUSED_MS,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        refetchInterval: false,
        networkMode: 'always',
        retry: shouldRetryRead,
        retryDelay,
      },
      mutations: { gcTime: UNUSED_MS, networkMode: 'always', retry: shouldRetryWrite, retryDelay },
    },
  });
  keepToOnePerson(queryClient);
  return queryClient;
}

import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { isAbort, STATUS_UNAUTHORIZED, toApiError } from './errors';
import { keepToOnePerson } from './queries/user-cache';
import { type ReportError, reportError } from './report';

/** (spec: 9.freshness) */
const FRESH_MS = 5 * 60_000;
/** (spec: 9.cache-time) */
const UNUSED_MS = 5 * 60_000;

/** (spec: 9.read-retries) */
const READ_RETRIES = 3;
/** (spec: 9.write-retries) */
const WRITE_RETRIES = 1;
/** Delay before the first retry, doubled for each further one (spec: 9.retry-delay). */
const RETRY_BASE_MS = 1000;
const RETRY_CAP_MS = 30_000;

/** The `meta` of lists that show an empty state after a failure, which is logged (spec: 8.lists). */
export const LOGGED_FAILURE = { logFailure: true } as const;

/** Returns whether a failed read is retried; a 401 never is. @param retries - number of retries so far */
export const shouldRetryRead = (retries: number, error: unknown): boolean =>
  toApiError(error).status !== STATUS_UNAUTHORIZED && retries < READ_RETRIES;

/** Returns whether a failed write is retried: once, and not if its message contains '4'. */
export const shouldRetryWrite = (retries: number, error: unknown): boolean =>
  retries < WRITE_RETRIES && !toApiError(error).message.includes('4');

/** Returns the delay before a retry in milliseconds: 1 s, 2 s, 4 s, … up to 30 s. */
export const retryDelayOf = (retries: number): number => Math.min(RETRY_BASE_MS * 2 ** retries, RETRY_CAP_MS);

export interface QueryClientDependencies {
  report?: ReportError;
  retryDelay?: (retries: number) => number;
}

/** Creates a client that calls even while offline: the calls fail, and no skeleton stays forever. */
export function createQueryClient({
  report = reportError,
  retryDelay = retryDelayOf,
}: QueryClientDependencies = {}): QueryClient {
  // React Query assumes online at first, and would miss the reconnection of a page that was opened offline.
  onlineManager.setOnline(globalThis.navigator?.onLine ?? true);
  const queryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (isAbort(error)) return;
        const { status, url } = toApiError(error);
        const failureCount = query.state.fetchFailureCount;
        // Only reads that failed after all retries are reported, so no 401 and no user look-up (spec:
        // 8.report-query).
        if (failureCount > READ_RETRIES) report(error, { type: 'query_failure', status, url, failureCount });
        if (query.meta?.logFailure === true) console.warn(`${url || query.queryHash} failed:`, error.message);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, variables, _result, mutation) => {
        if (isAbort(error)) return;
        const { status, url } = toApiError(error);
        // The mutation counts its last failure after this callback.
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

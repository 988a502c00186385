import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isAbort, toApiError } from './errors';
import { keepToOnePerson } from './queries/user-cache';
import { type ReportError, reportError } from './report';
import { READ_RETRIES, shouldRetryRead, shouldRetryWrite, retryDelay as specRetryDelay } from './retry';

/** How long data counts as fresh, in milliseconds (spec section 9). */
const FRESH_MS = 5 * 60_000;

/** How long an unused cache entry is kept, in milliseconds (spec section 9). */
const UNUSED_MS = 5 * 60_000;

/** Spec section 8 wants failures of the lists with an empty state logged; such reads carry this `meta`. */
export const LOGGED_FAILURE = { logFailure: true } as const;

/** What the query client needs from outside. */
export interface QueryClientDependencies {
  /** @default reportError */
  report?: ReportError;
  /** The wait before a retry in milliseconds. @default that of spec section 9 */
  retryDelay?: (retries: number) => number;
}

function createQueryCache(report: ReportError): QueryCache {
  return new QueryCache({
    onError: (error, query) => {
      if (isAbort(error)) return;
      const { status, url } = toApiError(error);
      const failureCount = query.state.fetchFailureCount;
      // A read that was not retried (401, user look-ups) has not "failed after 3 retries" (spec section 8).
      if (failureCount > READ_RETRIES) report(error, { type: 'query_failure', status, url, failureCount });
      if (query.meta?.logFailure === true) console.warn(`${url || query.queryHash} failed:`, error.message);
    },
  });
}

function createMutationCache(report: ReportError): MutationCache {
  return new MutationCache({
    onError: (error, variables, _result, mutation) => {
      if (isAbort(error)) return;
      const { status, url } = toApiError(error);
      // The cache is told before the mutation counts its last failure.
      const failureCount = mutation.state.failureCount + 1;
      report(error, { type: 'mutation_failure', status, url, failureCount, requestData: variables });
    },
  });
}

/**
 * The query client with the numbers of spec section 9. Calls are made even when the browser believes itself
 * offline: they then fail as a failed fetch does, instead of leaving a skeleton that never ends. What is read stays one
 * person's.
 */
export function createQueryClient({
  report = reportError,
  retryDelay = specRetryDelay,
}: QueryClientDependencies = {}): QueryClient {
  const queryClient = new QueryClient({
    queryCache: createQueryCache(report),
    mutationCache: createMutationCache(report),
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

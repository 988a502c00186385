import {
  notifyManager,
  type QueryCache,
  type QueryClient,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { api } from '../client';
import { API_PATHS, queryKey } from '../paths';

export type RawUser = Readonly<Record<string, unknown>>;

function isRawUser(value: unknown): value is RawUser {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isAnswer = (answer: unknown): boolean => answer === null || isRawUser(answer);

// A 401, an empty body and JSON `null` mean "no user"; JSON that is neither that nor an object is a failure.
async function readUser(path: string, signal: AbortSignal): Promise<RawUser | null> {
  const answer = await api.read(path, { signal, on401: 'null', accepts: isAnswer });
  return isRawUser(answer) ? answer : null;
}

export const USER_KEY = queryKey(API_PATHS.authUser);

/**
 * The look-up of the user, in two calls: the second is made once the first has answered that there is none (spec:
 * 4.look-ups). It is not retried, and stale at once. After a lost connection it is repeated only when it had failed: coming
 * back online must not sign anybody out.
 */
export const userLookUp = queryOptions({
  queryKey: USER_KEY,
  queryFn: async ({ signal }) =>
    (await readUser(API_PATHS.authUser, signal)) ?? (await readUser(API_PATHS.currentUser, signal)),
  retry: false,
  staleTime: 0,
  refetchOnReconnect: (query) => query.state.status === 'error',
});

const isLookUp = (query: { queryKey: readonly unknown[] }): boolean => query.queryKey[0] === USER_KEY[0];

/** Removes all data that was read for a person. The look-up stays, because it identifies the current user. */
function dropWhatWasRead(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: (query) => !isLookUp(query) });
}

/** Empties the user cache after signing out: there is no user, and no data of the last one is left for the next. */
export async function forgetUser(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries();
  queryClient.setQueryData(USER_KEY, null);
  dropWhatWasRead(queryClient);
}

/** Returns whether there is a user: a browser that takes no cookies keeps no session. Throws the look-up's error. */
export async function refreshUser(queryClient: QueryClient): Promise<boolean> {
  await forgetUser(queryClient);
  return (await queryClient.fetchQuery(userLookUp)) !== null;
}

// Until the look-up is answered again, the user is unknown. Data of the same person is kept. Throws its error.
export async function lookUpAgain(queryClient: QueryClient): Promise<void> {
  queryClient.getQueryCache().find({ queryKey: USER_KEY })?.reset();
  await queryClient.fetchQuery(userLookUp);
}

/** The fields that identify a person. Others, such as the picture's address, may differ from answer to answer. */
const IDENTITY = ['id', 'email', 'role', 'firstName', 'lastName'] as const;

export function personOf(user: RawUser): string {
  return JSON.stringify(IDENTITY.map((field) => user[field]));
}

/** Removes all other data when the look-up finds another person, or none: somebody else has signed in from another tab. */
export function keepToOnePerson(queryClient: QueryClient): void {
  let person: string | null | undefined;
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !isLookUp(event.query)) return;
    const before = person;
    const user = queryClient.getQueryData(userLookUp.queryKey);
    person = user ? personOf(user) : null;
    if (before !== undefined && before !== person) dropWhatWasRead(queryClient);
  });
}

/** When the oldest of the reads on the screen was answered, in milliseconds since 1970; undefined where none was. */
export function oldestRead(cache: QueryCache): number | undefined {
  const times = cache
    .getAll()
    .filter((query) => query.isActive() && !isLookUp(query))
    .map(({ state }) => state.dataUpdatedAt)
    .filter((time) => time > 0);
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** Returns a fact of the cache of queries, kept up to date; undefined where pages are prerendered. */
export function useCached<Fact>(read: (cache: QueryCache) => Fact): Fact | undefined {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback(
    (onChange: () => void) => cache.subscribe(notifyManager.batchCalls(onChange)),
    [cache],
  );
  return useSyncExternalStore<Fact | undefined>(
    subscribe,
    () => read(cache),
    () => undefined,
  );
}

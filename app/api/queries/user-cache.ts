import {
  notifyManager,
  type QueryCache,
  type QueryClient,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { api } from '../client';
import { dropEarlyResponses } from '../early-requests';
import { API_PATHS, queryKey } from '../paths';

export type RawUser = Readonly<Record<string, unknown>>;

function isRawUser(value: unknown): value is RawUser {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isAnswer = (answer: unknown): boolean => answer === null || isRawUser(answer);

// A 401, an empty body and JSON `null` mean "no user"; any other JSON that is no object is a failure.
async function readUser(path: string, signal: AbortSignal): Promise<RawUser | null> {
  const answer = await api.read(path, { signal, on401: 'null', accepts: isAnswer });
  return isRawUser(answer) ? answer : null;
}

export const USER_KEY = queryKey(API_PATHS.authUser);

/**
 * Look-up of the user. The second call follows if the first returns no user (spec: 4.look-ups). Not retried,
 * and stale at once. After a lost connection it is repeated only if it had failed: reconnecting must not sign
 * anybody out.
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

/** Removes all data of a person except the look-up, which identifies the current user. */
function removeReads(queryClient: QueryClient): void {
  dropEarlyResponses();
  queryClient.removeQueries({ predicate: (query) => !isLookUp(query) });
}

/** Removes the user and all of their data after a logout. */
export async function forgetUser(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries();
  queryClient.setQueryData(USER_KEY, null);
  removeReads(queryClient);
}

/** Returns whether a user is signed in: not in a browser without cookies. Throws the look-up's error. */
export async function refreshUser(queryClient: QueryClient): Promise<boolean> {
  await forgetUser(queryClient);
  return (await queryClient.fetchQuery(userLookUp)) !== null;
}

// The user is unknown until the answer. Data of the same person is kept. Throws the look-up's error.
export async function lookUpAgain(queryClient: QueryClient): Promise<void> {
  queryClient.getQueryCache().find({ queryKey: USER_KEY })?.reset();
  await queryClient.fetchQuery(userLookUp);
}

/** Fields that identify a person. Others, such as the picture's address, may differ between answers. */
const IDENTITY = ['id', 'email', 'role', 'firstName', 'lastName'] as const;

export function personOf(user: RawUser): string {
  return JSON.stringify(IDENTITY.map((field) => user[field]));
}

/** Removes all data when the look-up finds another person or none, as after a sign-in in another tab. */
export function keepToOnePerson(queryClient: QueryClient): void {
  let person: string | null | undefined;
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !isLookUp(event.query)) return;
    const before = person;
    const user = queryClient.getQueryData(userLookUp.queryKey);
    person = user ? personOf(user) : null;
    if (before !== undefined && before !== person) removeReads(queryClient);
  });
}

/** Returns the time of the oldest active read in milliseconds since 1970. */
export function oldestRead(cache: QueryCache): number | undefined {
  const times = cache
    .getAll()
    .filter((query) => query.isActive() && !isLookUp(query))
    .map(({ state }) => state.dataUpdatedAt)
    .filter((time) => time > 0);
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** Returns a value read from the query cache, kept up to date. Undefined where pages are prerendered. */
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

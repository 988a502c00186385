import type { QueryCache, QueryClient } from '@tanstack/react-query';
import { API_PATHS, queryKey } from '../paths';
import { type RawUser, userLookUp } from './user-look-up';

/** Query keys of the two look-ups. */
export const FIRST_USER_KEY = queryKey(API_PATHS.authUser);
export const SECOND_USER_KEY = queryKey(API_PATHS.currentUser);

const USER_KEYS = [FIRST_USER_KEY, SECOND_USER_KEY];

/** Returns whether a query is a look-up of the user, and not data of theirs. */
function isUserKey(key: readonly unknown[]): boolean {
  return USER_KEYS.some(([path]) => path === key[0]);
}

/**
 * Removes all data that was read for a person. The look-ups stay, because they identify the current user. The second one
 * is reset where the first found a user, or its old answer would be used later.
 */
function dropWhatWasRead(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: (query) => !isUserKey(query.queryKey) });
  if (queryClient.getQueryData(FIRST_USER_KEY)) {
    queryClient.getQueryCache().find({ queryKey: SECOND_USER_KEY })?.reset();
  }
}

/** Empties the user cache after signing out: there is no user, and no data of the last one is left for the next. */
export async function forgetUser(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries();
  for (const key of USER_KEYS) queryClient.setQueryData(key, null);
  dropWhatWasRead(queryClient);
}

const lookUp = async (queryClient: QueryClient): Promise<RawUser | null> =>
  (await queryClient.fetchQuery(userLookUp(API_PATHS.authUser))) ??
  (await queryClient.fetchQuery(userLookUp(API_PATHS.currentUser)));

/**
 * Reads the user after signing in, and drops all data of earlier users. Throws the look-up's error.
 *
 * @returns whether there is a user: a browser that takes no cookies keeps no session
 */
export async function refreshUser(queryClient: QueryClient): Promise<boolean> {
  await forgetUser(queryClient);
  return (await lookUp(queryClient)) !== null;
}

/**
 * Resets and repeats the look-ups; until they are answered, the user is unknown. Data of the same person is kept. Throws
 * the look-up's error.
 */
export async function lookUpAgain(queryClient: QueryClient): Promise<void> {
  for (const queryKey of USER_KEYS) queryClient.getQueryCache().find({ queryKey })?.reset();
  await lookUp(queryClient);
}

/** The fields that identify a person. Others, such as the picture's address, may differ from answer to answer. */
const IDENTITY = ['id', 'email', 'role', 'firstName', 'lastName'] as const;

/** A key for the person of an answer, unique for each person in each role. */
export function personOf(user: RawUser): string {
  return JSON.stringify(IDENTITY.map((field) => user[field]));
}

const NOBODY = '';

/** The key of the current person; `undefined` until the second look-up has answered (spec: 4.look-ups). */
function answeredPerson(queryClient: QueryClient, answered: unknown): string | undefined {
  const first = queryClient.getQueryData<RawUser | null>(FIRST_USER_KEY);
  if (first) return personOf(first);
  if (answered === FIRST_USER_KEY[0]) return undefined;
  const second = queryClient.getQueryData<RawUser | null>(SECOND_USER_KEY);
  return second ? personOf(second) : NOBODY;
}

/**
 * Limits a cache to one person: when a look-up returns another person than before, or none, all other data is removed.
 * This happens when another tab signs out and somebody else signs in. A failed look-up changes nothing.
 */
export function keepToOnePerson(queryClient: QueryClient): void {
  let person: string | undefined;
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !isUserKey(event.query.queryKey)) {
      return;
    }
    const now = answeredPerson(queryClient, event.query.queryKey[0]);
    if (now === undefined || now === person) return;
    const before = person;
    person = now;
    if (before !== undefined) dropWhatWasRead(queryClient);
  });
}

/** When the oldest of the reads on the screen was answered, in milliseconds since 1970; undefined where none was. */
export function oldestRead(cache: QueryCache): number | undefined {
  const times = cache
    .getAll()
    .filter((query) => query.isActive() && !isUserKey(query.queryKey))
    .map(({ state }) => state.dataUpdatedAt)
    .filter((time) => time > 0);
  return times.length > 0 ? Math.min(...times) : undefined;
}

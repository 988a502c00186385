import type { QueryClient } from '@tanstack/react-query';
import { API_PATHS, queryKey } from '../paths';
import { type RawUser, userLookUp } from './user-look-up';

/** Query keys of the two look-ups. */
export const FIRST_USER_KEY = queryKey(API_PATHS.authUser);
export const SECOND_USER_KEY = queryKey(API_PATHS.currentUser);

const USER_KEYS = [FIRST_USER_KEY, SECOND_USER_KEY];

function isUserKey(key: readonly unknown[]): boolean {
  return USER_KEYS.some(([path]) => path === key[0]);
}

/**
 * Removes everything that was read for a person. The look-ups stay, since they say who is signed in now; but the second is
 * reset where the first found a user, or its old answer would count later.
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
 * Reads the user after signing in, and drops what was read for anybody before. Throws what the look-up throws.
 *
 * @returns whether there is a user: a browser that takes no cookies keeps no session
 */
export async function refreshUser(queryClient: QueryClient): Promise<boolean> {
  await forgetUser(queryClient);
  return (await lookUp(queryClient)) !== null;
}

/**
 * Repeats the look-ups as if there had been none: until they are answered, the user is unknown. What was read is kept for
 * the same person. Throws what the look-up throws.
 */
export async function lookUpAgain(queryClient: QueryClient): Promise<void> {
  for (const queryKey of USER_KEYS) queryClient.getQueryCache().find({ queryKey })?.reset();
  await lookUp(queryClient);
}

/** What tells people apart. Other fields, a picture's address for one, may differ from answer to answer. */
const IDENTITY = ['id', 'email', 'role', 'firstName', 'lastName'] as const;

/** Names the person of an answer: no other person has this name, and in no other role. */
export function personOf(user: RawUser): string {
  return JSON.stringify(IDENTITY.map((field) => user[field]));
}

const NOBODY = '';

/** The person that the look-ups name; `undefined` while the second has yet to answer (spec: 4.look-ups). */
function answeredPerson(queryClient: QueryClient, answered: unknown): string | undefined {
  const first = queryClient.getQueryData<RawUser | null>(FIRST_USER_KEY);
  if (first) return personOf(first);
  if (answered === FIRST_USER_KEY[0]) return undefined;
  const second = queryClient.getQueryData<RawUser | null>(SECOND_USER_KEY);
  return second ? personOf(second) : NOBODY;
}

/**
 * Keeps a cache to one person: as soon as a look-up names another person than before, or none, all that was read is
 * removed. Another tab may have signed out, and somebody else in. A look-up that fails changes nothing.
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

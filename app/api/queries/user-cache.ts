import type { QueryClient } from '@tanstack/react-query';
import { API_PATHS } from '../paths';
import { queryKey } from './keys';
import { type RawUser, userLookUp } from './user-read';

/** Where the answers of the two look-ups stand. */
export const FIRST_USER_KEY = queryKey(API_PATHS.authUser);
export const SECOND_USER_KEY = queryKey(API_PATHS.currentUser);

const USER_KEYS = [FIRST_USER_KEY, SECOND_USER_KEY];

export function isUserKey(key: readonly unknown[]): boolean {
  return USER_KEYS.some(([path]) => path === key[0]);
}

/**
 * Removes everything that was read for a person. The look-ups stay, since they say who is there now; but a second one
 * that the first has made needless would later count as an answer, so it is as if it had never been made.
 */
export function dropWhatWasRead(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: (query) => !isUserKey(query.queryKey) });
  if (queryClient.getQueryData(FIRST_USER_KEY)) {
    queryClient.getQueryCache().find({ queryKey: SECOND_USER_KEY })?.reset();
  }
}

/**
 * Empties the user cache after signing out: from here on there is no user, and nothing that was read for the
 * last one is left for the next (decision 19).
 */
export async function forgetUser(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries();
  for (const key of USER_KEYS) queryClient.setQueryData(key, null);
  dropWhatWasRead(queryClient);
}

const lookUp = async (queryClient: QueryClient): Promise<RawUser | null> =>
  (await queryClient.fetchQuery(userLookUp(API_PATHS.authUser))) ??
  (await queryClient.fetchQuery(userLookUp(API_PATHS.currentUser)));

/**
 * Reads the user anew after signing in, and drops what was read for anybody before. Throws what the look-up throws.
 *
 * @returns whether anybody is there: a browser that takes no cookies keeps no session
 */
export async function refreshUser(queryClient: QueryClient): Promise<boolean> {
  await forgetUser(queryClient);
  return (await lookUp(queryClient)) !== null;
}

/**
 * Looks up who is there as if nobody had been looked up yet: until it is answered, nobody is known to be there. What was
 * read is kept for the same person. Throws what the look-up throws.
 */
export async function lookUpAgain(queryClient: QueryClient): Promise<void> {
  for (const queryKey of USER_KEYS) queryClient.getQueryCache().find({ queryKey })?.reset();
  await lookUp(queryClient);
}

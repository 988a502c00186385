import type { QueryClient } from '@tanstack/react-query';
import { API_PATHS } from '../paths';
import { queryKey } from './keys';
import { userLookUp } from './user-read';

const USER_KEYS = [queryKey(API_PATHS.authUser), queryKey(API_PATHS.currentUser)];

function isUserKey(key: readonly unknown[]): boolean {
  return USER_KEYS.some(([path]) => path === key[0]);
}

/**
 * Empties the user cache after signing out: from here on there is no user, and nothing that was read for the
 * last one is left for the next (decision 19).
 */
export async function forgetUser(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries();
  for (const key of USER_KEYS) queryClient.setQueryData(key, null);
  queryClient.removeQueries({ predicate: (query) => !isUserKey(query.queryKey) });
}

/** Reads the user anew after signing in, and drops what was read for anybody before. Throws what the look-up throws. */
export async function refreshUser(queryClient: QueryClient): Promise<void> {
  await forgetUser(queryClient);
  const first = await queryClient.fetchQuery(userLookUp(API_PATHS.authUser));
  if (first === null) await queryClient.fetchQuery(userLookUp(API_PATHS.currentUser));
}

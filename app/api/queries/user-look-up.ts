import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { api } from '../client';
import { API_PATHS, queryKey } from '../paths';

/** A user as the server sent it: an object, otherwise unchecked. */
export type RawUser = Readonly<Record<string, unknown>>;

function isRawUser(value: unknown): value is RawUser {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isAnswer = (answer: unknown): boolean => answer === null || isRawUser(answer);

/**
 * A user look-up: a 401, an empty body and JSON `null` mean "no user", and JSON that is neither that nor an object is a
 * failure. It is not retried, and stale at once. After a lost connection it is repeated only when it had failed: coming
 * back online must not sign anybody out.
 */
export function userLookUp(path: string) {
  return queryOptions({
    queryKey: queryKey(path),
    queryFn: async ({ signal }): Promise<RawUser | null> => {
      const answer = await api.read(path, { signal, on401: 'null', accepts: isAnswer });
      return isRawUser(answer) ? answer : null;
    },
    retry: false,
    staleTime: 0,
    refetchOnReconnect: (query) => query.state.status === 'error',
  });
}

/** The first user look-up. */
export const useAuthUser = (): UseQueryResult<RawUser | null> => useQuery(userLookUp(API_PATHS.authUser));

/** The second user look-up; `enabled` once the first has answered that there is no user (spec: 4.look-ups). */
export const useSecondUser = (enabled: boolean): UseQueryResult<RawUser | null> =>
  useQuery({ ...userLookUp(API_PATHS.currentUser), enabled });

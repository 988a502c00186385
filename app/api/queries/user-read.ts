import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { api } from '../client';
import { queryKey } from './keys';

/** A user as the server sent it: an object, otherwise unchecked. */
export type RawUser = Readonly<Record<string, unknown>>;

function isRawUser(value: unknown): value is RawUser {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isAnswer = (answer: unknown): boolean => answer === null || isRawUser(answer);

/**
 * A user look-up (decision 2): a 401, an empty body and JSON `null` mean "no user", and JSON that is neither that nor an
 * object is a failure; not retried, stale at once.
 * It is made again after a lost connection only when it had failed: coming back online must not sign anybody out.
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

/** Runs a user look-up. */
export function useUserLookUp(path: string, enabled: boolean): UseQueryResult<RawUser | null> {
  return useQuery({ ...userLookUp(path), enabled });
}

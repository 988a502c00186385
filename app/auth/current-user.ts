import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { type User, user } from 'tapa-ui/domain';
import { toApiError } from '../api/errors';
import { personOf, userLookUp } from '../api/queries/user-cache';

export type CurrentUser =
  | { readonly status: 'loading'; readonly user: null }
  | { readonly status: 'anonymous'; readonly user: null }
  | {
      readonly status: 'authenticated';
      readonly user: User;
      /** Identifies the person, so that their data is not shown to another. */
      readonly person: string;
    };

const isUnanswered = (error: Error | null): boolean =>
  error !== null && toApiError(error).code === 'NETWORK_ERROR';

/**
 * Returns the current user. `user` keeps its reference as long as the server's answer stays the same. A known
 * user stays known without a connection.
 *
 * While a failed look-up is repeated, the status stays "anonymous". With "loading", a loading screen would
 * replace the page, which would mount and look up again, in an endless loop.
 */
export function useCurrentUser(): CurrentUser {
  const { data, error, isFetched } = useQuery(userLookUp);
  if (data && (error === null || isUnanswered(error))) {
    return { status: 'authenticated', user: user.sanitize(data).value, person: personOf(data) };
  }
  return { status: isFetched ? 'anonymous' : 'loading', user: null };
}

/**
 * Returns whether the last finished look-up got no answer, so that nobody knows who is signed in, and a
 * function that repeats it.
 *
 * @param wasUnanswered - the result of a look-up before the component mounted
 */
export function useUnanswered(wasUnanswered: boolean): { isUnanswered: boolean; lookUp: () => void } {
  const { error, isFetching, isFetched } = useQuery(userLookUp);
  const queryClient = useQueryClient();
  // Cancels a pending look-up: it began before the reconnection, and may fail for that.
  const lookUp = useCallback(
    () => void queryClient.cancelQueries(userLookUp).then(() => queryClient.refetchQueries(userLookUp)),
    [queryClient],
  );
  const [last, setLast] = useState(wasUnanswered);
  const now = isFetching ? last && isFetched : isUnanswered(error);
  if (!isFetching && now !== last) setLast(now);
  return { isUnanswered: now, lookUp };
}

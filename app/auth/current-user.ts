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
      /** Identifies the person: data read for one person must not be shown to another. */
      readonly person: string;
    };

const isUnanswered = (error: Error | null): boolean =>
  error !== null && toApiError(error).code === 'NETWORK_ERROR';

/**
 * The current user. `user` keeps its reference as long as the server's answer stays the same.
 *
 * While a failed look-up is repeated the state stays "anonymous". If it became "loading", a loading screen would replace the
 * page that asks; the page would mount again afterwards and ask again, in an endless loop. Whoever is known stays so while
 * there is no connection.
 */
export function useCurrentUser(): CurrentUser {
  const { data, error, isFetched } = useQuery(userLookUp);
  if (data && (error === null || isUnanswered(error))) {
    return { status: 'authenticated', user: user.sanitize(data).value, person: personOf(data) };
  }
  return { status: isFetched ? 'anonymous' : 'loading', user: null };
}

/**
 * Tells that nobody can know who is signed in, because the look-up that ended last got no answer; while one is made again, the
 * one before it counts. And what makes it again.
 *
 * @param wasUnanswered - what is known of a look-up that ended before the component was there
 */
export function useUnanswered(wasUnanswered: boolean): { isUnanswered: boolean; lookUp: () => void } {
  const { error, isFetching, isFetched } = useQuery(userLookUp);
  const queryClient = useQueryClient();
  // One that is under way gives way: it began without the connection that has just come back, and may yet fail for that.
  const lookUp = useCallback(
    () => void queryClient.cancelQueries(userLookUp).then(() => queryClient.refetchQueries(userLookUp)),
    [queryClient],
  );
  const [last, setLast] = useState(wasUnanswered);
  const now = isFetching ? last && isFetched : isUnanswered(error);
  if (!isFetching && now !== last) setLast(now);
  return { isUnanswered: now, lookUp };
}

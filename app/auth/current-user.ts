import { useCallback, useState } from 'react';
import { type User, user } from 'tapa-ui/domain';
import { toApiError } from '../api/errors';
import { personOf, type RawUser, useAuthUser, useSecondUser } from '../api/queries';

/** The state of authentication, with the user once they are known. */
export type CurrentUser =
  | { readonly status: 'loading'; readonly user: null }
  | { readonly status: 'anonymous'; readonly user: null }
  | {
      readonly status: 'authenticated';
      readonly user: User;
      /** Identifies the person: data read for one person must not be shown to another. */
      readonly person: string;
    };

const LOADING: CurrentUser = { status: 'loading', user: null };
const ANONYMOUS: CurrentUser = { status: 'anonymous', user: null };

function authenticated(raw: RawUser): CurrentUser {
  return { status: 'authenticated', user: user.sanitize(raw).value, person: personOf(raw) };
}

/** The part of a query's result that is used here. */
interface LookUp {
  data: RawUser | null | undefined;
  isError: boolean;
  error: Error | null;
  /** True where it has ever finished, by an answer or an error. */
  isFetched: boolean;
}

/** Returns whether a look-up has failed by the network, and not by an answer. */
const isUnanswered = ({ error }: LookUp): boolean =>
  error !== null && toApiError(error).code === 'NETWORK_ERROR';

function foundNobody(first: LookUp): boolean {
  return !first.isError && first.data === null;
}

/**
 * Derives the state of authentication from the two look-ups. While a failed look-up is repeated the state stays
 * "anonymous". If it became "loading", a loading screen would replace the page that asks; the page would mount again
 * afterwards and ask again, in an endless loop. Whoever is known stays so while there is no connection.
 */
function currentUserOf(first: LookUp, second: LookUp): CurrentUser {
  if (first.data && (!first.isError || isUnanswered(first))) return authenticated(first.data);
  if (first.isError) return ANONYMOUS;
  if (!first.isFetched) return LOADING;
  if (!foundNobody(first)) return ANONYMOUS;
  if (second.data && (!second.isError || isUnanswered(second))) return authenticated(second.data);
  if (second.isError) return ANONYMOUS;
  return second.isFetched ? ANONYMOUS : LOADING;
}

/**
 * The current user, from two look-ups. Neither is retried, and both are stale at once (spec: 7.user-no-retry,
 * 7.current-user). `user` keeps its reference as long as the server's answer stays the same.
 */
export function useCurrentUser(): CurrentUser {
  const first = useAuthUser();
  // Waits for the first look-up. While that is repeated, its previous answer does not count.
  const second = useSecondUser(foundNobody(first) && !first.isFetching);
  return currentUserOf(first, second);
}

/**
 * Tells that nobody can know who is signed in, because the look-up that ended last got no answer; while one is made again, the
 * one before it counts. And what makes it again.
 *
 * @param wasUnanswered - what is known of a look-up that ended before the component was there
 */
export function useUnanswered(wasUnanswered: boolean): { isUnanswered: boolean; lookUp: () => void } {
  const first = useAuthUser();
  const second = useSecondUser(foundNobody(first) && !first.isFetching);
  const [last, setLast] = useState(wasUnanswered);
  const isLookingUp = first.isFetching || second.isFetching;
  const now = isLookingUp ? last && first.isFetched : isUnanswered(first) || isUnanswered(second);
  if (!isLookingUp && now !== last) setLast(now);
  const { refetch } = first;
  return { isUnanswered: now, lookUp: useCallback(() => void refetch(), [refetch]) };
}

import { type User, user } from 'tapa-ui/domain';
import { personOf, type RawUser, useAuthUser, useSecondUser } from '../api/queries';

/** Who is looking at the page. */
export type CurrentUser =
  | { readonly status: 'loading'; readonly user: null }
  | { readonly status: 'anonymous'; readonly user: null }
  | {
      readonly status: 'authenticated';
      readonly user: User;
      /** Names the person: what was read for one is not for another. */
      readonly person: string;
    };

const LOADING: CurrentUser = { status: 'loading', user: null };
const ANONYMOUS: CurrentUser = { status: 'anonymous', user: null };

function authenticated(raw: RawUser): CurrentUser {
  return { status: 'authenticated', user: user.sanitize(raw).value, person: personOf(raw) };
}

/** What of a look-up matters here. */
interface LookUp {
  data: RawUser | null | undefined;
  isError: boolean;
  /** Whether it has ever been answered, well or badly. */
  isFetched: boolean;
}

function foundNobody(first: LookUp): boolean {
  return !first.isError && first.data === null;
}

/**
 * Reads the state of authentication off the two look-ups. A look-up that failed once and is made again stays
 * "anonymous" meanwhile: were it "loading" again, a loading screen that replaces the page which asks would ask
 * forever.
 */
function currentUserOf(first: LookUp, second: LookUp): CurrentUser {
  if (first.isError) return ANONYMOUS;
  if (first.data) return authenticated(first.data);
  if (!first.isFetched) return LOADING;
  if (!foundNobody(first) || second.isError) return ANONYMOUS;
  if (second.data) return authenticated(second.data);
  return second.isFetched ? ANONYMOUS : LOADING;
}

/**
 * The current user: two look-ups, neither retried, both stale at once (spec: 7.user-no-retry, 7.current-user). `user` keeps its reference
 * as long as the server's answer stays the same.
 */
export function useCurrentUser(): CurrentUser {
  const first = useAuthUser();
  // Only once the first has answered: while it is made again, its last answer does not count.
  const second = useSecondUser(foundNobody(first) && !first.isFetching);
  return currentUserOf(first, second);
}

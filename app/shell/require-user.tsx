import { Navigate, Outlet, useLocation, useOutletContext } from 'react-router-dom';
import type { User } from 'tapa-ui/domain';
import { LoadingScreen } from 'tapa-ui/loading-screen';
import { useCurrentUser } from '../auth';
import { AUTH_PATH } from '../routes/table';
import { useLastKnown } from './use-last-known';
import { useLoaded } from './use-loaded';

/** What travels in router state: never in the URL, so that nobody can send a visitor elsewhere (decision 3). */
export interface WantedPathState {
  wanted: string;
}

export interface RequireUserProps {
  /** Loads the code of the routes inside, while the user is looked up. The same function at every showing. */
  preload: () => Promise<unknown>;
}

/**
 * Lets authenticated visitors through to the routes inside; others go to `/auth`, replacing the history entry. While it is
 * looked up anew who is there, what they see is kept as it is, but out of sight.
 */
export function RequireUser({ preload }: RequireUserProps) {
  const { pathname, search, hash } = useLocation();
  const current = useCurrentUser();
  const known = useLastKnown(current);
  const isLoaded = useLoaded(preload);
  if (current.status === 'anonymous') {
    const state: WantedPathState = { wanted: `${pathname}${search}${hash}` };
    return <Navigate to={AUTH_PATH} replace state={state} />;
  }
  if (known.status !== 'authenticated' || !isLoaded) return <LoadingScreen fullHeight />;
  const isAskedAgain = current.status === 'loading';
  return (
    <>
      {isAskedAgain ? <LoadingScreen fullHeight className="app-instead" /> : null}
      <div className={isAskedAgain ? 'app-hidden' : 'app-shown'}>
        {/* Another person's screens begin anew: those of the one before still hold what was read for them. */}
        <Outlet key={known.person} context={known.user} />
      </div>
    </>
  );
}

/** The signed-in user, on the routes that `RequireUser` guards. */
export const useUser = (): User => useOutletContext<User>();

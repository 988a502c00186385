import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation, useOutletContext } from 'react-router-dom';
import type { User } from 'tapa-ui/domain';
import { LoadingScreen } from 'tapa-ui/loading-screen';
import { lookUpAgain } from '../api/queries/user-cache';
import { type CurrentUser, useCurrentUser, useUnanswered } from '../auth/current-user';
import { OfflineMessage } from '../layout/offline-notice';
import { AUTH_PATH } from '../routes/table';

/** Stands in the place of the sign-in where nobody can know whether it is needed. */
const STILL_SIGNED_IN =
  'You are offline. You are still signed in on this device. Your trips open as soon as there is a connection.';

/**
 * A page that only visitors need: a signed-in user goes on to where they wanted to. One whose sign-in has ended does so
 * once they have signed in again. Without a connection nobody knows who is signed in: the page waits for one.
 */
export function ForVisitors({ children }: { children: ReactNode }) {
  const { state } = useLocation();
  const { status, user } = useCurrentUser();
  const { isUnanswered, lookUp } = useUnanswered(wantedState(state).isUnanswered === true);
  const [refused] = useState(wantedState(state).isEnded ? user : null);
  if (status === 'authenticated' && user !== refused) return <Navigate to={wantedPath(state)} replace />;
  return isUnanswered ? <OfflineMessage text={STILL_SIGNED_IN} onRetry={lookUp} /> : children;
}

export interface RequireUserProps {
  /** Loads the code of the routes inside, while the user is looked up. The same function at every render. */
  load: () => Promise<unknown>;
}

// Others go to `/auth`. While the user is looked up again, the routes inside stay mounted, but out of sight.
export function RequireUser({ load }: RequireUserProps) {
  const wanted = useWantedPath();
  const current = useCurrentUser();
  const known = useLastKnown(current);
  const { isUnanswered } = useUnanswered(false);
  const isLoaded = useLoaded(load);
  if (current.status === 'anonymous') {
    const state: WantedPathState = { wanted, isUnanswered };
    return <Navigate to={AUTH_PATH} replace state={state} />;
  }
  if (known.status !== 'authenticated' || !isLoaded) return <LoadingScreen fullHeight />;
  const isLookedUpAgain = current.status === 'loading';
  return (
    <>
      {isLookedUpAgain ? <LoadingScreen fullHeight className="fixed inset-0" /> : null}
      <div className={isLookedUpAgain ? 'invisible contents' : 'contents'}>
        {/* The screens mount again for another person, because their state holds data of the previous one. */}
        <Outlet key={known.person} context={known.user} />
      </div>
    </>
  );
}

/** The signed-in user, on the routes that `RequireUser` guards. */
export const useUser = (): User => useOutletContext<User>();

// A page from the back/forward cache goes on with its session and screen, once the person is found to be the same.
export function useLastKnown(current: CurrentUser): CurrentUser {
  const [known, setKnown] = useState(current);
  if (current.status === 'loading') return known;
  if (current.status !== known.status || current.user !== known.user) setKnown(current);
  return current;
}

type Load = () => Promise<unknown>;

/** Code that has loaded: it is there at once for the next component that needs it. */
const loaded = new WeakSet<Load>();

/** Returns whether the load has ended. After a failure, the component that needs the code loads it again, and shows that. */
export function useLoaded(load: Load): boolean {
  const [ended, setEnded] = useState<Load>();
  useEffect(() => {
    if (loaded.has(load)) return;
    // In a transition React renders large screens in slices: the page stays responsive.
    const end = () => startTransition(() => setEnded(() => load));
    load()
      .then(() => loaded.add(load))
      .then(end, end);
  }, [load]);
  return ended === load || loaded.has(load);
}

// On a shared computer, Back after a logout must not show what the person who left had on the screen.
export function lookUpWhenRestored(queryClient: QueryClient): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    // Whoever uses the look-up sees that it failed.
    if (persisted) lookUpAgain(queryClient).catch(() => undefined);
  };
  window.addEventListener('pageshow', onPageShow);
  return () => window.removeEventListener('pageshow', onPageShow);
}

/** Kept in router state instead of the URL, so that no link can redirect a visitor elsewhere. */
export interface WantedPathState {
  wanted: string;
  /** True where the reader comes because the server refuses their data, though it still knows who they are. */
  isEnded?: boolean;
  /** True where the reader comes because nobody could tell who they are, without a connection. */
  isUnanswered?: boolean;
}

/** Visitors who have signed in go here unless they wanted something else. */
const DEFAULT_PATH = '/dashboard';

/** The state of the router, as far as it is one of these. */
const wantedState = (state: unknown): Partial<WantedPathState> => state ?? {};

/** The path that a visitor wanted before signing in; only one of this site: browsers read `/\` as `//`. */
export function wantedPath(state: unknown): string {
  const { wanted } = wantedState(state);
  return typeof wanted === 'string' && /^\/(?![/\\])/.test(wanted) ? wanted : DEFAULT_PATH;
}

/** The path that is shown, to come back to. */
export function useWantedPath(): string {
  const { pathname, search, hash } = useLocation();
  return `${pathname}${search}${hash}`;
}

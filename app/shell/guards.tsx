import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation, useOutletContext } from 'react-router-dom';
import type { User } from 'tapa-ui/domain';
import { LoadingScreen } from 'tapa-ui/loading-screen';
import { lookUpAgain } from '../api/queries/user-cache';
import { type CurrentUser, useCurrentUser, useUnanswered } from '../auth/current-user';
import { OfflineMessage } from '../layout/offline-notice';
import { AUTH_PATH } from '../routes/table';

/** Message instead of the sign-in while it is unknown whether it is needed. */
const STILL_SIGNED_IN =
  'You are offline. You are still signed in on this device. Your trips open as soon as there is a connection.';

/**
 * Guards a page for visitors: a signed-in user is redirected to the wanted path. A user whose sign-in has
 * ended is redirected after signing in again. While the look-up gets no answer, shows that the reader is
 * offline.
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
  /** Loads the code of the routes while the user is looked up. Must be a stable function. */
  load: () => Promise<unknown>;
}

// Redirects visitors to `/auth`. While the user is looked up again, the routes stay mounted out of sight.
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
        {/* The key remounts the screens for another person, to drop their state. */}
        <Outlet key={known.person} context={known.user} />
      </div>
    </>
  );
}

/** Returns the signed-in user, on routes inside of `RequireUser`. */
export const useUser = (): User => useOutletContext<User>();

// Keeps session and screen of a page from the back/forward cache if the person turns out to be the same.
export function useLastKnown(current: CurrentUser): CurrentUser {
  const [known, setKnown] = useState(current);
  if (current.status === 'loading') return known;
  if (current.status !== known.status || current.user !== known.user) setKnown(current);
  return current;
}

type Load = () => Promise<unknown>;

const loaded = new WeakSet<Load>();

/** Returns whether the load has ended. After a failure, the lazy component repeats it and shows the error. */
export function useLoaded(load: Load): boolean {
  const [ended, setEnded] = useState<Load>();
  useEffect(() => {
    if (loaded.has(load)) return;
    // In a transition React renders in slices, so that the page stays responsive.
    const end = () => startTransition(() => setEnded(() => load));
    load()
      .then(() => loaded.add(load))
      .then(end, end);
  }, [load]);
  return ended === load || loaded.has(load);
}

// On a shared computer, Back after a logout must not show the data of the previous person.
export function lookUpWhenRestored(queryClient: QueryClient): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    // Users of the look-up handle its error.
    if (persisted) lookUpAgain(queryClient).catch(() => undefined);
  };
  window.addEventListener('pageshow', onPageShow);
  return () => window.removeEventListener('pageshow', onPageShow);
}

/** Kept in router state instead of the URL, so that no link can redirect a visitor elsewhere. */
export interface WantedPathState {
  wanted: string;
  /** True where the server refuses the user's data, though it still knows the user. */
  isEnded?: boolean;
  /** True where the look-up of the user got no answer. */
  isUnanswered?: boolean;
}

const DEFAULT_PATH = '/dashboard';

const wantedState = (state: unknown): Partial<WantedPathState> => state ?? {};

/** Returns the path that a visitor wanted before signing in, on this site: browsers read `/\` as `//`. */
export function wantedPath(state: unknown): string {
  const { wanted } = wantedState(state);
  return typeof wanted === 'string' && /^\/(?![/\\])/.test(wanted) ? wanted : DEFAULT_PATH;
}

export function useWantedPath(): string {
  const { pathname, search, hash } = useLocation();
  return `${pathname}${search}${hash}`;
}

import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { RoleBottomNav } from 'tapa-ui/bottom-nav';
import { ErrorBoundary } from 'tapa-ui/error-fallback';
import { lazyPart, retryLazyParts } from 'tapa-ui/lazy-part';
import { TapaProvider } from 'tapa-ui/theme';
import { fullPageError } from '../app';
import { useCurrentUser } from '../auth';
import {
  forgetHandover,
  handOver,
  type Kept,
  KeptFormsContext,
  keepFor,
  OpenPartsContext,
  takeOver,
} from '../layout/kept-state';
import { OfflineNotice } from '../layout/offline-notice';
import { RouteFocusContext, useRouteFocusState } from '../layout/route-focus';
import { RouterLink } from '../layout/router-link';
import { useScrollPosition } from '../layout/scroll-position';
import type { SessionMonitor } from '../session';
import { useLastKnown } from './guards';
import { OptionalPart } from './optional-part';
import { allowReload, beforeReload } from './page-lifecycle';
import { type Session, SessionContext, useLeave } from './session-context';

/** A toast that is asked for before this code is loaded waits in the toasts' store. */
const signedIn = lazyPart(() => import('./signed-in'));

function tryAgain(): void {
  allowReload();
  retryLazyParts();
}

/**
 * The frame of every screen: theme and links, the offline banner, the bottom navigation, toasts, the session
 * monitor, and the full-page fallback of an error that nothing nearer has caught.
 */
export function AppShell() {
  const { pathname } = useLocation();
  const monitor = useRef<SessionMonitor>(null);
  const leave = useLeave();
  const session = useMemo(
    (): Session => ({
      endSession: () => monitor.current?.endSession(),
      resumeSession: () => monitor.current?.resumeSession(),
      leave,
    }),
    [leave],
  );
  const routeFocus = useRouteFocusState(useScrollPosition());
  const [kept] = useState(takeOver);
  useEffect(forgetHandover, []);
  useEffect(() => beforeReload(() => handOver(kept)), [kept]);
  return (
    <TapaProvider linkComponent={RouterLink}>
      {/* Around the boundary: what it knows must outlive a screen that fails, as offline. */}
      <OfflineNotice>
        <ErrorBoundary fallback={fullPageError} resetKeys={[pathname]} onReset={tryAgain}>
          <SessionContext.Provider value={session}>
            <RouteFocusContext.Provider value={routeFocus}>
              <KeptFormsContext.Provider value={kept.forms}>
                <OpenPartsContext.Provider value={kept.openParts}>
                  <Outlet />
                </OpenPartsContext.Provider>
              </KeptFormsContext.Provider>
            </RouteFocusContext.Provider>
          </SessionContext.Provider>
        </ErrorBoundary>
      </OfflineNotice>
      <ForTheUser currentPath={pathname} monitor={monitor} kept={kept} />
    </TapaProvider>
  );
}

/** Renders apart what depends on who is signed in: the screens need not render again for it. */
function ForTheUser({
  currentPath,
  monitor,
  kept,
}: {
  currentPath: string;
  monitor: RefObject<SessionMonitor | null>;
  kept: Kept;
}) {
  // Looking the user up again is no sign-out: the session goes on meanwhile.
  const current = useCurrentUser();
  const known = useLastKnown(current);
  const person = known.status === 'authenticated' ? known.person : null;
  const isKnown = known.status !== 'loading';
  const isFound = current.status === 'authenticated';
  // Who comes back to a page that was left to sign out, and is found there, is still signed in.
  useEffect(() => {
    if (isFound) monitor.current?.resumeSession();
  }, [isFound, monitor]);
  useEffect(() => {
    if (isKnown) keepFor(person, kept);
  }, [isKnown, person, kept]);
  return (
    <>
      <RoleBottomNav role={known.user?.role} currentPath={currentPath} />
      {person !== null ? (
        <OptionalPart>
          <signedIn.Component person={person} monitor={monitor} />
        </OptionalPart>
      ) : null}
    </>
  );
}

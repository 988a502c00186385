import { type RefObject, useMemo, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { RoleBottomNav } from 'tapa-ui/bottom-nav';
import { ErrorBoundary } from 'tapa-ui/error-fallback';
import { TapaProvider } from 'tapa-ui/theme';
import { useCurrentUser } from '../auth';
import { OfflineNotice } from '../layout/offline-place';
import { OpeningContext, useOpening } from '../layout/opening';
import { RouterLink } from '../layout/router-link';
import { useScrollRestoration } from '../layout/use-scroll-restoration';
import { askAgain, lazyScreen } from '../routes/lazy-screen';
import type { SessionMonitor } from '../session';
import { Dispensable } from './dispensable';
import { fullPageError } from './full-page-error';
import { allowReload } from './reload-once';
import { type Session, SessionContext } from './session-context';
import { useLastKnown } from './use-last-known';
import { useLeave } from './use-leave';

/** A toast that comes before this code is there waits in the toasts' store. */
const signedIn = lazyScreen(() => import('./signed-in'));

function tryAgain(): void {
  allowReload();
  askAgain();
}

/**
 * What stands around every screen: theme and links, the offline banner, the bottom navigation, toasts, the session
 * monitor, and the full-page fallback of an error that nothing nearer has caught.
 */
export function AppShell() {
  const { pathname } = useLocation();
  const monitor = useRef<SessionMonitor>(null);
  const leave = useLeave();
  const session = useMemo(
    (): Session => ({ endSession: () => monitor.current?.endSession(), leave }),
    [leave],
  );
  const opening = useOpening();
  useScrollRestoration();
  return (
    <TapaProvider linkComponent={RouterLink} className="app-canvas">
      {/* Around the boundary: what it knows must outlive a screen that fails, as one does that cannot load offline. */}
      <OfflineNotice>
        <ErrorBoundary fallback={fullPageError} resetKeys={[pathname]} onReset={tryAgain}>
          <SessionContext.Provider value={session}>
            <OpeningContext.Provider value={opening}>
              <Outlet />
            </OpeningContext.Provider>
          </SessionContext.Provider>
        </ErrorBoundary>
      </OfflineNotice>
      <ForTheUser currentPath={pathname} monitor={monitor} />
    </TapaProvider>
  );
}

/** What depends on who is signed in stands apart: the screens need not be drawn anew for it. */
function ForTheUser({
  currentPath,
  monitor,
}: {
  currentPath: string;
  monitor: RefObject<SessionMonitor | null>;
}) {
  // Looking up anew who is there is no sign-out: the session goes on meanwhile (decision 26).
  const known = useLastKnown(useCurrentUser());
  return (
    <>
      <RoleBottomNav role={known.user?.role} currentPath={currentPath} />
      {known.status === 'authenticated' ? (
        <Dispensable>
          <signedIn.Component person={known.person} monitor={monitor} />
        </Dispensable>
      ) : null}
    </>
  );
}

import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { RoleBottomNav } from 'tapa-ui/bottom-nav';
import { ErrorBoundary } from 'tapa-ui/error-fallback';
import { TapaProvider } from 'tapa-ui/theme';
import { useCurrentUser } from '../auth';
import { OfflineNotice } from '../layout/offline-notice';
import { RouteFocusContext, useRouteFocusState } from '../layout/route-focus';
import { RouterLink } from '../layout/router-link';
import { type OpenParts, OpenPartsContext, useScrollPosition } from '../layout/scroll-position';
import { askAgain, lazyScreen } from '../routes/lazy-screen';
import { type KeptForms, KeptFormsContext } from '../routes/public/forms/kept-entries';
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
  const routeFocus = useRouteFocusState(useScrollPosition());
  const [forms] = useState<KeptForms>(() => new Map());
  const [openParts] = useState<OpenParts>(() => new Map());
  return (
    <TapaProvider linkComponent={RouterLink} className="app-canvas">
      {/* Around the boundary: what it knows must outlive a screen that fails, as one does that cannot load offline. */}
      <OfflineNotice>
        <ErrorBoundary fallback={fullPageError} resetKeys={[pathname]} onReset={tryAgain}>
          <SessionContext.Provider value={session}>
            <RouteFocusContext.Provider value={routeFocus}>
              <KeptFormsContext.Provider value={forms}>
                <OpenPartsContext.Provider value={openParts}>
                  <Outlet />
                </OpenPartsContext.Provider>
              </KeptFormsContext.Provider>
            </RouteFocusContext.Provider>
          </SessionContext.Provider>
        </ErrorBoundary>
      </OfflineNotice>
      <ForTheUser currentPath={pathname} monitor={monitor} forms={forms} />
    </TapaProvider>
  );
}

/** What depends on who is signed in stands apart: the screens need not be drawn anew for it. */
function ForTheUser({
  currentPath,
  monitor,
  forms,
}: {
  currentPath: string;
  monitor: RefObject<SessionMonitor | null>;
  forms: KeptForms;
}) {
  // Looking up anew who is there is no sign-out: the session goes on meanwhile (decision 26).
  const known = useLastKnown(useCurrentUser());
  const person = known.status === 'authenticated' ? known.person : null;
  // What one person has written is not for the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is over with the person
  useEffect(() => () => forms.clear(), [person, forms]);
  return (
    <>
      <RoleBottomNav role={known.user?.role} currentPath={currentPath} />
      {person !== null ? (
        <Dispensable>
          <signedIn.Component person={person} monitor={monitor} />
        </Dispensable>
      ) : null}
    </>
  );
}

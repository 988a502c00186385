import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { RoleBottomNav } from 'tapa-ui/bottom-nav';
import { ErrorBoundary } from 'tapa-ui/error-fallback';
import { retryLazyParts } from 'tapa-ui/lazy-part';
import { TapaProvider } from 'tapa-ui/theme';
import { fullPageError } from '../app';
import { useCurrentUser } from '../auth';
import { type KeptForms, KeptFormsContext, type OpenParts, OpenPartsContext } from '../layout/kept-state';
import { OfflineNotice } from '../layout/offline-notice';
import { RouteFocusContext, useRouteFocusState } from '../layout/route-focus';
import { RouterLink } from '../layout/router-link';
import { useScrollPosition } from '../layout/scroll-position';
import type { SessionMonitor } from '../session';
import { useLastKnown } from './guards';
import { OptionalPart } from './optional-part';
import { allowReload, lazyScreen } from './page-lifecycle';
import { type Session, SessionContext, useLeave } from './session-context';

/** A toast that is asked for before this code is loaded waits in the toasts' store. */
const signedIn = lazyScreen(() => import('./signed-in'));

function tryAgain(): void {
  allowReload();
  retryLazyParts();
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
      {/* Around the boundary: what it knows must outlive a screen that fails, as offline. */}
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

/** What depends on who is signed in is rendered apart: the screens need not render again for it. */
function ForTheUser({
  currentPath,
  monitor,
  forms,
}: {
  currentPath: string;
  monitor: RefObject<SessionMonitor | null>;
  forms: KeptForms;
}) {
  // Looking the user up again is no sign-out: the session goes on meanwhile.
  const known = useLastKnown(useCurrentUser());
  const person = known.status === 'authenticated' ? known.person : null;
  // What one person has written is not for the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person ends it
  useEffect(() => () => forms.clear(), [person, forms]);
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

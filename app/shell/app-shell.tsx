import { useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { RoleBottomNav } from 'tapa-ui/bottom-nav';
import { ErrorBoundary } from 'tapa-ui/error-fallback';
import { lazyPart } from 'tapa-ui/lazy-part';
import { TapaProvider } from 'tapa-ui/theme';
import { fullPageError } from '../app';
import { useCurrentUser } from '../auth/current-user';
import { forgetHandover, handOver, type Kept, KeptContext, keepFor, takeOver } from '../layout/kept-state';
import { NextPageNotice } from '../layout/next-page-notice';
import { OfflineNotice } from '../layout/offline-notice';
import { RouteFocusContext, useRouteFocusState } from '../layout/route-focus';
import { RouterLink } from '../layout/router-link';
import { useScrollPosition } from '../layout/scroll-position';
import { useLastKnown } from './guards';
import { useTrackPage } from './leave';
import { OptionalPart } from './optional-part';
import { allowReload, beforeReload } from './page-lifecycle';

/** Toasts from before this code has loaded wait in their store. */
const signedIn = lazyPart(() => import('./signed-in'));

export function AppShell() {
  const { pathname } = useLocation();
  useTrackPage();
  const routeFocus = useRouteFocusState(useScrollPosition());
  const [kept] = useState(takeOver);
  useEffect(forgetHandover, []);
  useEffect(() => beforeReload(() => handOver(kept)), [kept]);
  return (
    <TapaProvider linkComponent={RouterLink}>
      {/* Outside the boundary, to keep its state when a screen fails offline. */}
      <OfflineNotice>
        <ErrorBoundary fallback={fullPageError} resetKeys={[pathname]} onReset={allowReload}>
          <RouteFocusContext.Provider value={routeFocus}>
            <KeptContext.Provider value={kept}>
              <Outlet />
            </KeptContext.Provider>
          </RouteFocusContext.Provider>
        </ErrorBoundary>
      </OfflineNotice>
      <NextPageNotice />
      <ForTheUser currentPath={pathname} kept={kept} />
    </TapaProvider>
  );
}

/** Subscribes to the user apart from the screens, so that they need not render again. */
function ForTheUser({ currentPath, kept }: { currentPath: string; kept: Kept }) {
  // The session goes on while the user is looked up again.
  const current = useCurrentUser();
  const known = useLastKnown(current);
  const person = known.status === 'authenticated' ? known.person : null;
  const isKnown = known.status !== 'loading';
  useEffect(() => {
    if (isKnown) keepFor(person, kept);
  }, [isKnown, person, kept]);
  return (
    <>
      <RoleBottomNav role={known.user?.role} currentPath={currentPath} />
      {person !== null ? (
        <OptionalPart>
          <signedIn.Component person={person} isFound={current.status === 'authenticated'} />
        </OptionalPart>
      ) : null}
    </>
  );
}

import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { OfflineBanner } from 'tapa-ui/banner';
import { RoleBottomNav } from 'tapa-ui/bottom-nav';
import { ErrorBoundary } from 'tapa-ui/error-fallback';
import { TapaProvider } from 'tapa-ui/theme';
import { useCurrentUser } from '../auth';
import { RouterLink } from '../layout/router-link';
import { useScrollRestoration } from '../layout/use-scroll-restoration';
import { useSessionMonitor } from '../session';
import { SessionContext } from './session-context';

/** All toasts are about what signed-in users do; one that comes before the code is there waits in the toasts' store. */
const Toaster = lazy(() => import('tapa-ui/toast').then((m) => ({ default: m.Toaster })));

/**
 * What stands around every screen: theme and links, the offline banner, the bottom navigation, toasts, the session
 * monitor, and the full-page fallback of an error that nothing nearer has caught.
 */
export function AppShell() {
  const { pathname } = useLocation();
  const { user } = useCurrentUser();
  const session = useSessionMonitor(user);
  useScrollRestoration();
  return (
    <TapaProvider linkComponent={RouterLink} className="app-canvas">
      <ErrorBoundary fallback="page" resetKeys={[pathname]}>
        <SessionContext.Provider value={session}>
          <OfflineBanner />
          <Outlet />
        </SessionContext.Provider>
      </ErrorBoundary>
      <RoleBottomNav role={user?.role} currentPath={pathname} />
      {user === null ? null : (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
    </TapaProvider>
  );
}

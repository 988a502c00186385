import { type ReactNode, Suspense } from 'react';
import { type RouteObject, useRoutes } from 'react-router-dom';
import { navItemsOf } from 'tapa-ui/bottom-nav';
import type { DashboardKind } from 'tapa-ui/domain';
import { lazyPart } from 'tapa-ui/lazy-part';
import { LoadingScreen } from 'tapa-ui/loading-screen';
import { useCurrentUser } from './auth/current-user';
import { PublicLayout, type PublicLayoutProps } from './layout/public-layout';
import { PUBLIC_SCREENS } from './routes/public-screens';
import { AUTH_PATH, GUARDED_PATHS, GUARDED_ROUTES, PUBLIC_PATHS, type PublicPath } from './routes/table';
import { AppShell } from './shell/app-shell';
import { ForVisitors, RequireUser } from './shell/guards';
import { Account } from './shell/optional-part';

const dashboard = lazyPart(() => import('./routes/protected/dashboard-screen'));
const booking = lazyPart(() => import('./routes/protected/booking-screen'));

/** Returns the guarded routes of a screen, whose code loads while the user is looked up. */
const guarded = (screen: 'dashboard' | 'booking', load: () => Promise<unknown>): RouteObject => ({
  element: <RequireUser load={load} />,
  children: GUARDED_PATHS.filter((path) => GUARDED_ROUTES[path].screen === screen).map((path) => {
    const { kind, pattern = path } = GUARDED_ROUTES[path];
    return { path: pattern, element: screen === 'booking' ? <Booking /> : <Dashboard kind={kind} /> };
  }),
});

const ROUTES: RouteObject[] = [
  {
    element: <AppShell />,
    children: [
      ...PUBLIC_PATHS.map((path) => ({ path, element: <PublicPage path={path} /> })),
      guarded('dashboard', dashboard.load),
      guarded('booking', booking.load),
      // An unknown path shows the landing page without a redirect (spec: 2.unknown-path).
      { path: '*', element: <NoPage /> },
    ],
  },
];

// A data router would add 17 kB to every page (.github/decisions/013-scroll-positions.md).
export const AppRoutes = () => useRoutes(ROUTES);

/** The landing page at an unknown path. Signed-in users keep the navigation of their dashboard. */
function NoPage() {
  const { user } = useCurrentUser();
  return (
    <PublicPage
      path="/"
      items={
        // Without the first, Home, which the brand links to, and the last, which is in the account menu.
        user
          ? [{ label: 'Dashboard', href: '/dashboard' }, ...navItemsOf(null, user.role).slice(1, -1)]
          : undefined
      }
    />
  );
}

function PublicPage({ path, items }: { path: PublicPath } & Pick<PublicLayoutProps, 'items'>) {
  const { Component } = PUBLIC_SCREENS[path];
  const screen = (
    <Loads>
      <Component />
    </Loads>
  );
  return (
    <PublicLayout account={<Account />} items={items}>
      {/* Outside of the boundary, which hydrates late: the look-up may have its answer by then. */}
      {path === AUTH_PATH ? <ForVisitors>{screen}</ForVisitors> : screen}
    </PublicLayout>
  );
}

function Booking() {
  return (
    <Loads>
      <booking.Component />
    </Loads>
  );
}

function Dashboard({ kind }: { kind?: DashboardKind | undefined }) {
  return (
    <Loads>
      <dashboard.Component kind={kind} />
    </Loads>
  );
}

function Loads({ children }: { children: ReactNode }) {
  return <Suspense fallback={<LoadingScreen fullHeight />}>{children}</Suspense>;
}

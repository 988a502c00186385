import { type ReactNode, Suspense } from 'react';
import { type RouteObject, useRoutes } from 'react-router-dom';
import { LoadingScreen } from 'tapa-ui/loading-screen';
import { AUTH_PATH, type PublicPath } from './content/paths';
import { PublicLayout } from './layout/public-layout';
import { lazyScreen } from './routes/lazy-screen';
import { PUBLIC_ROUTES, screenOf } from './routes/public/page-registry';
import { Account } from './shell/account';
import { AppShell } from './shell/app-shell';
import { ForVisitors } from './shell/for-visitors';
import { RequireUser } from './shell/require-user';

const dashboardScreen = lazyScreen(() => import('./routes/protected/dashboard-screen'));
const bookingScreen = lazyScreen(() => import('./routes/protected/booking-screen'));

/** Every route of spec section 2. */
const ROUTES: RouteObject[] = [
  {
    element: <AppShell />,
    children: [
      ...PUBLIC_ROUTES.map(({ path }) => ({ path, element: <PublicPage path={path} /> })),
      {
        element: <RequireUser preload={dashboardScreen.preload} />,
        children: [
          { path: '/dashboard', element: <Dashboard /> },
          { path: '/traveler-dashboard', element: <Dashboard kind="traveler" /> },
          // Both show the travel-agent dashboard (spec section 2).
          { path: '/agent-dashboard', element: <Dashboard kind="travel-agent" /> },
          { path: '/admin-dashboard', element: <Dashboard kind="travel-agent" /> },
        ],
      },
      {
        element: <RequireUser preload={bookingScreen.preload} />,
        children: [{ path: '/booking/:id?', element: <Booking /> }],
      },
      // Any unknown path shows the landing page and keeps its URL (decision 6).
      { path: '*', element: <PublicPage path="/" /> },
    ],
  },
];

/**
 * The app's routes inside whatever router stands around them. Data comes from queries, so the router's own loaders and
 * actions, half of its code, stay out.
 */
export const AppRoutes = () => useRoutes(ROUTES);

function PublicPage({ path }: { path: PublicPath }) {
  const { Component: Screen } = screenOf(path);
  const page = (
    <Framed>
      <Screen />
    </Framed>
  );
  return path === AUTH_PATH ? <ForVisitors>{page}</ForVisitors> : page;
}

/** A screen inside the site's header and footer. */
const Framed = ({ children }: { children: ReactNode }) => (
  <PublicLayout account={<Account />}>{children}</PublicLayout>
);

function Booking() {
  return (
    <Framed>
      <bookingScreen.Component />
    </Framed>
  );
}

function Dashboard({ kind }: { kind?: 'traveler' | 'travel-agent' }) {
  return (
    <Suspense fallback={<LoadingScreen fullHeight />}>
      <dashboardScreen.Component kind={kind} />
    </Suspense>
  );
}

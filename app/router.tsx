import { lazy, Suspense } from 'react';
import { BrowserRouter, Navigate, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { ErrorBoundary } from 'tapa-ui/error-fallback';
import { LoadingScreen } from 'tapa-ui/loading-screen';
import { useCurrentUser } from './auth';
import { PublicLayout } from './layout/public-layout';
import { LandingScreen, PUBLIC_ROUTES } from './routes/public/page-registry';
import { useAccount } from './shell/account';
import { AppShell } from './shell/app-shell';
import { AUTH_PATH, RequireUser } from './shell/require-user';
import { wantedPath } from './shell/wanted-path';

const DashboardScreen = lazy(() =>
  import('./routes/protected/dashboard-screen').then((m) => ({ default: m.DashboardScreen })),
);
const BookingScreen = lazy(() =>
  import('./routes/protected/booking-screen').then((m) => ({ default: m.BookingScreen })),
);

/** Every route of spec section 2. */
const ROUTES: RouteObject[] = [
  {
    element: <AppShell />,
    children: [
      ...PUBLIC_ROUTES.map(({ path, Screen }) => ({
        path,
        element: <PublicPage path={path} Screen={Screen} />,
      })),
      {
        element: <RequireUser />,
        children: [
          { path: '/dashboard', element: <Dashboard /> },
          { path: '/traveler-dashboard', element: <Dashboard kind="traveler" /> },
          // Both show the travel-agent dashboard (spec section 2).
          { path: '/agent-dashboard', element: <Dashboard kind="travel-agent" /> },
          { path: '/admin-dashboard', element: <Dashboard kind="travel-agent" /> },
          { path: '/booking/:id?', element: <Framed Screen={BookingScreen} /> },
        ],
      },
      // Any unknown path shows the landing page and keeps its URL (decision 6).
      { path: '*', element: <Framed Screen={LandingScreen} /> },
    ],
  },
];

/** The app's routes inside whatever router stands around them. */
export const AppRoutes = () => useRoutes(ROUTES);

/**
 * The app on its routes. Data comes from queries, so the router's own loaders and actions, half of its code, stay
 * out. What fails outside every screen is caught here; React's root options report it (see main.tsx).
 */
export const AppRouter = () => (
  <ErrorBoundary fallback="page">
    <BrowserRouter>
      <AppRoutes />
    </BrowserRouter>
  </ErrorBoundary>
);

type Screen = (typeof PUBLIC_ROUTES)[number]['Screen'];

function PublicPage({ path, Screen }: { path: string; Screen: Screen }) {
  const { state } = useLocation();
  const { status } = useCurrentUser();
  if (path === AUTH_PATH && status === 'authenticated') return <Navigate to={wantedPath(state)} replace />;
  return <Framed Screen={Screen} />;
}

/** A screen inside the site's header and footer, with the account menu of whoever is signed in. */
function Framed({ Screen }: { Screen: Screen }) {
  return (
    <PublicLayout account={useAccount()}>
      <Screen />
    </PublicLayout>
  );
}

function Dashboard({ kind }: { kind?: 'traveler' | 'travel-agent' }) {
  return (
    <Suspense fallback={<LoadingScreen fullHeight />}>
      <DashboardScreen kind={kind} />
    </Suspense>
  );
}

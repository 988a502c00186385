'use client';
import { type ComponentType, type ReactElement, type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../../components/error-fallback/index.js';
import { LoadingScreen } from '../../components/loading-screen/index.js';
import { type DashboardKind, dashboardKindForRole, user } from '../../domain/index.js';
import { type LazyPart, lazyPart } from '../../lib/lazy-part.js';
import type { CorporateDashboardProps } from '../corporate/index.js';
import type { DashboardBaseProps } from '../shared/index.js';
import type { TourOrganizerDashboardProps } from '../tour-organizer/index.js';
import type { TravelAgentDashboardProps, TravelAgentLinks } from '../travel-agent/index.js';
import type { TravelerDashboardProps, TravelerLinks } from '../traveler/index.js';

type Own<Props> = Partial<Omit<Props, keyof DashboardBaseProps>>;

/** Data and callbacks by dashboard; only those of the chosen one are read. */
export interface RoleDashboardData {
  traveler?: Own<TravelerDashboardProps> | undefined;
  'travel-agent'?: Own<TravelAgentDashboardProps> | undefined;
  'tour-organizer'?: Own<TourOrganizerDashboardProps> | undefined;
  corporate?: Own<CorporateDashboardProps> | undefined;
}

/** The base props of every dashboard. Another dashboard's tab is unknown and opens the first one. */
type SharedProps = Omit<DashboardBaseProps<string, TravelerLinks & TravelAgentLinks>, 'defaultTab'>;

const dashboard = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart(async () => ({ default: (await load()) as ComponentType<SharedProps> }));

// Not from their indexes: a bundler that does not split an index would include all tabs.
const DASHBOARDS: Readonly<Record<DashboardKind, LazyPart<SharedProps>>> = {
  traveler: dashboard(() => import('../traveler/traveler-dashboard.js').then((m) => m.TravelerDashboard)),
  'travel-agent': dashboard(() =>
    import('../travel-agent/travel-agent-dashboard.js').then((m) => m.TravelAgentDashboard),
  ),
  'tour-organizer': dashboard(() =>
    import('../tour-organizer/tour-organizer-dashboard.js').then((m) => m.TourOrganizerDashboard),
  ),
  corporate: dashboard(() => import('../corporate/corporate-dashboard.js').then((m) => m.CorporateDashboard)),
  unknown: dashboard(() => import('../traveler/traveler-dashboard.js').then((m) => m.TestDashboard)),
};

/**
 * Loads a dashboard's code ahead, so that `RoleDashboard` shows it without its fallback.
 *
 * @throws when the code cannot be loaded; `RoleDashboard` tries again
 */
export const preloadDashboard = (kind: DashboardKind): Promise<unknown> => DASHBOARDS[kind].preload();

export interface RoleDashboardProps extends SharedProps {
  /** Shows this dashboard whatever the role. @default the one of the user's role */
  kind?: DashboardKind | undefined;
  /** Raw answers of the API. Absent ones show as sample data, marked. */
  data?: RoleDashboardData | undefined;
  /** Shown while the dashboard's code loads. @default a loading screen */
  fallback?: ReactNode | undefined;
}

/**
 * The dashboard of a role: traveler and provider, travel_agent, admin and super_admin, tour_organizer,
 * corporate_admin. A missing role is a traveler; an unknown one gets the test dashboard with its notice. Only
 * the chosen one's code loads.
 *
 * @example
 * <RoleDashboard user={user} data={{ traveler: { bookings, listings, loading } }} onLogout={logOut} />
 */
export function RoleDashboard({ kind, data = {}, fallback, ...shared }: RoleDashboardProps): ReactElement {
  const chosen = kind ?? dashboardKindForRole(user.sanitize(shared.user).value.role);
  const { Component } = DASHBOARDS[chosen];
  return (
    <ErrorBoundary onError={shared.onError} resetKeys={[chosen]}>
      <Suspense fallback={fallback ?? <LoadingScreen />}>
        <Component {...(chosen === 'unknown' ? {} : data[chosen])} {...shared} />
      </Suspense>
    </ErrorBoundary>
  );
}

'use client';
import { type ReactElement, type ReactNode, Suspense } from 'react';
import { ErrorBoundary, type ErrorBoundaryProps } from '../../components/error-fallback';
import { LoadingScreen } from '../../components/loading-screen';
import { type DashboardKind, dashboardKindForRole, sanitizeUser } from '../../domain';
import { lazyPart, retryLazyParts } from '../../lib/lazy-part';
import type { CorporateDashboardProps } from '../corporate';
import type { DashboardBaseProps } from '../shared';
import type { TourOrganizerDashboardProps } from '../tour-organizer';
import type { TravelAgentDashboardProps } from '../travel-agent';
import type { TravelerDashboardProps } from '../traveler';

const traveler = lazyPart(async () => ({ default: (await import('../traveler')).TravelerDashboard }));
const testDashboard = lazyPart(async () => ({ default: (await import('../traveler')).TestDashboard }));
const travelAgent = lazyPart(async () => ({
  default: (await import('../travel-agent')).TravelAgentDashboard,
}));
const tourOrganizer = lazyPart(async () => ({
  default: (await import('../tour-organizer')).TourOrganizerDashboard,
}));
const corporate = lazyPart(async () => ({ default: (await import('../corporate')).CorporateDashboard }));

const PARTS: Readonly<Record<DashboardKind, { preload: () => Promise<unknown> }>> = {
  traveler,
  'travel-agent': travelAgent,
  'tour-organizer': tourOrganizer,
  corporate,
  unknown: testDashboard,
};

/**
 * Loads a dashboard's code ahead of its showing, e.g. while its data is on the way: `RoleDashboard` then shows it at
 * once, without its fallback.
 *
 * @throws when the code does not come; `RoleDashboard` asks for it again
 */
export const preloadDashboard = (kind: DashboardKind): Promise<unknown> => PARTS[kind].preload();

/** Props of one dashboard that are its own: its raw data, what is loading, its callbacks. */
type Own<Props> = Partial<Omit<Props, keyof DashboardBaseProps<string>>>;

/** Data and callbacks of each dashboard; only that of the chosen one is read. */
export interface RoleDashboardData {
  traveler?: Own<TravelerDashboardProps>;
  travelAgent?: Own<TravelAgentDashboardProps>;
  tourOrganizer?: Own<TourOrganizerDashboardProps>;
  corporate?: Own<CorporateDashboardProps>;
}

/** What every dashboard takes. A tab of another dashboard is an unknown value, which opens the first tab (decision 17). */
type SharedProps = Omit<DashboardBaseProps<string>, 'defaultTab'>;

export interface RoleDashboardProps extends SharedProps {
  /** Shows this dashboard whatever the role, as the fixed routes do (decision 5). @default the one of the user's role */
  kind?: DashboardKind;
  /** Raw answers of the API. What is absent shows as sample data, marked. */
  data?: RoleDashboardData;
  /** Shown while the dashboard's code loads. @default a loading screen */
  fallback?: ReactNode;
}

/**
 * The dashboard of a role (spec section 2, role mapping): traveler and provider, travel_agent, admin and super_admin,
 * tour_organizer, corporate_admin; a missing role is a traveler, an unknown one gets the test dashboard with its notice.
 * Only the chosen dashboard's code is loaded.
 *
 * @example
 * <RoleDashboard user={user} data={{ traveler: { bookings, listings, loading } }} onLogout={logOut} />
 */
export function RoleDashboard({ kind, data = {}, fallback, ...shared }: RoleDashboardProps): ReactElement {
  const chosen = kind ?? dashboardKindForRole(sanitizeUser(shared.user).value.role);
  const onError: ErrorBoundaryProps['onError'] = (error, info) => {
    // Whichever way the reader comes back: trying again, or from another dashboard or page.
    retryLazyParts();
    shared.onError?.(error, info);
  };
  return (
    <ErrorBoundary onError={onError} resetKeys={[chosen]}>
      <Suspense fallback={fallback ?? <LoadingScreen />}>{dashboardOf(chosen, data, shared)}</Suspense>
    </ErrorBoundary>
  );
}

function dashboardOf(kind: DashboardKind, data: RoleDashboardData, shared: SharedProps): ReactElement {
  switch (kind) {
    case 'traveler':
      return <traveler.Component bookings={undefined} listings={undefined} {...data.traveler} {...shared} />;
    case 'travel-agent':
      return (
        <travelAgent.Component
          stats={undefined}
          bookings={undefined}
          clients={undefined}
          commissions={undefined}
          externalBookings={undefined}
          {...data.travelAgent}
          {...shared}
        />
      );
    case 'tour-organizer':
      return (
        <tourOrganizer.Component
          stats={undefined}
          tours={undefined}
          applications={undefined}
          team={undefined}
          revenue={undefined}
          {...data.tourOrganizer}
          {...shared}
        />
      );
    case 'corporate':
      return (
        <corporate.Component
          stats={undefined}
          requests={undefined}
          policies={undefined}
          budget={undefined}
          team={undefined}
          {...data.corporate}
          {...shared}
        />
      );
    case 'unknown':
      return <testDashboard.Component {...shared} />;
  }
}

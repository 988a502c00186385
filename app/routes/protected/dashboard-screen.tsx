import 'tapa-ui/dashboards.css';
import { useLocation, useSearchParams } from 'react-router-dom';
import { DASHBOARD_TITLES, preloadDashboard, RoleDashboard } from 'tapa-ui/dashboards/role';
import { type DashboardKind, dashboardKindForRole } from 'tapa-ui/domain';
import { LoadingScreen } from 'tapa-ui/loading-screen';
import { Arrival } from '../../layout/arrival';
import { OfflinePlace } from '../../layout/offline-place';
import { usePageMeta } from '../../layout/use-page-meta';
import { useUser } from '../../shell/require-user';
import { useLoaded } from '../../shell/use-loaded';
import { useLogoutFor } from '../../shell/use-logout-for';
import { useDashboardData } from './use-dashboard-data';

export interface DashboardScreenProps {
  /** The dashboard of a fixed route (decision 5). @default the one of the user's role */
  kind?: DashboardKind;
}

/** What loads the code of each, always the same function: `useLoaded` knows by it what is there. */
const LOADS: Readonly<Record<DashboardKind, () => Promise<unknown>>> = {
  traveler: () => preloadDashboard('traveler'),
  'travel-agent': () => preloadDashboard('travel-agent'),
  'tour-organizer': () => preloadDashboard('tour-organizer'),
  corporate: () => preloadDashboard('corporate'),
  unknown: () => preloadDashboard('unknown'),
};

/** A dashboard with live data. The open tab is in the URL, and each opened tab is a history entry (decisions 17, 38). */
export default function DashboardScreen({ kind }: DashboardScreenProps) {
  const user = useUser();
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  const chosen = kind ?? dashboardKindForRole(user.role);
  const data = useDashboardData(chosen, user.role);
  const isLoaded = useLoaded(LOADS[chosen]);
  const logout = useLogoutFor(chosen);
  usePageMeta({ title: DASHBOARD_TITLES[chosen], noindex: true });
  if (!isLoaded) return <LoadingScreen fullHeight />;
  return (
    <RoleDashboard
      user={user}
      kind={chosen}
      data={data}
      banner={
        <>
          <OfflinePlace />
          <Arrival />
        </>
      }
      currentPath={pathname}
      tab={search.get('tab') ?? ''}
      onTabChange={(tab) => setSearch({ tab }, { preventScrollReset: true })}
      onLogout={logout}
    />
  );
}

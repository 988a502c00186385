import 'tapa-ui/dashboards.css';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { DASHBOARD_TITLES } from 'tapa-ui/dashboards/role';
import { InertNotes } from 'tapa-ui/dashboards/shell';
import { type DashboardKind, dashboardKindForRole } from 'tapa-ui/domain';
import { LoadingScreen } from 'tapa-ui/loading-screen';
import { useDashboardData } from '../../api';
import { NoticePlace } from '../../layout/offline-notice';
import { usePageMeta } from '../../layout/page-meta';
import { RouteFocus } from '../../layout/route-focus';
import { useLogoutFor } from '../../shell/account-menu';
import { useLoaded, useUser } from '../../shell/guards';
import { SignInEnded } from '../../shell/sign-in-ended';
import { useDashboardAddress } from './dashboard-address';
import { DASHBOARDS, keepLastShown } from './dashboard-code';
import { LoadingDashboard } from './loading-dashboard';

export { preloadLastShown } from './dashboard-code';

/** The note of buttons that do nothing (spec: 4.no-transitions). */
const NOT_IN_DEMO = 'Not available in the demo';

export interface DashboardScreenProps {
  kind?: DashboardKind;
}

export default function DashboardScreen({ kind }: DashboardScreenProps) {
  const user = useUser();
  const { pathname } = useLocation();
  const address = useDashboardAddress();
  const chosen = kind ?? dashboardKindForRole(user.role);
  const data = useDashboardData(chosen, user.role);
  const { Component: Dashboard, preload } = DASHBOARDS[chosen];
  const isLoaded = useLoaded(preload);
  useEffect(() => keepLastShown(chosen), [chosen]);
  const logout = useLogoutFor(chosen);
  const [title, setTitle] = useState(DASHBOARD_TITLES[chosen]);
  usePageMeta({ title, noindex: true });
  if (!isLoaded) {
    // A notice above the title of the test dashboard says what it is.
    return chosen === 'unknown' ? (
      <LoadingScreen fullHeight />
    ) : (
      <LoadingDashboard title={DASHBOARD_TITLES[chosen]} />
    );
  }
  return (
    <InertNotes text={NOT_IN_DEMO}>
      <Dashboard
        user={user}
        kind={chosen}
        data={data}
        banner={
          <>
            <NoticePlace />
            <SignInEnded />
            <RouteFocus />
          </>
        }
        currentPath={pathname}
        onTitleChange={setTitle}
        onLogout={logout}
        {...address}
      />
    </InertNotes>
  );
}

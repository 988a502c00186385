import 'tapa-ui/dashboards.css';
import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { RoleTopBar } from 'tapa-ui/dashboards/shell';
import { dashboardKindForRole } from 'tapa-ui/domain';
import { LoadingScreen } from 'tapa-ui/loading-screen';
import { PageFrame } from 'tapa-ui/page-frame';
import { useLogoutFor } from '../shell/account-menu';
import { useUser } from '../shell/guards';
import { NoticePlace } from './offline-notice';

/** A page that belongs to the reader's dashboard: it stands in the same frame, with the navigation of their role. */
export function AccountLayout({ children }: { children: ReactNode }) {
  const user = useUser();
  const { pathname } = useLocation();
  const kind = dashboardKindForRole(user.role);
  const logout = useLogoutFor(kind);
  return (
    <PageFrame
      topBar={<RoleTopBar user={user} dashboard={kind} currentPath={pathname} onLogout={logout} />}
      banner={<NoticePlace />}
    >
      <Suspense fallback={<LoadingScreen fullHeight />}>{children}</Suspense>
    </PageFrame>
  );
}

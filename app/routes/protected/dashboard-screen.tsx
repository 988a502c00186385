import 'tapa-ui/dashboards.css';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  DASHBOARD_TITLES,
  preloadDashboard,
  RoleDashboard,
  type RoleDashboardProps,
} from 'tapa-ui/dashboards/role';
import { InertNotes } from 'tapa-ui/dashboards/shell';
import { type DashboardKind, dashboardKindForRole } from 'tapa-ui/domain';
import { type LazyPart, lazyPart } from 'tapa-ui/lazy-part';
import { LoadingScreen } from 'tapa-ui/loading-screen';
import { PageFrame } from 'tapa-ui/page-frame';
import { PageHeader, TopBar } from 'tapa-ui/top-bar';
import { keepLastRole } from '../../api/early-requests';
import { useDashboardData } from '../../api/queries/reads';
import { NOT_IN_DEMO } from '../../content/not-in-demo';
import { NoticePlace } from '../../layout/offline-notice';
import { usePageMeta } from '../../layout/page-meta';
import { RouteFocus } from '../../layout/route-focus';
import { useLogoutFor } from '../../shell/account-menu';
import { useLoaded, useUser } from '../../shell/guards';
import { SignInEnded } from '../../shell/sign-in-ended';
import { useDashboardAddress } from './dashboard-address';

/** Wraps a dashboard as a lazy part, so that a failed load is retried as of any other screen. */
const dashboardOf = (kind: DashboardKind) =>
  lazyPart<RoleDashboardProps>(async () => {
    await preloadDashboard(kind);
    return { default: RoleDashboard };
  });

const DASHBOARDS = Object.fromEntries(
  (Object.keys(DASHBOARD_TITLES) as DashboardKind[]).map((kind) => [kind, dashboardOf(kind)]),
) as Readonly<Record<DashboardKind, LazyPart<RoleDashboardProps>>>;

export default function DashboardScreen({ kind }: { kind?: DashboardKind }) {
  const user = useUser();
  const { pathname } = useLocation();
  const address = useDashboardAddress();
  const chosen = kind ?? dashboardKindForRole(user.role);
  const data = useDashboardData(chosen, user.role);
  const { Component: Dashboard, load } = DASHBOARDS[chosen];
  const isLoaded = useLoaded(load);
  useEffect(() => keepLastRole(user.role), [user.role]);
  const logout = useLogoutFor(chosen);
  const [title, setTitle] = useState(DASHBOARD_TITLES[chosen]);
  usePageMeta({ title, noindex: true });
  if (!isLoaded) {
    // The test dashboard has a notice above its title.
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

/** Shows the bar and the title of a dashboard in their final places while its code loads. */
function LoadingDashboard({ title }: { title: string }) {
  const frame = useRef<HTMLDivElement>(null);
  useFocusHandover(frame);
  return (
    <PageFrame ref={frame} topBar={<TopBar sticky />}>
      <PageHeader title={title} />
      <LoadingScreen />
    </PageFrame>
  );
}

/** Moves focus to the part with the same slot in the page that replaces this one. */
function useFocusHandover(page: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = page;
    return () => {
      const { activeElement } = document;
      const part = current?.contains(activeElement) ? activeElement?.getAttribute('data-slot') : null;
      // React inserts the other page after this cleanup.
      if (part) queueMicrotask(() => focusPart(part));
    };
  }, [page]);
}

function focusPart(part: string): void {
  const element = document.querySelector<HTMLElement>(`[data-slot="${part}"]`);
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

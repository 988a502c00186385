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
import { useDashboardData } from '../../api/queries/reads';
import { NOT_IN_DEMO } from '../../content/not-in-demo';
import { NoticePlace } from '../../layout/offline-notice';
import { usePageMeta } from '../../layout/page-meta';
import { RouteFocus } from '../../layout/route-focus';
import { useLogoutFor } from '../../shell/account-menu';
import { useLoaded, useUser } from '../../shell/guards';
import { SignInEnded } from '../../shell/sign-in-ended';
import { useDashboardAddress } from './dashboard-address';

/** Key in the browser's storage for the dashboard that it showed last. It says nothing about who looked at it. */
const LAST_SHOWN_KEY = 'tapa-last-dashboard';

/** A dashboard whose code could not be loaded is loaded again as any other screen. */
const dashboardOf = (kind: DashboardKind) =>
  lazyPart<RoleDashboardProps>(async () => {
    await preloadDashboard(kind);
    return { default: RoleDashboard };
  });

const DASHBOARDS = Object.fromEntries(
  (Object.keys(DASHBOARD_TITLES) as DashboardKind[]).map((kind) => [kind, dashboardOf(kind)]),
) as Readonly<Record<DashboardKind, LazyPart<RoleDashboardProps>>>;

function keepLastShown(kind: DashboardKind): void {
  try {
    localStorage.setItem(LAST_SHOWN_KEY, kind);
  } catch {
    // Without storage, the code of a dashboard loads once its user is known.
  }
}

/** Loads the dashboard that this browser showed last, while its user is looked up. A wrong guess costs one file. */
export function preloadLastShown(): void {
  // The screen loads what could not be loaded here, and says so if it cannot either.
  lastShown()
    ?.preload()
    .catch(() => undefined);
}

function lastShown(): LazyPart<RoleDashboardProps> | undefined {
  try {
    const kind = localStorage.getItem(LAST_SHOWN_KEY) ?? '';
    return Object.hasOwn(DASHBOARDS, kind) ? DASHBOARDS[kind as DashboardKind] : undefined;
  } catch {
    return undefined;
  }
}

export default function DashboardScreen({ kind }: { kind?: DashboardKind }) {
  const user = useUser();
  const { pathname } = useLocation();
  const address = useDashboardAddress();
  const chosen = kind ?? dashboardKindForRole(user.role);
  const data = useDashboardData(chosen, user.role);
  const { Component: Dashboard, load } = DASHBOARDS[chosen];
  const isLoaded = useLoaded(load);
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

/** Stands for a dashboard while its code loads: its bar and its title are where they stay. */
function LoadingDashboard({ title }: { title: string }) {
  const frame = useRef<HTMLDivElement>(null);
  useFocusHandedOn(frame);
  return (
    <PageFrame ref={frame} topBar={<TopBar sticky />}>
      <PageHeader title={title} />
      <LoadingScreen />
    </PageFrame>
  );
}

/** Hands focus on to the part of the same name when another page takes the place of this one. */
function useFocusHandedOn(page: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = page;
    return () => {
      const { activeElement } = document;
      const part = current?.contains(activeElement) ? activeElement?.getAttribute('data-slot') : null;
      // The other page is in the document after this change of React's.
      if (part) queueMicrotask(() => focusPart(part));
    };
  }, [page]);
}

function focusPart(part: string): void {
  const element = document.querySelector<HTMLElement>(`[data-slot="${part}"]`);
  if (!element) return;
  // An element that takes no focus by itself takes it by script alone.
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

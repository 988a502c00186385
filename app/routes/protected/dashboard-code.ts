import {
  DASHBOARD_TITLES,
  preloadDashboard,
  RoleDashboard,
  type RoleDashboardProps,
} from 'tapa-ui/dashboards/role';
import type { DashboardKind } from 'tapa-ui/domain';
import { type LazyPart, lazyPart } from 'tapa-ui/lazy-part';

/** Key in the browser's storage for the dashboard that it showed last. It says nothing about who looked at it. */
const LAST_SHOWN_KEY = 'tapa-last-dashboard';

/** A dashboard whose code could not be loaded is loaded again as any other screen. */
const dashboardOf = (kind: DashboardKind) =>
  lazyPart<RoleDashboardProps>(async () => {
    await preloadDashboard(kind);
    return { default: RoleDashboard };
  });

export const DASHBOARDS = Object.fromEntries(
  (Object.keys(DASHBOARD_TITLES) as DashboardKind[]).map((kind) => [kind, dashboardOf(kind)]),
) as Readonly<Record<DashboardKind, LazyPart<RoleDashboardProps>>>;

export function keepLastShown(kind: DashboardKind): void {
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

import type { within } from 'storybook/test';
import { DASHBOARD_TITLES, preloadDashboard } from 'tapa-ui/dashboards/role';
import type { DashboardKind } from 'tapa-ui/domain';
import { LOADING_TIMEOUT } from '../../.storybook/story-checks';

/** Waits for the title of a loaded dashboard. The loading screen has the same title. */
export async function findDashboard(canvas: ReturnType<typeof within>, title: string): Promise<HTMLElement> {
  await canvas.findByRole('tab', { name: 'Overview' }, LOADING_TIMEOUT);
  return canvas.findByRole('heading', { level: 1, name: title }, LOADING_TIMEOUT);
}

/** Loads the code of all dashboards, so that stories about late answers do not depend on late code. */
export async function loadCode(): Promise<void> {
  await Promise.all((Object.keys(DASHBOARD_TITLES) as DashboardKind[]).map(preloadDashboard));
}

import type { within } from 'storybook/test';
import { DASHBOARD_TITLES, preloadDashboard } from 'tapa-ui/dashboards/role';
import type { DashboardKind } from 'tapa-ui/domain';
import { LOADING_TIMEOUT } from '../../.storybook/story-checks';

/** The title of a dashboard whose code has come: a frame with the same title stands before it. */
export async function findDashboard(canvas: ReturnType<typeof within>, title: string): Promise<HTMLElement> {
  await canvas.findByRole('tab', { name: 'Overview' }, LOADING_TIMEOUT);
  return canvas.findByRole('heading', { level: 1, name: title }, LOADING_TIMEOUT);
}

/** Loads the code of all dashboards, for stories about how late answers come: they shall not depend on how late code does. */
export async function loadCode(): Promise<void> {
  await Promise.all((Object.keys(DASHBOARD_TITLES) as DashboardKind[]).map(preloadDashboard));
}

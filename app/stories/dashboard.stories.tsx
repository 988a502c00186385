import { expect, type within } from 'storybook/test';
import { SAMPLE_DATA_LABEL } from 'tapa-ui/badge';
import preview from '../../.storybook/preview';
import { LOADING_TIMEOUT } from '../../.storybook/story-checks';
import { appStory } from './app-story';
import { findDashboard } from './find-dashboard';

const meta = preview.meta({
  ...appStory,
  title: 'app/dashboard',
  id: 'app-dashboard',
  tags: ['!autodocs'],
  args: { path: '/dashboard', role: 'traveler' },
});

type Canvas = ReturnType<typeof within>;

/** Checks that the dashboard shows live data in every panel. */
const isLive =
  (title: string) =>
  async ({ canvas }: { canvas: Canvas }) => {
    await expect(await findDashboard(canvas, title)).toBeVisible();
    await expect(canvas.queryByText(SAMPLE_DATA_LABEL)).toBeNull();
  };

/** Checks that a role without agent data sees sample data (spec: 6.admin-sample). */
const isSample =
  (title: string) =>
  async ({ canvas }: { canvas: Canvas }) => {
    await expect(await findDashboard(canvas, title)).toBeVisible();
    await expect(canvas.getAllByText(SAMPLE_DATA_LABEL).length).toBeGreaterThan(1);
  };

// spec: 2.role-traveler, 2.route-dashboard, 7.bookings
export const Traveler = meta.story({
  play: async ({ canvas }) => {
    await isLive('Traveler Dashboard')({ canvas });
    await expect(
      await canvas.findByRole('link', { name: 'Bilum Weaving Circle' }, LOADING_TIMEOUT),
    ).toBeVisible();
  },
});

// spec: 2.role-traveler
export const Provider = meta.story({ args: { role: 'provider' }, play: isLive('Traveler Dashboard') });

// spec: 2.role-agent
export const TravelAgent = meta.story({ args: { role: 'travel_agent' }, play: isLive('Travel Agent Hub') });

// spec: 2.role-organizer
export const TourOrganizer = meta.story({
  args: { role: 'tour_organizer' },
  play: isLive('Cultural Tour Command Center'),
});

// spec: 2.role-corporate
export const CorporateAdmin = meta.story({
  args: { role: 'corporate_admin' },
  play: isLive('Corporate Travel Management'),
});

// spec: 2.role-agent, 6.admin-sample
export const Admin = meta.story({ args: { role: 'admin' }, play: isSample('Travel Agent Hub') });

// spec: 2.role-agent, 6.admin-sample
export const SuperAdmin = meta.story({ args: { role: 'super_admin' }, play: isSample('Travel Agent Hub') });

// spec: 2.role-unknown, 8.unknown-role
export const UnknownRole = meta.story({
  args: { role: 'reviewer' },
  play: async ({ canvas }) => {
    const notice = 'Unknown user role: reviewer. Using test dashboard.';
    await expect(await canvas.findByText(notice, undefined, LOADING_TIMEOUT)).toBeVisible();
  },
});

/** The path chooses the dashboard, the role its reads. */
// spec: 2.route-agent-admin, 6.agent-queries
export const FixedPath = meta.story({
  args: { path: '/agent-dashboard', role: 'traveler' },
  play: isSample('Travel Agent Hub'),
});

/** The open tab is in the address. */
export const OpenTab = meta.story({
  args: { path: '/dashboard?tab=budget', role: 'corporate_admin' },
  play: async ({ canvas }) => {
    const tab = await canvas.findByRole('tab', { name: 'Budget' }, LOADING_TIMEOUT);
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: isLive('Traveler Dashboard'),
});

export const Dark = meta.story({ globals: { theme: 'dark' }, play: isLive('Traveler Dashboard') });

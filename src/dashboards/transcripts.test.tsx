import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { SampleData } from '../components/badge/index.js';
import { Pager } from '../components/pager/index.js';
import { Loading } from '../components/skeleton/index.js';
import { StatStrip, StatTile } from '../components/stat-tile/index.js';
import { clearToasts, Toaster, toast } from '../components/toast/index.js';
import { UserMenu } from '../components/user-menu/index.js';
import { answered, PENDING } from '../testing/answers.js';
import { CORPORATE_ANSWERS } from '../testing/demo-api/fixtures/corporate.js';
import { TOUR_ORGANIZER_ANSWERS } from '../testing/demo-api/fixtures/tour-organizer.js';
import { TRAVEL_AGENT_ANSWERS } from '../testing/demo-api/fixtures/travel-agent.js';
import { BOOKINGS, NOW as KIT_NOW, LISTINGS } from '../testing/host-kit/kit.js';
import { heardWhile, transcriptOf } from '../testing/transcript.js';
import { CORPORATE_TABS, CorporateDashboard } from './corporate/index.js';
import { TOUR_ORGANIZER_TABS, TourOrganizerDashboard } from './tour-organizer/index.js';
import { TRAVEL_AGENT_TABS, TravelAgentDashboard } from './travel-agent/index.js';
import { TRAVELER_TABS, TravelerDashboard } from './traveler/index.js';

const NOW = new Date('2026-11-21T10:00:00Z');
const USER = { firstName: 'Hana', lastName: 'Tamaki', email: 'hana@example.com' };

const FEWER = { value: '8%', direction: 'down', tone: 'negative' } as const;
const LOGOUT_FAILED = {
  title: 'Logout Failed',
  description: 'Unable to logout. Please try again.',
  variant: 'destructive',
} as const;

beforeAll(async () => {
  // Buttons of a table's toolbar are rendered once the code of their tooltips has loaded.
  render(<TravelAgentDashboard user={USER} {...answered(TRAVEL_AGENT_ANSWERS)} tab="bookings" />);
  await screen.findByRole('button', { name: 'Columns' });
  cleanup();
});
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const traveler = (tab = 'overview') => (
  <TravelerDashboard
    user={USER}
    bookings={{ data: BOOKINGS }}
    listings={{ data: LISTINGS }}
    now={KIT_NOW}
    tab={tab}
  />
);
const loadingTraveler = <TravelerDashboard user={USER} bookings={PENDING} listings={PENDING} />;
const agent = (tab = 'overview') => (
  <TravelAgentDashboard user={USER} {...answered(TRAVEL_AGENT_ANSWERS)} tab={tab} />
);
const organizer = (tab = 'overview') => (
  <TourOrganizerDashboard user={USER} {...answered(TOUR_ORGANIZER_ANSWERS)} tab={tab} />
);
const corporate = (tab = 'overview', requests: readonly object[] = CORPORATE_ANSWERS.employeeTravel) => (
  <CorporateDashboard
    user={USER}
    {...answered(CORPORATE_ANSWERS)}
    employeeTravel={{ data: requests }}
    tab={tab}
    onApprove={() => undefined}
  />
);

const PAGES: Record<string, ReactElement> = {
  'traveler-overview': traveler(),
  'traveler-loading': loadingTraveler,
  'travel-agent-overview': agent(),
  'tour-organizer-overview': organizer(),
  'corporate-overview': corporate(),
  'stat-tiles': (
    <StatStrip aria-label="Figures">
      <StatTile label="Trips" value={6} hint="3 upcoming" />
      <StatTile label="Spent" value={1250} format="money" href="/spent" />
      <StatTile label="Rating" value={4.87} format="rating" unit="of 5" />
      <StatTile label="Clients" value={Number.NaN} />
      <StatTile label="Revenue" value={1_234_567} format="money" delta={FEWER} hint="vs last month" />
      <Loading active>
        <StatTile label="Points" value={0} />
      </Loading>
      <SampleData active>
        <StatTile label="Tours" value={12} />
      </SampleData>
    </StatStrip>
  ),
  pager: <Pager aria-label="Bookings" total={120} page={1} onPageChange={() => undefined} />,
};

/** Other tabs, whose transcript covers only the panel. */
const TABS: [name: string, dashboard: ReactElement][] = [
  ...TRAVELER_TABS.map((tab): [string, ReactElement] => [`traveler-${tab}`, traveler(tab)]),
  ...TRAVEL_AGENT_TABS.map((tab): [string, ReactElement] => [`travel-agent-${tab}`, agent(tab)]),
  ...TOUR_ORGANIZER_TABS.map((tab): [string, ReactElement] => [`tour-organizer-${tab}`, organizer(tab)]),
  ...CORPORATE_TABS.map((tab): [string, ReactElement] => [`corporate-${tab}`, corporate(tab)]),
];

it('a toast is announced once, then its region and its buttons', async () => {
  render(<Toaster />);
  toast(LOGOUT_FAILED);
  await screen.findByRole('button', { name: 'Dismiss' });
  await expect(await transcriptOf()).toMatchFileSnapshot('../testing/transcripts/toast.txt');
  act(clearToasts);
});

it('the account menu matches its transcript', async () => {
  render(
    <UserMenu name="Hana Tamaki" email="hana@example.com" roleLabel="Traveler" onLogout={() => undefined} />,
  );
  fireEvent.keyDown(screen.getByRole('button'), { key: 'Enter' });
  await screen.findByRole('menuitem', { name: 'Log out' });
  await expect(await transcriptOf()).toMatchFileSnapshot('../testing/transcripts/account-menu.txt');
});

// The transcript of a screen reader: review its changes like those of a picture.
it.each(Object.entries(PAGES))('%s matches its transcript', async (name, page) => {
  render(page);
  await expect(await transcriptOf()).toMatchFileSnapshot(`../testing/transcripts/${name}.txt`);
});

it.each(TABS.filter(([name]) => !(name in PAGES)))('%s matches its transcript', async (name, page) => {
  render(page);
  // The buttons of a table's views wait for their tooltips, or until these have failed to load.
  await waitFor(() => expect(document.querySelector('[data-slot="data-grid-view"]')).toBeNull());
  const heard = await transcriptOf(screen.getByRole('tabpanel'));
  await expect(heard).toMatchFileSnapshot(`../testing/transcripts/${name}.txt`);
});

it('changes of data and presses match their transcript', async () => {
  const { rerender } = render(loadingTraveler);
  let heard = `# data comes\n${await heardWhile(() => rerender(traveler()))}`;
  rerender(loadingTraveler);
  const failed = (
    <TravelerDashboard user={USER} bookings={{ data: BOOKINGS }} listings={{ status: 'error' }} />
  );
  heard += `# a part does not come\n${await heardWhile(() => rerender(failed))}`;

  rerender(corporate('approvals'));
  const [first, ...others] = CORPORATE_ANSWERS.employeeTravel;
  heard += `# a request is approved\n${await heardWhile(() => {
    fireEvent.click(screen.getByRole('button', { name: 'Approve Ana Vuki, Honiara' }));
    rerender(corporate('approvals', [{ ...first, status: 'approved' }, ...others]));
  })}`;

  const page = (number: number) => (
    <Pager aria-label="Bookings" total={120} page={number} onPageChange={() => undefined} />
  );
  rerender(page(1));
  heard += `# another page of a list\n${await heardWhile(() => rerender(page(2)))}`;

  rerender(<Toaster />);
  heard += `# a toast\n${await heardWhile(async () => {
    toast(LOGOUT_FAILED);
    await screen.findByRole('button', { name: 'Dismiss' });
  })}`;
  act(clearToasts);
  await expect(heard).toMatchFileSnapshot('../testing/transcripts/notifications.txt');
});

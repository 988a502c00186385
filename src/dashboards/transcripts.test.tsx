import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CORPORATE_ANSWERS } from '../../app/demo-api/fixtures/corporate';
import { TOUR_ORGANIZER_ANSWERS } from '../../app/demo-api/fixtures/tour-organizer';
import { TRAVEL_AGENT_ANSWERS } from '../../app/demo-api/fixtures/travel-agent';
import { StatStrip, StatTile } from '../components/stat-tile';
import { clearToasts, Toaster, toast } from '../components/toast';
import { UserMenu } from '../components/user-menu';
import { BOOKINGS, NOW as KIT_NOW, LISTINGS } from '../testing/host-kit/kit-data';
import { transcriptOfPage } from '../testing/transcript';
import { CorporateDashboard } from './corporate';
import { TourOrganizerDashboard } from './tour-organizer';
import { TravelAgentDashboard } from './travel-agent';
import { TravelerDashboard } from './traveler';

const NOW = new Date('2026-11-21T10:00:00Z');
const USER = { firstName: 'Hana', lastName: 'Tamaki', email: 'hana@example.com' };

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const SCENES: Record<string, ReactElement> = {
  'traveler-overview': (
    <TravelerDashboard user={USER} bookings={BOOKINGS} listings={LISTINGS} now={KIT_NOW} />
  ),
  'traveler-loading': <TravelerDashboard user={USER} bookings={undefined} listings={undefined} loading />,
  'stat-tiles': (
    <StatStrip aria-label="Figures">
      <StatTile label="Trips" value={6} hint="3 upcoming" />
      <StatTile label="Spent" value={1250} format="money" href="/spent" />
      <StatTile label="Rating" value={4.87} format="rating" unit="of 5" />
      <StatTile label="Clients" value={Number.NaN} />
    </StatStrip>
  ),

  'travel-agent-overview': <TravelAgentDashboard user={USER} {...TRAVEL_AGENT_ANSWERS} />,
  'travel-agent-bookings': <TravelAgentDashboard user={USER} {...TRAVEL_AGENT_ANSWERS} tab="bookings" />,
  'tour-organizer-overview': <TourOrganizerDashboard user={USER} {...TOUR_ORGANIZER_ANSWERS} />,
  'corporate-overview': <CorporateDashboard user={USER} {...CORPORATE_ANSWERS} />,
  'corporate-approvals': <CorporateDashboard user={USER} {...CORPORATE_ANSWERS} tab="approvals" />,
};

it('a toast is heard once, then its place and its buttons', async () => {
  render(<Toaster />);
  toast({
    title: 'Logout Failed',
    description: 'Unable to logout. Please try again.',
    variant: 'destructive',
  });
  await screen.findByRole('button', { name: 'Dismiss' });
  await expect(await transcriptOfPage()).toMatchFileSnapshot('../testing/transcripts/toast.txt');
  act(clearToasts);
});

it('the account menu is heard as it is written down', async () => {
  render(
    <UserMenu name="Hana Tamaki" email="hana@example.com" roleLabel="Traveler" onLogout={() => undefined} />,
  );
  fireEvent.keyDown(screen.getByRole('button'), { key: 'Enter' });
  await screen.findByRole('menuitem', { name: 'Log out' });
  await expect(await transcriptOfPage()).toMatchFileSnapshot('../testing/transcripts/account-menu.txt');
});

// What a listener hears, kept to be read: a change of it is looked at as one of a picture is.
it.each(Object.entries(SCENES))('%s is heard as it is written down', async (name, dashboard) => {
  render(dashboard);
  await expect(await transcriptOfPage()).toMatchFileSnapshot(`../testing/transcripts/${name}.txt`);
});

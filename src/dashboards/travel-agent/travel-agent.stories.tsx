import { expect, userEvent, within } from 'storybook/test';
import { AGENT } from '../../../.storybook/dashboard-args.js';
import preview from '../../../.storybook/preview.js';
import { expectNoSidewaysScroll, IN_HELP, tonesOf } from '../../../.storybook/story-checks.js';
import { TravelAgentDashboard } from './travel-agent-dashboard.js';

const meta = preview.meta({
  title: 'dashboards/travel-agent',
  id: 'dashboards-travel-agent',
  component: TravelAgentDashboard,
  ...AGENT.live,
});

// spec: 2.agent-title, 2.agent-tiles, 2.agent-quick-actions, 2.agent-recent, 2.agent-external
// spec: 2.agent-client-counts, 2.agent-commissions, 4.agent-booking-status, 9.first-three
export const Default = meta.story({
  name: 'Overview',
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Travel Agent Hub' })).toBeVisible();
    await expect(canvas.getByText('2 bookings and 9 quotes wait for an answer.', IN_HELP)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Needs you' })).toHaveTextContent(
      '9 quotes are waiting for a reply.',
    );
    const figures = within(canvas.getByRole('group', { name: 'Your business at a glance' }));
    await expect(figures.getByRole('group', { name: 'Active Clients' })).toHaveTextContent(
      'Active Clients428 new',
    );
    await expect(figures.getByRole('group', { name: 'Total Bookings' })).toHaveTextContent(
      'Total Bookings12823 this month',
    );
    await expect(figures.getByRole('group', { name: 'Pending Quotes' })).toHaveTextContent('Pending Quotes9');
    await expect(figures.getByRole('group', { name: 'Commissions' })).toHaveTextContent(
      'Commissions$18,460Up +12%, bettervs last month',
    );
    const actions = within(canvas.getByRole('group', { name: 'Quick actions' }));
    await expect(actions.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'New Client',
      'Create Booking',
      'Search External',
      'Generate Quote',
    ]);
    const recent = within(canvas.getByRole('table', { name: 'Recent bookings' }));
    await expect(recent.getAllByRole('row')).toHaveLength(4);
    await expect(recent.getByRole('rowheader', { name: /Lucas Brandt/ })).toBeVisible();
    await expect(tonesOf(recent.getAllByText(/Confirmed|Pending/))).toEqual([
      'positive',
      'warning',
      'positive',
    ]);
    const providers = within(canvas.getByRole('table', { name: 'External provider performance' }));
    await expect(providers.getByRole('meter', { name: 'Coral GDS share of revenue' })).toHaveAttribute(
      'aria-valuenow',
      '45',
    );
    await expect(providers.getByRole('rowheader', { name: 'Tradewind Tours' })).toBeVisible();
    await expect(providers.getByRole('cell', { name: '$92,400' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Clients by type' })).toHaveTextContent(
      'Returning2764%New819%VIP717%',
    );
    await expect(canvas.getByRole('region', { name: 'Commission breakdown' })).toHaveTextContent(
      'Platform$11,92065%External$6,54035%Last month$16,480',
    );
    await expect(canvas.queryByText('Sample data')).toBeNull();
  },
});

export const Playground = meta.story({
  args: { defaultTab: 'overview', greeting: 'Mālō e lelei' },
});

// spec: 2.agent-client-list, 3.client-status
export const Clients = meta.story({
  tags: ['visual'],
  args: { defaultTab: 'clients' },
  play: async ({ canvas }) => {
    const clients = within(canvas.getByRole('table', { name: 'All clients' }));
    await expect(clients.getAllByRole('row')).toHaveLength(10);
    await expect(canvas.getByText('9 of 42 clients')).toBeVisible();
    await expect(clients.getByRole('row', { name: /^Aroha Ngata/ })).toHaveTextContent(
      'aroha.ngata@example.com',
    );
    await expect(clients.getByRole('cell', { name: 'VIP' })).toBeVisible();
    await expect(tonesOf(clients.getAllByText(/^(Active|Prospect)$/))).toEqual([
      'positive',
      'positive',
      'positive',
      'positive',
      'secondary',
      'positive',
      'positive',
      'positive',
      'positive',
    ]);
  },
});

// spec: 2.agent-booking-list
export const Bookings = meta.story({
  tags: ['visual'],
  args: { defaultTab: 'bookings' },
  play: async ({ canvas }) => {
    const bookings = within(canvas.getByRole('table', { name: 'All bookings' }));
    // Nine rows, and the head.
    await expect(bookings.getAllByRole('row')).toHaveLength(10);
    const siapo = within(bookings.getByRole('row', { name: /Siapo workshop/ }));
    await expect(siapo.getByRole('cell', { name: 'Apia' })).toBeVisible();
    await expect(bookings.getByText('Mar 3 – 8, 2027')).toBeVisible();
    await expect(canvas.getByText('9 of 128 bookings')).toBeVisible();
    const value = canvas.getByText('Value of these 9:', { exact: false }).parentElement;
    await expect(value).toHaveTextContent('Value of these 9: $24,530');
  },
});

// spec: 2.agent-search, 2.agent-external
export const ExternalApis = meta.story({
  name: 'External APIs',
  tags: ['visual'],
  args: { defaultTab: 'external-apis' },
  play: async ({ canvas }) => {
    for (const [kind, tool] of [
      ['Experiences', 'Search experiences'],
      ['Hotels', 'Search hotels'],
      ['Flights', 'Search flights'],
    ] as const) {
      await userEvent.click(canvas.getByRole('radio', { name: kind }));
      const search = within(canvas.getByRole('search', { name: tool }));
      await expect(search.getByRole('button', { name: tool })).toBeVisible();
    }
    canvas.getByRole<HTMLElement>('radio', { name: 'Flights' }).blur();
    await expect(canvas.getByRole('table', { name: 'External provider performance' })).toBeVisible();
  },
});

// spec: 2.agent-white-label, 2.links-without-page
export const WhiteLabel = meta.story({
  name: 'White-Label',
  tags: ['visual'],
  args: { defaultTab: 'white-label' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Explore white-label' })).toHaveAttribute(
      'href',
      '/white-label',
    );
  },
});

// spec: 2.agent-analytics, 9.percentages
export const Analytics = meta.story({
  tags: ['visual'],
  args: { defaultTab: 'analytics' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Conversion' })).toHaveAttribute('aria-valuenow', '78');
    await expect(canvas.getByRole('meter', { name: 'Retention' })).toHaveAttribute('aria-valuenow', '89');
    const figures = within(canvas.getByRole('group', { name: 'Your figures' }));
    await expect(figures.getByRole('group', { name: 'Average client rating' })).toHaveTextContent('4.8of 5');
    await expect(figures.getByRole('group', { name: 'Bookings this month' })).toHaveTextContent('23');
    await expect(figures.getByRole('group', { name: 'External bookings' })).toHaveTextContent('57');
    await expect(figures.getByRole('group', { name: 'Partnerships' })).toHaveTextContent('3');
  },
});

export const Dark = meta.story({ tags: ['visual'], globals: { theme: 'dark' } });

export const DarkExternalApis = meta.story({
  name: 'Dark, External APIs',
  globals: { theme: 'dark' },
  args: { defaultTab: 'external-apis' },
});

export const DarkWhiteLabel = meta.story({
  name: 'Dark, White-Label',
  globals: { theme: 'dark' },
  args: { defaultTab: 'white-label' },
});

export const RightToLeft = meta.story({ tags: ['visual'], globals: { direction: 'rtl' } });

export const Phone = meta.story({
  name: '390 px',
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main pages' })).toBeVisible();
    await expectNoSidewaysScroll();
  },
});

export const LargeText = meta.story({
  name: 'Text 200%',
  tags: ['visual'],
  globals: { textSize: '200' },
  play: expectNoSidewaysScroll,
});

import { expect, fn, userEvent, within } from 'storybook/test';
import { AGENT } from '../../../.storybook/dashboard-args.js';
import {
  finishLoading,
  LoadingUntilPressed,
  THROWS_ON_PURPOSE,
  tryAgain,
  useThrowingBanner,
} from '../../../.storybook/loading-and-errors.js';
import preview from '../../../.storybook/preview.js';
import { atRest, openMenuByKey } from '../../../.storybook/story-checks.js';
import { TravelAgentDashboard } from './travel-agent-dashboard.js';

const meta = preview.meta({
  title: 'dashboards/travel-agent/behavior',
  id: 'dashboards-travel-agent-behavior',
  component: TravelAgentDashboard,
  ...AGENT.bare,
  args: { ...AGENT.bare.args, ...AGENT.callbacks },
});

// spec: 2.agent-tabs, 2.agent-commissions-tab
export const TabsByKeyboard = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Overview',
      'Clients',
      'Bookings',
      'External APIs',
      'White-Label',
      'Analytics',
    ]);
    canvas.getByRole('tab', { name: 'Overview' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Clients' })).toHaveFocus();
    await expect(canvas.getByText('Everyone you plan trips for.')).toBeVisible();
    await userEvent.keyboard('{End}');
    await atRest();
    await expect(canvas.getByRole('tabpanel', { name: 'Analytics' })).toBeVisible();
    await expect(args.onTabChange).toHaveBeenLastCalledWith('analytics');
  },
});

export const LinksToTabs = meta.story({
  play: async ({ args, canvas }) => {
    const allBookings = canvas.getByRole('link', { name: 'All bookings' });
    await expect(allBookings).toHaveAttribute('href', '?tab=bookings');
    await userEvent.click(allBookings);
    await expect(args.onTabChange).toHaveBeenLastCalledWith('bookings');
    await expect(canvas.getByRole('tabpanel', { name: 'Bookings' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('tab', { name: 'Overview' }));
    canvas.getByRole('link', { name: 'All clients' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('tabpanel', { name: 'Clients' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('tab', { name: 'Overview' }));
    await userEvent.click(canvas.getByRole('link', { name: 'External APIs' }));
    await expect(args.onTabChange).toHaveBeenLastCalledWith('external-apis');
  },
});

// spec: 2.agent-commissions-tab
export const UnknownTab = meta.story({
  args: { tab: 'commissions' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText('Mālō e lelei', { exact: false })).toBeVisible();
  },
});

// spec: 2.agent-quick-actions
export const QuickActionsByPointer = meta.story({
  play: async ({ args, canvas }) => {
    const actions = within(canvas.getByRole('group', { name: 'Quick actions' }));
    await userEvent.click(actions.getByRole('button', { name: 'New Client' }));
    await expect(args.onNewClient).toHaveBeenLastCalledWith();
    await userEvent.click(actions.getByRole('button', { name: 'Create Booking' }));
    await expect(args.onCreateBooking).toHaveBeenLastCalledWith();
    await userEvent.click(actions.getByRole('button', { name: 'Search External' }));
    await expect(args.onSearchExternal).toHaveBeenLastCalledWith();
    await userEvent.click(actions.getByRole('button', { name: 'Generate Quote' }));
    await expect(args.onGenerateQuote).toHaveBeenLastCalledWith();
  },
});

export const QuickActionsByKeyboard = meta.story({
  play: async ({ args, canvas }) => {
    const actions = within(canvas.getByRole('group', { name: 'Quick actions' }));
    actions.getByRole('button', { name: 'New Client' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onNewClient).toHaveBeenCalledOnce();
    await expect(args.onCreateBooking).toHaveBeenCalledOnce();
    await expect(args.onSearchExternal).toHaveBeenCalledOnce();
    await expect(args.onGenerateQuote).toHaveBeenCalledOnce();
  },
});

export const ActionsOfTabs = meta.story({
  args: { defaultTab: 'clients' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New Client' }));
    await expect(args.onNewClient).toHaveBeenLastCalledWith();
    await userEvent.click(canvas.getByRole('tab', { name: 'Bookings' }));
    canvas.getByRole('button', { name: 'Create Booking' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCreateBooking).toHaveBeenLastCalledWith();
  },
});

// spec: 4.no-transitions
export const InertButtons = meta.story({
  args: {
    onNewClient: undefined,
    onCreateBooking: undefined,
    onSearchExternal: undefined,
    onGenerateQuote: undefined,
    onSearch: undefined,
    onLogout: undefined,
  },
  play: async ({ canvas }) => {
    const before = document.body.textContent;
    for (const action of within(canvas.getByRole('group', { name: 'Quick actions' })).getAllByRole(
      'button',
    )) {
      await userEvent.click(action);
      await expect(action).toBeEnabled();
    }
    await expect(document.body.textContent).toBe(before);
    await userEvent.click(canvas.getByRole('tab', { name: 'External APIs' }));
    const tab = document.body.textContent;
    for (const search of canvas.getAllByRole('button', { name: /^Search / })) await userEvent.click(search);
    await expect(document.body.textContent).toBe(tab);
  },
});

export const LoggingOut = meta.story({
  play: async ({ args, canvas }) => {
    const menu = await openMenuByKey(canvas.getByRole('button', { name: /Tevita Moala/ }));
    await expect(menu.getByText('Travel Agent')).toBeVisible();
    await userEvent.click(menu.getByRole('menuitem', { name: 'Log out' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
});

export const DataArrives = meta.story({
  render: (args) => (
    <LoadingUntilPressed>
      {(loading) => <TravelAgentDashboard {...args} {...(loading ? AGENT.pending : {})} />}
    </LoadingUntilPressed>
  ),
  play: (story) => finishLoading(story, 'Aroha Ngata'),
});

export const DataArrivesOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: DataArrives.input.render,
  play: (story) => finishLoading(story, 'Peter Wale'),
});

// spec: 2.dashboard-error, 8.dashboard
export const RenderError = meta.story({
  parameters: THROWS_ON_PURPOSE,
  args: { onError: fn() },
  render: function Breaking(args) {
    return <TravelAgentDashboard {...args} {...useThrowingBanner(args.onError)} />;
  },
  play: async ({ args, canvas }) => {
    await tryAgain(canvas);
    await expect(args.onError).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Travel Agent Hub' })).toBeVisible();
  },
});

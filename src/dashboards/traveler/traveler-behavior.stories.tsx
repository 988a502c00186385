import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { TRAVELER } from '../../../.storybook/dashboard-args.js';
import {
  finishLoading,
  LoadingUntilPressed,
  THROWS_ON_PURPOSE,
  tryAgain,
  useThrowingBanner,
} from '../../../.storybook/loading-and-errors.js';
import preview from '../../../.storybook/preview.js';
import { atRest, openMenuByKey } from '../../../.storybook/story-checks.js';
import { TravelerDashboard } from './traveler-dashboard.js';

const meta = preview.meta({
  title: 'dashboards/traveler/behavior',
  id: 'dashboards-traveler-behavior',
  component: TravelerDashboard,
  ...TRAVELER.bare,
  args: { ...TRAVELER.bare.args, ...TRAVELER.callbacks },
});

export const TabsByKeyboard = meta.story({
  play: async ({ args, canvas }) => {
    canvas.getByRole('tab', { name: 'Overview' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'My Trips' })).toHaveFocus();
    await expect(canvas.getByText('Every booking, past and upcoming.')).toBeVisible();
    await userEvent.keyboard('{End}');
    await atRest();
    await expect(canvas.getByRole('tabpanel', { name: 'Profile' })).toBeVisible();
    await expect(args.onTabChange).toHaveBeenLastCalledWith('profile');
  },
});

export const LinksToTabs = meta.story({
  play: async ({ args, canvas }) => {
    const allTrips = canvas.getByRole('link', { name: 'All trips' });
    await expect(allTrips).toHaveAttribute('href', '?tab=trips');
    await userEvent.click(allTrips);
    await expect(args.onTabChange).toHaveBeenLastCalledWith('trips');
    await expect(canvas.getByRole('tabpanel', { name: 'My Trips' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('tab', { name: 'Overview' }));
    canvas.getByRole('link', { name: 'View rewards' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('tabpanel', { name: 'Rewards' })).toHaveFocus();
  },
});

// WebKit jumped to the top: for a moment the page had only the new panel's empty containers.
export const KeepsItsPlace = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => {
      window.scrollTo(0, 200);
      return expect(window.scrollY).toBe(200);
    });
    // Like a mouse: the focus that user-event sets would scroll.
    await fireEvent.mouseDown(canvas.getByRole('tab', { name: 'My Trips' }));
    await expect(await canvas.findByText('Every booking, past and upcoming.')).toBeInTheDocument();
    // Browsers also compensate for the header, which grows by a line.
    await expect(window.scrollY).toBeGreaterThanOrEqual(200);
  },
});

export const UnknownTab = meta.story({
  args: { tab: 'no-such-tab' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText('Kia ora', { exact: false })).toBeVisible();
  },
});

export const Saving = meta.story({
  play: async ({ args, canvas }) => {
    const [first, second] = canvas.getAllByRole('button', { name: /^Save / });
    if (!first || !second) throw new Error('Fewer than two Save buttons.');
    await userEvent.click(first);
    await expect(args.onSaveListing).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'listing-1' }));
    second.focus();
    await userEvent.keyboard(' ');
    await expect(args.onSaveListing).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'listing-2' }));
  },
});

// spec: 2.reward-discount, 2.reward-transfer, 2.reward-support
export const Redeeming = meta.story({
  args: { defaultTab: 'rewards' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Redeem 10% Discount' }));
    await expect(args.onRedeem).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'discount' }));
    canvas.getByRole('button', { name: 'Redeem Free Airport Transfer' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRedeem).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'airport-transfer' }));
    await expect(canvas.getByRole('button', { name: 'Redeem Priority Support 24/7, locked' })).toBeDisabled();
  },
});

// spec: 4.no-transitions
export const InertButtons = meta.story({
  args: { onSaveListing: undefined, onRedeem: undefined, onLogout: undefined },
  play: async ({ canvas }) => {
    const [save] = canvas.getAllByRole('button', { name: /^Save / });
    if (!save) throw new Error('No Save button.');
    const before = document.body.textContent;
    await userEvent.click(save);
    await expect(save).toBeEnabled();
    await expect(document.body.textContent).toBe(before);
  },
});

export const LoggingOut = meta.story({
  play: async ({ args, canvas }) => {
    const menu = await openMenuByKey(canvas.getByRole('button', { name: /Hana Tāmaki/ }));
    await expect(menu.getByRole('menuitem', { name: 'Profile Settings' })).toBeVisible();
    await userEvent.click(menu.getByRole('menuitem', { name: 'Log out' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
});

export const DataArrives = meta.story({
  render: (args) => (
    <LoadingUntilPressed>
      {(loading) => <TravelerDashboard {...args} {...(loading ? TRAVELER.pending : {})} />}
    </LoadingUntilPressed>
  ),
  play: (story) => finishLoading(story, 'Bilum Weaving Circle'),
});

// spec: 2.dashboard-error, 8.dashboard
export const RenderError = meta.story({
  parameters: THROWS_ON_PURPOSE,
  args: { onError: fn() },
  render: function Breaking(args) {
    return <TravelerDashboard {...args} {...useThrowingBanner(args.onError)} />;
  },
  play: async ({ args, canvas }) => {
    await tryAgain(canvas);
    await expect(args.onError).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Traveler Dashboard' })).toBeVisible();
  },
});

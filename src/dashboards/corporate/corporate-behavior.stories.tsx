import { expect, fn, userEvent } from 'storybook/test';
import { CORPORATE } from '../../../.storybook/dashboard-args.js';
import {
  finishLoading,
  LoadingUntilPressed,
  THROWS_ON_PURPOSE,
  tryAgain,
  useThrowingBanner,
} from '../../../.storybook/loading-and-errors.js';
import preview from '../../../.storybook/preview.js';
import { atRest, openMenuByKey } from '../../../.storybook/story-checks.js';
import { policies } from '../../testing/demo-api/fixtures/corporate.js';
import { CorporateDashboard } from './corporate-dashboard.js';

const meta = preview.meta({
  title: 'dashboards/corporate/behavior',
  id: 'dashboards-corporate-behavior',
  component: CorporateDashboard,
  ...CORPORATE.bare,
  args: { ...CORPORATE.bare.args, ...CORPORATE.callbacks },
});

// spec: 2.corporate-tabs
export const TabsByKeyboard = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Overview',
      'Employees',
      expect.stringMatching(/^Approvals5/),
      'Budget',
      'Policies',
      'Analytics',
    ]);
    canvas.getByRole('tab', { name: 'Overview' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Employees' })).toHaveFocus();
    await expect(canvas.getByText('Who travels, and how far each travel budget is used.')).toBeVisible();
    await userEvent.keyboard('{End}');
    await atRest();
    await expect(canvas.getByRole('tabpanel', { name: 'Analytics' })).toBeVisible();
    await expect(args.onTabChange).toHaveBeenLastCalledWith('analytics');
  },
});

/** A panel that is unfolded on a phone stays so when the tab changes. */
export const FoldsAreKept = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const fold = (isOpen: boolean) => canvas.findByRole('button', { name: 'Team budgets', expanded: isOpen });
    await userEvent.click(await fold(false));
    await userEvent.click(canvas.getByRole('tab', { name: 'Employees' }));
    await userEvent.click(canvas.getByRole('tab', { name: 'Overview' }));
    await expect(await fold(true)).toBeVisible();
  },
});

export const LinksToTabs = meta.story({
  play: async ({ args, canvas }) => {
    const links = [
      ['All approvals', 'approvals'],
      ['Employees', 'employees'],
      ['All policies', 'policies'],
      ['Details of Budget this month', 'budget'],
    ] as const;
    for (const [name, tab] of links) {
      const link = canvas.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', `?tab=${tab}`);
      link.focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onTabChange).toHaveBeenLastCalledWith(tab);
      await expect(canvas.getByRole('tabpanel')).toHaveFocus();
      await userEvent.click(canvas.getByRole('tab', { name: 'Overview' }));
    }
    await userEvent.click(canvas.getByRole('link', { name: 'All approvals' }));
    await expect(canvas.getByRole('tabpanel', { name: /^Approvals/ })).toHaveFocus();
  },
});

export const UnknownTab = meta.story({
  args: { tab: 'commissions' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  },
});

export const DecidingByPointer = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve Ana Vuki, Honiara' }));
    await expect(args.onApprove).toHaveBeenLastCalledWith(
      expect.objectContaining({ id: 'request-1', employeeName: 'Ana Vuki', cost: 2340 }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Decline David Maru, Port Moresby' }));
    await expect(args.onDecline).toHaveBeenLastCalledWith(
      expect.objectContaining({ id: 'request-2', destination: 'Port Moresby', status: 'pending' }),
    );
    await expect(args.onApprove).toHaveBeenCalledOnce();
    await expect(args.onDecline).toHaveBeenCalledOnce();
  },
});

export const DecidingByKeyboard = meta.story({
  args: { defaultTab: 'approvals' },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Decline Keoni Hale, Hilo, Hawaiʻi' }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onDecline).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'request-5' }));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onApprove).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'request-5' }));
  },
});

export const ManagingPolicies = meta.story({
  args: { defaultTab: 'policies' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Manage Lodging Cap' }));
    await expect(args.onManagePolicy).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: 'Lodging Cap', lastUpdated: '2026-09-02' }),
    );
    canvas.getByRole('button', { name: 'Manage International Travel' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onManagePolicy).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: 'International Travel' }),
    );
  },
});

// spec: 4.no-transitions
export const InertButtons = meta.story({
  args: {
    onApprove: undefined,
    onDecline: undefined,
    onManagePolicy: undefined,
    onLogout: undefined,
  },
  play: async ({ canvas }) => {
    const before = document.body.textContent;
    for (const button of canvas.getAllByRole('button', { name: /^(Approve|Decline) / })) {
      await userEvent.click(button);
      await expect(button).toBeEnabled();
    }
    await expect(document.body.textContent).toBe(before);
    await userEvent.click(canvas.getByRole('tab', { name: 'Policies' }));
    const tab = document.body.textContent;
    for (const button of canvas.getAllByRole('button', { name: /^Manage / })) await userEvent.click(button);
    await expect(document.body.textContent).toBe(tab);
  },
});

export const LoggingOut = meta.story({
  play: async ({ args, canvas }) => {
    const menu = await openMenuByKey(canvas.getByRole('button', { name: /Josephine Waiko/ }));
    await userEvent.click(menu.getByRole('menuitem', { name: 'Log out' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
});

/** Skeletons have one line of text: longer texts would shift the layout. */
const ONE_LINE = policies.map((policy) => ({ ...policy, description: 'For every trip' }));

export const DataArrives = meta.story({
  args: { policies: { data: ONE_LINE } },
  render: (args) => (
    <LoadingUntilPressed>
      {(loading) => <CorporateDashboard {...args} {...(loading ? CORPORATE.pending : {})} />}
    </LoadingUntilPressed>
  ),
  play: (story) => finishLoading(story, 'Reef survey briefing'),
});

export const DataArrivesOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { policies: { data: ONE_LINE } },
  render: DataArrives.input.render,
  play: DataArrives.input.play,
});

// spec: 2.dashboard-error, 8.dashboard
export const RenderError = meta.story({
  parameters: THROWS_ON_PURPOSE,
  args: { onError: fn() },
  render: function Breaking(args) {
    return <CorporateDashboard {...args} {...useThrowingBanner(args.onError)} />;
  },
  play: async ({ args, canvas }) => {
    await tryAgain(canvas);
    await expect(args.onError).toHaveBeenCalledOnce();
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Corporate Travel Management' }),
    ).toBeVisible();
  },
});

import { expect, fn, userEvent } from 'storybook/test';
import { ORGANIZER } from '../../../.storybook/dashboard-args.js';
import {
  finishLoading,
  LoadingUntilPressed,
  THROWS_ON_PURPOSE,
  tryAgain,
  useThrowingBanner,
} from '../../../.storybook/loading-and-errors.js';
import preview from '../../../.storybook/preview.js';
import { atRest, openMenuByKey } from '../../../.storybook/story-checks.js';
import { applications, privateTours } from '../../testing/demo-api/fixtures/tour-organizer.js';
import { TourOrganizerDashboard } from './tour-organizer-dashboard.js';

const meta = preview.meta({
  title: 'dashboards/tour-organizer/behavior',
  id: 'dashboards-tour-organizer-behavior',
  component: TourOrganizerDashboard,
  ...ORGANIZER.bare,
  args: { ...ORGANIZER.bare.args, ...ORGANIZER.callbacks },
});

// spec: 2.organizer-tabs
export const TabsByKeyboard = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Overview',
      'Private Tours',
      'Applications4',
      'Team',
      'Analytics',
      'Revenue',
    ]);
    canvas.getByRole('tab', { name: 'Overview' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Private Tours' })).toHaveFocus();
    await expect(canvas.getByText('Every tour, and how full it is.')).toBeVisible();
    await userEvent.keyboard('{End}');
    await atRest();
    await expect(canvas.getByRole('tabpanel', { name: 'Revenue' })).toBeVisible();
    await expect(args.onTabChange).toHaveBeenLastCalledWith('revenue');
  },
});

export const LinksToTabs = meta.story({
  play: async ({ args, canvas }) => {
    const allTours = canvas.getByRole('link', { name: 'All private tours' });
    await expect(allTours).toHaveAttribute('href', '?tab=private-tours');
    await userEvent.click(allTours);
    await expect(args.onTabChange).toHaveBeenLastCalledWith('private-tours');
    await expect(canvas.getByRole('tabpanel', { name: 'Private Tours' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('tab', { name: 'Overview' }));
    canvas.getByRole('link', { name: 'All applications' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onTabChange).toHaveBeenLastCalledWith('applications');
    await userEvent.click(canvas.getByRole('tab', { name: 'Overview' }));
    await userEvent.click(canvas.getByRole('link', { name: 'All members' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Team' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('tab', { name: 'Overview' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Details of Revenue' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Revenue' })).toHaveFocus();
  },
});

export const UnknownTab = meta.story({
  args: { tab: 'guides' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText(/6 tours are running or filling/)).toBeVisible();
  },
});

export const DecidingByPointer = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve Miriam Toa' }));
    await expect(args.onApprove).toHaveBeenCalledOnce();
    await expect(args.onApprove).toHaveBeenLastCalledWith(expect.objectContaining(applications[0]));
    await userEvent.click(canvas.getByRole('button', { name: 'Decline Joseph Tafoa' }));
    await expect(args.onDecline).toHaveBeenCalledOnce();
    await expect(args.onDecline).toHaveBeenLastCalledWith(expect.objectContaining(applications[1]));
    await expect(canvas.getByRole('button', { name: 'Approve Miriam Toa' })).toBeVisible();
  },
});

export const DecidingByKeyboard = meta.story({
  args: { defaultTab: 'applications' },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Decline Naomi Kepa' }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onDecline).toHaveBeenLastCalledWith(expect.objectContaining(applications[2]));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Approve Naomi Kepa' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onApprove).toHaveBeenLastCalledWith(expect.objectContaining(applications[2]));
  },
});

export const ManagingTours = meta.story({
  args: { defaultTab: 'private-tours' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Manage Marovo Makers Week' }));
    await expect(args.onManageTour).toHaveBeenLastCalledWith(expect.objectContaining(privateTours[2]));
    canvas.getByRole('button', { name: 'Manage Kastom Villages Walk' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onManageTour).toHaveBeenLastCalledWith(expect.objectContaining(privateTours[3]));
    await userEvent.click(canvas.getByRole('button', { name: 'Create tour' }));
    await expect(args.onCreateTour).toHaveBeenLastCalledWith();
    canvas.getByRole('button', { name: 'Create tour' }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onCreateTour).toHaveBeenCalledTimes(2);
  },
});

/** Without callbacks every button is shown, can be pressed and changes nothing. */
// spec: 4.no-transitions
export const InertButtons = meta.story({
  args: {
    onCreateTour: undefined,
    onManageTour: undefined,
    onApprove: undefined,
    onDecline: undefined,
    onLogout: undefined,
  },
  play: async ({ canvas }) => {
    for (const tab of ['Overview', 'Private Tours', /^Applications/]) {
      await userEvent.click(canvas.getByRole('tab', { name: tab }));
      const panel = canvas.getByRole('tabpanel');
      const before = panel.textContent;
      for (const button of canvas.getAllByRole('button', { name: /^(Approve|Decline|Manage|Create)/ })) {
        await userEvent.click(button);
        await expect(button).toBeEnabled();
      }
      await expect(panel.textContent).toBe(before);
    }
  },
});

export const TurningPages = meta.story({
  args: {
    defaultTab: 'applications',
    stats: { data: { ...ORGANIZER.answers.stats.data, pendingApplications: 120 } },
    applications: {
      data: Array.from({ length: 120 }, (_, id) => ({
        ...applications[0],
        id,
        applicantName: `Applicant ${id + 1}`,
      })),
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByText('Applicant 51')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByText('Showing 51–100 of 120')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Approve Applicant 51' }));
    await expect(args.onApprove).toHaveBeenLastCalledWith(expect.objectContaining({ id: 50 }));
  },
});

export const LoggingOut = meta.story({
  play: async ({ args, canvas }) => {
    const menu = await openMenuByKey(canvas.getByRole('button', { name: /Grace Kaupa/ }));
    await expect(menu.getByText('Cultural Organizer')).toBeVisible();
    await userEvent.click(menu.getByRole('menuitem', { name: 'Log out' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
});

export const DataArrives = meta.story({
  render: (args) => (
    <LoadingUntilPressed>
      {(loading) => <TourOrganizerDashboard {...args} {...(loading ? ORGANIZER.pending : {})} />}
    </LoadingUntilPressed>
  ),
  play: (story) => finishLoading(story, 'Miriam Toa'),
});

export const DataArrivesOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: DataArrives.input.render,
  play: DataArrives.input.play,
});

// spec: 2.dashboard-error, 8.dashboard
export const RenderError = meta.story({
  parameters: THROWS_ON_PURPOSE,
  args: { onError: fn() },
  render: function Breaking(args) {
    return <TourOrganizerDashboard {...args} {...useThrowingBanner(args.onError)} />;
  },
  play: async ({ args, canvas }) => {
    await tryAgain(canvas);
    await expect(args.onError).toHaveBeenCalledOnce();
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Cultural Tour Command Center' }),
    ).toBeVisible();
  },
});

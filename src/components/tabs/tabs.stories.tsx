import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { PageHeader } from '../top-bar/index.js';
import { TabPanel, Tabs } from './index.js';
import { TabList } from './tab-list.js';

const TRAVELER_TABS = [
  { value: 'overview', label: 'Overview', content: <p>What is next.</p> },
  { value: 'trips', label: 'My Trips', content: <p>All trips.</p> },
  { value: 'wishlist', label: 'Wishlist', content: <p>What is saved.</p> },
  { value: 'rewards', label: 'Rewards', content: <p>Points and rewards.</p> },
  { value: 'profile', label: 'Profile', content: <p>About you.</p> },
];

const ORGANIZER_TABS = [
  { value: 'overview', label: 'Overview', content: <p>What is next.</p> },
  { value: 'tours', label: 'Private Tours', content: <p>All tours.</p> },
  { value: 'applications', label: 'Applications', count: 7, content: <p>Who applied.</p> },
  { value: 'team', label: 'Team', content: <p>Who is in the team.</p> },
  { value: 'analytics', label: 'Analytics', count: 140, content: <p>Figures.</p> },
  { value: 'revenue', label: 'Revenue', count: 0, content: <p>Money.</p> },
];

/** A page of 390 px with margins of 16 px, as on a phone. */
const narrow = (Story: () => React.ReactNode) => (
  <div className="story-narrow" style={{ paddingInline: 16, ['--tapa-page-margin' as string]: '16px' }}>
    {Story()}
  </div>
);

const nextFrame = () => new Promise(requestAnimationFrame);

const meta = preview.meta({
  title: 'components/tabs',
  id: 'components-tabs',
  component: Tabs,
  subcomponents: { TabPanel },
  args: { 'aria-label': 'Traveler dashboard', tabs: TRAVELER_TABS, onValueChange: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('tablist', { name: 'Traveler dashboard' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('tab', { name: 'Rewards' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Rewards' })).toHaveTextContent('Points and rewards.');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('rewards');
    await expect(canvasElement.querySelectorAll('[role="tabpanel"]')).toHaveLength(1);
    await expect(canvas.queryByText('What is next.')).toBeNull();
  },
});

export const Playground = meta.story({ args: { defaultValue: 'wishlist' } });

export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await userEvent.tab();
    await expect(tab('Overview')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('My Trips')).toHaveFocus();
    await expect(tab('My Trips')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}');
    await expect(tab('Profile')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Overview')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(tab('Profile')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(tab('Overview')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Overview' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(tab('Overview')).toHaveFocus();
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'My Trips' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveFocus();
  },
});

export const Controlled = meta.story({
  args: { value: 'trips' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Wishlist' }));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('wishlist');
    await expect(canvas.getByRole('tab', { name: 'My Trips' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel', { name: 'My Trips' })).toBeVisible();
  },
});

export const UnknownValue = meta.story({
  args: { value: 'no-such-tab' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

export const Counts = meta.story({
  args: { 'aria-label': 'Tour organizer dashboard', tabs: ORGANIZER_TABS, defaultValue: 'applications' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Applications 7' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Analytics 99+' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Revenue' })).toBeVisible();
    // The open tab is bold, and no tab moves.
    const places = () => canvas.getAllByRole('tab').map((tab) => tab.getBoundingClientRect().left);
    const before = places();
    for (const name of ['Overview', 'Analytics 99+']) {
      await userEvent.click(canvas.getByRole('tab', { name }));
      const moved = places().map((place, index) => Math.abs(place - (before[index] ?? 0)));
      // Engines round text widths to fractions of a pixel.
      await expect(Math.max(...moved)).toBeLessThan(0.25);
    }
  },
});

export const HeaderAbove = meta.story({
  name: 'Header above the list',
  args: {
    children: (
      <>
        <PageHeader title="Traveler Dashboard" help="Kia ora, Hana. Your next trip starts in 21 days." />
        <TabList style={{ marginBlockStart: 16 }} />
        <TabPanel />
      </>
    ),
  },
});

export const Narrow = meta.story({
  args: { 'aria-label': 'Tour organizer dashboard', tabs: ORGANIZER_TABS },
  decorators: [narrow],
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getByRole('tablist');
    await waitFor(() => expect(list).toHaveAttribute('data-more-end'));
    await expect(list).not.toHaveAttribute('data-more-start');
    await expect(list.getBoundingClientRect().width).toBe(
      canvasElement.querySelector('.story-narrow')?.getBoundingClientRect().width,
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'Overview' }));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(list).not.toHaveAttribute('data-more-end'));
    await expect(list).toHaveAttribute('data-more-start');
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(list.scrollLeft).toBe(0));
  },
});

export const NarrowTabAdded = meta.story({
  name: 'Narrow, tabs added and taken away',
  render: function Render(args) {
    const [count, setCount] = useState(2);
    return (
      <>
        <Tabs {...args} tabs={ORGANIZER_TABS.slice(0, count)} />
        <button type="button" onClick={() => setCount(count === 2 ? ORGANIZER_TABS.length : 2)}>
          All or two
        </button>
      </>
    );
  },
  decorators: [narrow],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist');
    const toggle = canvas.getByRole('button', { name: 'All or two' });
    await expect(list).not.toHaveAttribute('data-more-end');
    await userEvent.click(toggle);
    await waitFor(() => expect(list).toHaveAttribute('data-more-end'));
    await userEvent.click(toggle);
    await waitFor(() => expect(list).not.toHaveAttribute('data-more-end'));
  },
});

export const NarrowDeepLink = meta.story({
  name: 'Narrow, last tab open',
  args: { 'aria-label': 'Tour organizer dashboard', tabs: ORGANIZER_TABS, defaultValue: 'revenue' },
  decorators: [narrow],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const box = (role: string, name?: string) =>
      canvas.getByRole(role, name === undefined ? {} : { name }).getBoundingClientRect();
    await waitFor(() => expect(box('tab', 'Revenue').left).toBeGreaterThanOrEqual(box('tablist').left));
    await expect(box('tab', 'Revenue').right).toBeLessThanOrEqual(box('tablist').right);
  },
});

export const NarrowShownLater = meta.story({
  name: 'Narrow, last tab open, shown later',
  args: { 'aria-label': 'Tour organizer dashboard', tabs: ORGANIZER_TABS, defaultValue: 'revenue' },
  render: function Render(args) {
    const [isShown, setIsShown] = useState(false);
    return (
      <>
        <div style={{ display: isShown ? 'block' : 'none' }}>
          <Tabs {...args} />
        </div>
        <button type="button" onClick={() => setIsShown(true)}>
          Show
        </button>
      </>
    );
  },
  decorators: [narrow],
  play: async ({ canvas }) => {
    // By then the browser has reported that the list has no size.
    await nextFrame();
    await nextFrame();
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const list = await canvas.findByRole('tablist');
    const endOf = (element: HTMLElement) => element.getBoundingClientRect().right;
    await expect(endOf(list)).toBeGreaterThan(0);
    await waitFor(() =>
      expect(endOf(canvas.getByRole('tab', { name: 'Revenue' }))).toBeLessThanOrEqual(endOf(list)),
    );
  },
});

export const KeepMounted = meta.story({
  name: 'Closed tabs kept mounted',
  args: {
    keepMounted: true,
    tabs: TRAVELER_TABS.map((tab) => ({
      ...tab,
      content: <textarea aria-label={`Notes on ${tab.label}`} />,
    })),
  },
  play: async ({ canvas }) => {
    const notes = canvas.getByRole('textbox', { name: 'Notes on Overview' });
    await userEvent.type(notes, 'Bring taro');
    await userEvent.click(canvas.getByRole('tab', { name: 'Profile' }));
    await expect(notes).not.toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Notes on Profile' })).toBeVisible();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(notes).toBeVisible());
    await expect(notes).toHaveValue('Bring taro');
  },
});

export const NoTabs = meta.story({ args: { tabs: [] } });

export const Matrix = meta.story({
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Tabs {...args} aria-label="First tab open" />
      <Tabs {...args} aria-label="Counts" tabs={ORGANIZER_TABS} defaultValue="applications" />
      {narrow(() => (
        <Tabs {...args} aria-label="Narrow, first tab open" tabs={ORGANIZER_TABS} />
      ))}
      {narrow(() => (
        <Tabs {...args} aria-label="Narrow, middle tab open" tabs={ORGANIZER_TABS} defaultValue="team" />
      ))}
    </div>
  ),
});

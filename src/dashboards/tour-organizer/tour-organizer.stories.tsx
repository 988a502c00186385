import { expect, within } from 'storybook/test';
import { ORGANIZER } from '../../../.storybook/dashboard-args.js';
import preview from '../../../.storybook/preview.js';
import { tonesOf } from '../../../.storybook/story-checks.js';
import { applications } from '../../testing/demo-api/fixtures/tour-organizer.js';
import { TourOrganizerDashboard } from './tour-organizer-dashboard.js';

const meta = preview.meta({
  title: 'dashboards/tour-organizer',
  id: 'dashboards-tour-organizer',
  component: TourOrganizerDashboard,
  ...ORGANIZER.live,
});

// spec: 2.organizer-title, 2.organizer-tours, 2.organizer-applications, 2.organizer-team
// spec: 2.organizer-revenue, 4.tour-status, 9.first-two, 9.commission, 9.team-share
export const Default = meta.story({
  name: 'Overview',
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Cultural Tour Command Center');
    await expect(
      canvas.getByText('6 tours are running or filling. 4 experts are waiting for an answer.'),
    ).toBeVisible();
    const figures = within(canvas.getByRole('group', { name: 'Your tours at a glance' }));
    const tile = (name: string) => figures.getByRole('group', { name });
    await expect(tile('Active Tours')).toHaveTextContent('Active Tours6In 4 destinations');
    await expect(tile('Total Participants')).toHaveTextContent('Total Participants84Across 6 tours');
    await expect(tile('Pending Applications')).toHaveTextContent('Pending Applications4For 4 tours');
    await expect(tile('Total Revenue')).toHaveTextContent('Total Revenue$46,800Up +8%, bettervs last month');
    const tours = within(canvas.getByRole('list', { name: 'Active tours' }));
    await expect(tours.getByText('9 of 12')).toBeVisible();
    const full = tours.getByRole('meter', { name: 'Highlands Sing-sing Circle: participants' });
    await expect(full).toHaveAttribute('aria-valuenow', '100');
    // The badge beside it shows that it is full.
    await expect(full).toHaveAttribute('aria-valuetext', '16 of 16');
    const sold = full.closest<HTMLElement>('[data-slot="seat-triangles"]');
    await expect(sold).toHaveTextContent(/Full$/);
    await expect(tours.getAllByRole('meter')).toHaveLength(2);
    await expect(tonesOf(tours.getAllByText(/^(Filling|Active)$/))).toEqual(['warning', 'positive']);
    const experts = within(canvas.getByRole('region', { name: 'Expert applications' }));
    await expect(
      within(experts.getByRole('list', { name: 'Expert applications' })).getAllByText('Pending'),
    ).toHaveLength(2);
    const needed = within(canvas.getByRole('region', { name: 'Needs you' }));
    await expect(needed.getAllByRole('button', { name: /^(Approve|Decline) / })).toHaveLength(6);
    await expect(canvas.getByRole('region', { name: 'Revenue' })).toHaveTextContent(
      '$46,800Up +8%, betterThis month$46,800Platform commission (15%)−$7,020Payout$39,780',
    );
    await expect(canvas.getByRole('region', { name: 'Team composition' })).toHaveTextContent(
      '25team membersGuides1040%Cultural experts624%Coordinators520%Logistics416%',
    );
    await expect(canvas.queryByText('Sample data')).toBeNull();
  },
});

export const Playground = meta.story({ args: { defaultTab: 'overview', greeting: 'Gude' } });

// spec: 2.organizer-tours, 4.tour-status
export const PrivateTours = meta.story({
  tags: ['visual'],
  args: { defaultTab: 'private-tours' },
  play: async ({ canvas }) => {
    const tours = within(canvas.getByRole('list', { name: 'Private tours' }));
    await expect(tours.getAllByRole('meter')).toHaveLength(6);
    await expect(tours.getByText('Coffee and Bilum Trail')).toBeVisible();
    await expect(tours.getByText('Marovo Lagoon, Solomon Islands')).toBeVisible();
    await expect(tours.getByText('Dec 7 – 12, 2026')).toBeVisible();
    await expect(tours.getByText('Gardens and food')).toBeVisible();
    await expect(tours.getByText('15 of 20')).toBeVisible();
    await expect(tonesOf(tours.getAllByText(/^(Filling|Active)$/))).toEqual([
      'warning',
      'positive',
      'warning',
      'positive',
      'warning',
      'positive',
    ]);
  },
});

// spec: 2.organizer-applications
export const Applications = meta.story({
  tags: ['visual'],
  args: { defaultTab: 'applications' },
  play: async ({ canvas }) => {
    const experts = within(canvas.getByRole('list', { name: 'Expert applications' }));
    await expect(experts.getAllByRole('button', { name: /^(Approve|Decline) / })).toHaveLength(8);
    await expect(experts.getByText('Naomi Kepa')).toBeVisible();
    await expect(experts.getByText('Bilum weaving')).toBeVisible();
    await expect(experts.getByText('15 years')).toBeVisible();
    await expect(experts.getByText('For Coffee and Bilum Trail')).toBeVisible();
    await expect(canvas.queryByText(/^Showing/)).toBeNull();
  },
});

/** A pending application has Approve and Decline, any other a badge. */
// spec: 4.application-status
export const DecidedApplications = meta.story({
  tags: ['visual'],
  args: {
    defaultTab: 'applications',
    applications: {
      data: ['pending', 'Approved', 'declined', 'in_review'].map((status, index) => ({
        ...applications[index],
        status,
      })),
    },
  },
  play: async ({ canvas }) => {
    const experts = within(canvas.getByRole('list', { name: 'Expert applications' }));
    await expect(experts.getAllByRole('button', { name: /^(Approve|Decline) / })).toHaveLength(2);
    await expect(
      tonesOf([experts.getByText('Approved'), experts.getByText('Declined'), experts.getByText('In review')]),
    ).toEqual(['positive', 'secondary', 'secondary']);
  },
});

// spec: 2.organizer-team, 9.team-share
export const Team = meta.story({
  tags: ['visual'],
  args: { defaultTab: 'team' },
  play: async ({ canvas }) => {
    const roles = within(canvas.getByRole('region', { name: 'Team composition' }));
    await expect(roles.getByRole('meter', { name: 'Cultural experts' })).toHaveAttribute(
      'aria-valuetext',
      '24%',
    );
    await expect(roles.getByText('6 of 25')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'What the team looks after' })).toHaveTextContent(
      'Participants per guide8.4Participants per cultural expert14.0Active tours per coordinator1.2',
    );
  },
});

// spec: 9.percentages
export const Analytics = meta.story({
  tags: ['visual'],
  args: { defaultTab: 'analytics' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Team satisfaction' })).toHaveAttribute(
      'aria-valuenow',
      '96',
    );
    const figures = within(canvas.getByRole('group', { name: 'Your figures' }));
    await expect(figures.getByRole('group', { name: 'Average rating' })).toHaveTextContent('4.8of 5');
    await expect(figures.getByRole('group', { name: 'Completed tours' })).toHaveTextContent('38');
    await expect(figures.getByRole('group', { name: 'Team members' })).toHaveTextContent('25');
    await expect(figures.getByRole('group', { name: 'Destinations' })).toHaveTextContent('4');
    await expect(canvas.getByRole('region', { name: 'Seats taken' })).toHaveTextContent('88%84 of 96 seats');
    await expect(canvas.getByRole('region', { name: 'Tours by status' })).toHaveTextContent(
      '6private toursActive350%Filling350%Other00%',
    );
  },
});

// spec: 2.organizer-revenue, 9.commission
export const Revenue = meta.story({
  tags: ['visual'],
  args: { defaultTab: 'revenue' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Revenue breakdown' })).toHaveTextContent(
      'Revenue breakdownOne triangle is $1,000This month$46,800Platform commission (15%)−$7,020Payout$39,780',
    );
    await expect(canvas.getByRole('region', { name: 'Payout this month' })).toHaveTextContent(
      '$39,780Change8% more than last month',
    );
    const seats = within(canvas.getByRole('region', { name: 'Seats on your tours' }));
    await expect(seats.getByText('84 of 96 taken')).toBeVisible();
    await expect(seats.getAllByRole('meter')).toHaveLength(3);
    await expect(seats.getByText('Full')).toBeVisible();
    await expect(seats.getByText('3 seats left')).toBeVisible();
    await expect(seats.getByText('Showing 3 of 6')).toBeVisible();
  },
});

export const Dark = meta.story({ tags: ['visual'], globals: { theme: 'dark' } });

export const DarkAnalytics = meta.story({
  name: 'Dark, Analytics',
  globals: { theme: 'dark' },
  args: { defaultTab: 'analytics' },
});

export const RightToLeft = meta.story({ tags: ['visual'], globals: { direction: 'rtl' } });

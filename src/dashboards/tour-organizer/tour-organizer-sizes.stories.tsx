import { expect, within } from 'storybook/test';
import { atTab, ORGANIZER } from '../../../.storybook/dashboard-args.js';
import preview from '../../../.storybook/preview.js';
import { expectNoSidewaysScroll, fitsWindow } from '../../../.storybook/story-checks.js';
import { applications } from '../../testing/demo-api/fixtures/tour-organizer.js';
import { TourOrganizerDashboard } from './tour-organizer-dashboard.js';

const meta = preview.meta({
  title: 'dashboards/tour-organizer/sizes',
  id: 'dashboards-tour-organizer-sizes',
  component: TourOrganizerDashboard,
  ...ORGANIZER.page,
});

export const Phone = meta.story({
  name: '390 px',
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main pages' })).toBeVisible();
    await expectNoSidewaysScroll();
  },
});

export const PhoneDark = meta.story({
  name: '390 px, dark',
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
});

export const PhoneRightToLeft = meta.story({
  name: '390 px, right to left',
  ...fitsWindow('phone', { direction: 'rtl' }),
});

export const PhonePrivateTours = meta.story({
  name: '390 px, Private Tours',
  globals: { viewport: { value: 'phone' } },
  args: { defaultTab: 'private-tours' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Create tour' })).toBeVisible();
    await expectNoSidewaysScroll();
  },
});

export const PhoneApplications = meta.story({
  name: '390 px, Applications',
  ...fitsWindow('phone'),
  args: {
    defaultTab: 'applications',
    applications: { data: [applications[0], { ...applications[1], status: 'approved' }] },
  },
});

export const Tablet = meta.story({
  name: '768 px',
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expectNoSidewaysScroll();
  },
});

export const Wide = meta.story({
  name: '1920 px',
  tags: ['visual'],
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'January 2027' })).toBeVisible();
    await expect(
      canvas.getByText('Jan 12 – 18: Highlands Sing-sing Circle, Goroka, Papua New Guinea'),
    ).toBeVisible();
  },
});

export const LargeText = meta.story({
  name: 'Text 200%',
  tags: ['visual'],
  globals: { textSize: '200' },
  play: expectNoSidewaysScroll,
});

export const LargeTextPhone = meta.story({
  name: 'Text 200%, 390 px',
  ...fitsWindow('phone', { textSize: '200' }),
});

export const LargeTextPrivateTours = meta.story({
  name: 'Text 200%, 390 px, Private Tours',
  ...atTab('private-tours', fitsWindow('phone', { textSize: '200' })),
});

/** The dashboard adapts to its container, not to the screen. */
export const InANarrowColumn = meta.story({
  decorators: [(Story) => <div style={{ maxInlineSize: 390 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const tours = within(canvas.getByRole('list', { name: 'Active tours' }));
    const theme = tours.getByText('Carving and river life').getBoundingClientRect();
    const seats = tours.getByText('9 of 12').getBoundingClientRect();
    await expect(seats.top).toBeGreaterThan(theme.bottom);
  },
});

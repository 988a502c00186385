import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AGENT, atTab } from '../../../.storybook/dashboard-args.js';
import preview from '../../../.storybook/preview.js';
import { expectNoSidewaysScroll, fitsWindow } from '../../../.storybook/story-checks.js';
import { TravelAgentDashboard } from './travel-agent-dashboard.js';

const meta = preview.meta({
  title: 'dashboards/travel-agent/sizes',
  id: 'dashboards-travel-agent-sizes',
  component: TravelAgentDashboard,
  ...AGENT.live,
});

export const PhoneDark = meta.story({
  name: '390 px, dark',
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
});

export const PhoneRightToLeft = meta.story({
  name: '390 px, right to left',
  ...fitsWindow('phone', { direction: 'rtl' }),
});

export const PhoneClients = meta.story({
  name: '390 px, Clients',
  globals: { viewport: { value: 'phone' } },
  args: { defaultTab: 'clients' },
  play: async ({ canvas }) => {
    // The bottom navigation does not lead there.
    await expect(canvas.getByRole('button', { name: 'New Client' })).toBeVisible();
    await expectNoSidewaysScroll();
  },
});

/** Scrolled down on a phone: tabs, list foot and page action stay in reach without overlapping. */
const readFarDown = {
  args: {
    defaultTab: 'bookings',
    // More than one page: otherwise there is no foot.
    bookings: { data: Array.from({ length: 30 }, (_, id) => ({ id, clientName: `Guest ${id + 1}` })) },
  },
  play: async () => {
    const boxOf = (slot: string) =>
      document.querySelector(`[data-slot="${slot}"]`)?.getBoundingClientRect() ?? new DOMRect();
    const action = await screen.findByRole('button', { name: 'Create Booking' });
    // The list's code loads late; without it there is nothing to scroll.
    await screen.findByText('Guest 1');
    window.scrollTo(0, 300);
    // WebKit moves sticky elements in the next frame.
    await waitFor(() => expect(boxOf('tab-list').top).toBe(boxOf('top-bar').bottom));
    await expect(boxOf('data-grid-foot').bottom).toBeCloseTo(boxOf('bottom-nav').top, 0);
    await expect(action.getBoundingClientRect().bottom).toBeLessThan(boxOf('data-grid-foot').top);
    // The next tab is scrolled to its start, into which it moves by a few pixels.
    await userEvent.click(screen.getByRole('tab', { name: 'Clients' }));
    await expect(boxOf('tab-panel').top).toBeGreaterThanOrEqual(boxOf('tab-list').bottom);
    await expect(boxOf('tab-panel').top).toBeLessThan(boxOf('tab-list').bottom + 8);
    await expect(boxOf('tab-list').top).toBe(boxOf('top-bar').bottom);
    // At the end of the page nothing overlaps.
    window.scrollTo(0, document.documentElement.scrollHeight);
    const last = (await screen.findByRole('button', { name: 'New Client' })).getBoundingClientRect();
    await expect(last.top).toBeGreaterThanOrEqual(boxOf('data-grid-foot').bottom);
    await expect(last.bottom).toBeLessThan(boxOf('bottom-nav').top);
  },
} as const;

export const PhoneScrolled = meta.story({
  name: '390 px, read far down',
  globals: { viewport: { value: 'phone' } },
  ...readFarDown,
});

/** The same with a higher bar and navigation. */
export const LargeTextPhoneScrolled = meta.story({
  name: 'Text 200%, 390 px, read far down',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  ...readFarDown,
});

export const Tablet = meta.story({
  name: '768 px',
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expectNoSidewaysScroll();
  },
});

/** Fields that share a line fill it. */
export const TabletExternalApis = meta.story({
  name: '768 px, External APIs',
  globals: { viewport: { value: 'tablet' } },
  args: { defaultTab: 'external-apis' },
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByRole('search').getBoundingClientRect();
    const edges = (label: string) => canvas.getByLabelText(label).getBoundingClientRect();
    await expect(edges('From').left).toBe(left);
    await expect(edges('Return (optional)').right).toBe(right);
    await expect(edges('Travelers')).toMatchObject({ left, right });
  },
});

export const Wide = meta.story({
  name: '1920 px',
  tags: ['visual'],
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'January 2027' })).toBeVisible();
    await expect(canvas.getByText('Jan 18 – 24: Delma Kila, Goroka, pending')).toBeVisible();
    const table = within(canvas.getByRole('table', { name: 'Recent bookings' }));
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Client',
      'Destination',
      'Type',
      'Dates',
      'Status',
      'Value',
    ]);
    const departures = within(canvas.getByRole('region', { name: 'Bookings by departure' }));
    await expect(departures.getByText('9 bookings, 2 pending, $24,530')).toBeVisible();
    await expect(departures.getByRole('link', { name: /Open in Bookings/ })).toBeVisible();
    await expect(departures.queryByRole('table')).toBeNull();
  },
});

export const Wall = meta.story({
  name: '2560 px',
  tags: ['visual'],
  globals: { viewport: { value: 'wall' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'January 2027' })).toBeVisible();
    await expect(canvas.getByText('Jan 18 – 24: Delma Kila, Goroka, pending')).toBeVisible();
  },
});

export const LargeTextPhone = meta.story({
  name: 'Text 200%, 390 px',
  ...fitsWindow('phone', { textSize: '200' }),
});

export const LargeTextExternalApis = meta.story({
  name: 'Text 200%, 390 px, External APIs',
  ...atTab('external-apis', fitsWindow('phone', { textSize: '200' })),
});

/** The dashboard adapts to its container, not to the screen. */
export const InANarrowColumn = meta.story({
  decorators: [(Story) => <div style={{ maxInlineSize: 390 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Recent bookings', expanded: false }));
    const recent = within(canvas.getByRole('table', { name: 'Recent bookings' }));
    const name = recent.getByText('Aroha Ngata').getBoundingClientRect();
    const dates = recent.getByText('Dec 14 – 21, 2026').getBoundingClientRect();
    await expect(dates.top).toBeGreaterThan(name.bottom);
  },
});

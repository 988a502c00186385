import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { expectStopsInSight } from '../../.storybook/story-checks.js';
import { Card } from '../components/panel/index.js';
import { cutTexts } from '../testing/find-cut-text.js';
import { type Booking, bookings, COLUMNS } from '../testing/grid-bookings.js';
import { DataGrid } from './data-grid.js';

// States in other languages, with large text and on the smallest phones: nothing is cut off.

const meta = preview.meta({
  title: 'components/data-grid/readers',
  id: 'components-data-grid-readers',
  component: DataGrid<Booking>,
  parameters: { seenWhole: true },
  tags: ['!autodocs'],
  args: {
    'aria-label': 'Bookings',
    columns: COLUMNS,
    rows: bookings(30),
    rowKey: ({ id }: Booking) => id,
    bulkActions: [{ label: 'Print', onSelect: fn() }],
    csv: { name: 'bookings' },
    details: ({ destination }: Booking) => <bdi>{destination}</bdi>,
    onOpenRow: fn(),
    defaultState: {
      pagination: { pageIndex: 0, pageSize: 25 },
      columnFilters: [{ id: 'status', value: ['pending'] }],
      rowSelection: { b2: true },
    },
  },
  argTypes: { columns: { control: false }, rows: { control: false }, rowKey: { control: false } },
  decorators: [(Story) => <Card>{Story()}</Card>],
});

const nothingIsCut = async () => {
  await expect(cutTexts()).toEqual([]);
};

const openDrawer = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const openers = canvasElement.querySelectorAll<HTMLElement>('button[aria-expanded="false"]');
  const first = [...openers].find((opener) => opener.checkVisibility());
  if (!first) throw new Error('There is no button that opens anything');
  await userEvent.click(first);
  await expect(canvasElement.querySelector('[data-slot="data-grid-drawer"]')).toBeVisible();
  await nothingIsCut();
};

/** Number of tab stops in the toolbar, a page of rows and the bar of selected rows. */
const STOPS = 50;

/** Head, footer and the bar of selected rows do not cover a focused control, outside of a page frame too. */
export const FocusInSight = meta.story({ play: () => expectStopsInSight(STOPS) });

export const SmallFocusInSight = meta.story({
  name: '320 px, focus in sight',
  globals: { viewport: { value: 'small' } },
  play: () => expectStopsInSight(STOPS),
});

export const RightToLeft = meta.story({ globals: { language: 'ar' }, play: nothingIsCut });

export const Pseudo = meta.story({ globals: { language: 'en-XA' }, play: nothingIsCut });

export const Small = meta.story({
  name: '320 px',
  globals: { viewport: { value: 'small' } },
  play: openDrawer,
});

export const SmallPseudo = meta.story({
  name: '320 px, pseudo',
  globals: { viewport: { value: 'small' }, language: 'en-XA' },
  play: openDrawer,
});

export const LargeText = meta.story({
  name: 'Text 200%',
  globals: { textSize: '200' },
  play: nothingIsCut,
});

export const LargeTextNoMatch = meta.story({
  name: 'Text 200%, no match',
  globals: { textSize: '200', viewport: { value: 'phone' } },
  args: {
    defaultState: { globalFilter: 'tanna trek', columnFilters: [{ id: 'status', value: ['pending'] }] },
  },
  play: nothingIsCut,
});

export const SmallNoMatchPseudo = meta.story({
  name: '320 px, no match, pseudo',
  globals: { viewport: { value: 'small' }, language: 'en-XA' },
  args: {
    defaultState: { globalFilter: 'tanna trek', columnFilters: [{ id: 'status', value: ['pending'] }] },
  },
  play: nothingIsCut,
});

/** On phones the drawer has a sort field, and the hidden column headers show on keyboard focus. */
export const PhoneSort = meta.story({
  name: '390 px, sorted',
  globals: { viewport: { value: 'phone' } },
  args: { defaultState: { pagination: { pageIndex: 0, pageSize: 25 } }, onStateChange: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    await openDrawer({ canvasElement });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort' }), 'Client, descending');
    await expect(args.onStateChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ sorting: [{ id: 'client', desc: true }] }),
    );
    const header = canvas.getByRole('button', { name: 'Client' });
    await expect(header.closest('thead')).toHaveStyle({ position: 'absolute' });
    canvas.getByRole('combobox', { name: 'Sort' }).focus();
    while (document.activeElement !== header) await userEvent.tab();
    const { width, height } = header.closest('thead')?.getBoundingClientRect() ?? {};
    await expect(width).toBeGreaterThan(100);
    await expect(height).toBeGreaterThan(24);
  },
});

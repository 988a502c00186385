import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { expectCleanText } from '../../../.storybook/story-checks.js';
import { voyagesOf } from '../../domain/voyages.js';
import { Panel, PanelBody } from '../panel/index.js';
import { VoyageBand } from './voyage-band.js';
import { VoyageLine } from './voyage-line.js';

const DEPARTURES = [6, 23, 16, 14, 17, 12, 9, 11, 8, 6, 4, 2];
const PENDING = [0, 2, 3, 2, 4, 2, 2, 3, 1, 1, 1, 0];

const MONTHS = DEPARTURES.map((all, index) => ({
  period: new Date(Date.UTC(2026, 10 + index)).toISOString().slice(0, 7),
  confirmed: all - (PENDING[index] ?? 0),
  pending: PENDING[index] ?? 0,
  value: all * 2677,
}));

const REVENUE = [
  28_400, 30_800, 30_200, 33_100, 36_000, 34_900, 38_200, 39_300, 41_000, 42_100, 43_333, 46_800,
];

const bookings = (amount: number): string => `${amount} ${amount === 1 ? 'booking' : 'bookings'}`;

const meta = preview.meta({
  title: 'components/voyage-band',
  id: 'components-voyage-band',
  component: VoyageBand,
  args: {
    'aria-label': 'Bookings by departure',
    cells: MONTHS,
    count: bookings,
    today: '2026-11-21',
    defaultSelected: ['2027-03'],
    onSelectedChange: fn(),
  },
  argTypes: { count: { control: false } },
  decorators: [
    (Story) => (
      <div className="t:@container t:root">
        <Panel title="Bookings by departure">
          <PanelBody>{Story()}</PanelBody>
        </Panel>
      </div>
    ),
  ],
});

const chosen = (root: HTMLElement): (string | null)[] =>
  Array.from(root.querySelectorAll('[aria-pressed="true"][data-period]'), (cell) =>
    cell.getAttribute('data-period'),
  );

export const Default = meta.story({
  tags: ['visual'],
  play: async ({ args, canvas, canvasElement }) => {
    const march = canvas.getByRole('button', {
      name: '17 bookings, 13 confirmed, 4 pending, Mar 2027',
      pressed: true,
    });
    await expect(canvas.getByText('One triangle is 1 booking')).toBeVisible();
    // One tab stop: the selected month.
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(march).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(chosen(canvasElement)).toEqual(['2027-03', '2027-04']);
    await userEvent.keyboard('{Home} ');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith({
      periods: ['2026-11', '2027-03', '2027-04'],
    });
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: /Oct 2027$/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(chosen(canvasElement)).toEqual([]);
    await userEvent.click(march);
    await userEvent.click(document.body);
  },
});

export const Playground = meta.story({
  args: { format: 'number', confirmed: 'Confirmed', pending: 'Pending' },
});

/** Money by month: one spike a month, with a proportional height. */
export const Money = meta.story({
  args: {
    'aria-label': 'Revenue by month',
    cells: REVENUE.map((confirmed, index) => ({
      period: new Date(Date.UTC(2025, 11 + index)).toISOString().slice(0, 7),
      confirmed,
    })),
    count: undefined,
    format: 'money',
    confirmed: 'Revenue',
    defaultSelected: undefined,
    onSelectedChange: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '$46,800, Nov 2026' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /2026/ })).toBeNull();
    await expect(canvas.queryByText(/One triangle is/)).toBeNull();
  },
});

export const AsTable = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Table' }));
    const rows = canvas.getAllByRole('row').map(({ textContent }) => textContent);
    await expect(rows[0]).toBe('MonthConfirmedPendingAllValue');
    await expect(rows).toContain('Mar 202713417$45,509');
    await expect(rows.at(-1)).toBe('Total10721128$342,656');
  },
});

export const Years = meta.story({
  args: {
    cells: [2025, 2026, 2027].map((year) => ({ period: String(year), confirmed: year - 2000, pending: 3 })),
  },
});

export const Days = meta.story({
  args: {
    cells: voyagesOf(
      [3, 3, 4, 8, 15].map((day) => ({ day: { year: 2027, month: 3, day }, isPending: day === 8 })),
      'day',
    ).cells,
    today: '2027-03-06',
    defaultSelected: [],
  },
});

export const UnknownMonths = meta.story({
  args: { cells: MONTHS.map((month, index) => (index === 2 ? { ...month, confirmed: null } : month)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Not known, Jan 2027' })).toBeVisible();
  },
});

export const UnsafeValues = meta.story({
  args: {
    cells: [Number.NaN, -3, 1e308, 0.4].map((confirmed, index) => ({
      period: `2027-0${index + 1}`,
      confirmed,
    })),
    count: undefined,
  },
  play: ({ canvasElement }) => expectCleanText(canvasElement),
});

/** On a phone the band scrolls, and starts at the selected month. */
export const Narrow = meta.story({
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('group', { name: 'Bookings by departure' });
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
    const march = canvas.getByRole('button', { name: /Mar 2027$/ }).getBoundingClientRect();
    await expect(Math.abs(march.left - row.getBoundingClientRect().left)).toBeLessThan(2);
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /Mar 2027$/ }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: /Apr 2027$/ })).toHaveFocus();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

/** Returns the boxes of an element's lines of text. */
const linesOf = (element: Element): DOMRect[] =>
  Array.from(element.querySelectorAll('bdi')).flatMap((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()];
  });

const cover = (one: DOMRect, other: DOMRect): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;

/** However long the texts of trips are, and however near their days, none covers another. */
export const LineWithLongTitles = meta.story({
  render: () => (
    <VoyageLine
      aria-label="Your voyage"
      today="2026-11-21"
      todayText="Today, Nov 21, 2026"
      trips={['2026-12-07', '2027-01-12', '2027-01-20', '2027-02-18', '2027-03-26'].map((day) => ({
        key: day,
        title: 'Traditional Navigation and Voyaging Camp of the Outer Islands',
        day,
        look: 'filled',
        note: `From ${day}, in a good many days`,
        more: '9 of 12 taken',
      }))}
    />
  ),
  decorators: [(Story) => <div style={{ inlineSize: 980 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const trips = Array.from(canvas.getByRole('list', { name: 'Your voyage' }).children, linesOf);
    for (const [index, lines] of trips.entries())
      for (const line of trips.slice(index + 1).flat())
        await expect(lines.filter((each) => cover(each, line))).toEqual([]);
  },
});

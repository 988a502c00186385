import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { expectCleanText, expectNoSidewaysScroll } from '../../../.storybook/story-checks.js';
import { EmptyState } from '../empty-state/index.js';
import { Panel, PanelBody } from '../panel/index.js';
import { Loading } from '../skeleton/index.js';
import { type Bar, BarList } from './bar-list.js';

const DESTINATIONS: readonly Bar[] = [
  { label: 'Tanna', value: 41 },
  { label: 'Espiritu Santo', value: 28 },
  { label: 'Rarotonga', value: 64 },
  { label: 'Honiara', value: 12 },
  { label: 'Savaiʻi', value: 9 },
];

const PROVIDERS: readonly Bar[] = [
  { label: 'Pacific Blue Charters', value: 48_210, note: '31 bookings' },
  { label: 'Island Wings', value: 22_480, note: '18 bookings' },
  { label: 'Lagoon Stays', value: 9120.5, note: '7 bookings' },
];

const meta = preview.meta({
  title: 'components/bar-list',
  id: 'components-bar-list',
  component: BarList,
  args: { 'aria-label': 'Destinations by bookings', bars: DESTINATIONS },
  argTypes: { count: { control: false }, empty: { control: false } },
  decorators: [
    (Story) => (
      <div className="t:@container t:root">
        <Panel title="Destinations by bookings">
          <PanelBody>{Story()}</PanelBody>
        </Panel>
      </div>
    ),
  ],
});

const lines = (list: HTMLElement): (string | null)[] =>
  Array.from(list.children, ({ textContent }) => textContent);

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(lines(canvas.getByRole('list', { name: 'Destinations by bookings' }))).toEqual([
      'Rarotonga64',
      'Tanna41',
      'Espiritu Santo28',
      'Honiara12',
      'Savaiʻi9',
    ]);
  },
});

export const Playground = meta.story({ args: { format: 'money', scale: 'whole', limit: 3 } });

/** Each one's share of the whole stands beside it, and the bars are as long as it says. */
export const OfTheWhole = meta.story({
  args: { 'aria-label': 'Providers by revenue', bars: PROVIDERS, format: 'money', scale: 'whole' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveTextContent(
      'Pacific Blue Charters31 bookings$48,21060%Island Wings18 bookings$22,48028%Lagoon Stays7 bookings$9,120.5011%',
    );
  },
});

/** A whole bar is an amount of your own, and lines stand in your order. */
export const OfAnAmount = meta.story({
  args: {
    'aria-label': 'Ratings by month',
    bars: [
      { label: 'September', value: 4.2 },
      { label: 'October', value: 4.8 },
      { label: 'November', value: 4.5 },
    ],
    format: 'rating',
    scale: 5,
    ranked: false,
  },
});

export const Links = meta.story({
  args: { bars: DESTINATIONS.map((bar) => ({ ...bar, href: `#${bar.label.toLowerCase()}` })) },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Rarotonga' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Tanna' })).toHaveFocus();
  },
});

/** Those for which there is no room are one line, with their sum. */
export const Limited = meta.story({
  args: { limit: 3, scale: 'whole' },
  play: async ({ canvas }) => {
    await expect(lines(canvas.getByRole('list')).at(-1)).toBe('2 others2114%');
  },
});

export const Unknown = meta.story({
  args: { bars: [...DESTINATIONS, { label: 'Gaua', value: null }] },
  play: async ({ canvas }) => {
    await expect(lines(canvas.getByRole('list')).at(-1)).toBe('GauaNot known');
  },
});

export const NotFinite = meta.story({
  args: {
    bars: [Number.NaN, Number.NEGATIVE_INFINITY, -4, 0, 1e308, 5e-324].map((value, index) => ({
      label: `Destination ${index}`,
      value,
    })),
    scale: 'whole',
  },
  play: async ({ canvasElement }) => {
    await expectCleanText(canvasElement);
    const widths = Array.from(canvasElement.querySelectorAll('li svg'), (bar) => bar.getAttribute('width'));
    await expect(widths.join('')).not.toMatch(/NaN|Infinity|-/);
  },
});

export const Empty = meta.story({
  args: {
    bars: [],
    empty: <EmptyState title="No bookings yet">Destinations stand here once they are booked.</EmptyState>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No bookings yet')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

export const LongLabels = meta.story({
  args: {
    'aria-label': 'Spend by department',
    format: 'money',
    scale: 'whole',
    bars: [
      {
        label: 'Field research and conservation of reefs, mangroves and everything between them',
        value: 1e15,
      },
      {
        label: 'Honiaraguadalcanalmakiraulawatemotumalaita',
        value: 48_210.55,
        note: 'Including a note that needs more than a line',
      },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: 280 }}>{Story()}</div>],
  play: () => expectNoSidewaysScroll(),
});

export const LoadingState = meta.story({
  name: 'Loading',
  decorators: [
    (Story) => (
      <Loading active>
        <Story />
      </Loading>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText('Rarotonga')).toBeNull();
    await expect(canvasElement.querySelectorAll('[data-slot="bar-list"] li')).toHaveLength(5);
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Matrix = meta.story({
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <BarList {...args} bars={[...DESTINATIONS, { label: 'Gaua', value: null }]} />
      <BarList aria-label="Providers by revenue" bars={PROVIDERS} format="money" scale="whole" limit={1} />
      <div style={{ inlineSize: 280 }}>
        <BarList aria-label="Providers on a phone" bars={PROVIDERS} format="money" scale="whole" />
      </div>
      <Loading active>
        <BarList {...args} />
      </Loading>
    </div>
  ),
});

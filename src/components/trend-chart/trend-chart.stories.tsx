import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { expectCleanText, expectNoSidewaysScroll } from '../../../.storybook/story-checks.js';
import { Panel, PanelBody } from '../panel/index.js';
import { Loading } from '../skeleton/index.js';
import { type TrendCell, TrendChart } from './trend-chart.js';

const NOW = [28_400, 30_800, 30_200, 33_100, 36_000, 34_900, 38_200, 39_300, 41_000, 42_100, 43_333, 46_800];
const THEN = [24_100, 26_500, 29_900, 28_200, 31_400, 33_800, 31_200, 30_600, 33_900, 37_200, 36_400, 39_900];

/** Values from December of a year on. */
const monthsFrom = (year: number, values: readonly (number | null)[]): readonly TrendCell[] =>
  values.map((value, index) => ({
    period: new Date(Date.UTC(year, 11 + index)).toISOString().slice(0, 7),
    value,
  }));

const meta = preview.meta({
  title: 'components/trend-chart',
  id: 'components-trend-chart',
  component: TrendChart,
  args: {
    'aria-label': 'Revenue by month',
    name: 'Revenue',
    format: 'money' as const,
    cells: monthsFrom(2025, NOW),
  },
  argTypes: { count: { control: false } },
  decorators: [
    (Story) => (
      <div className="t:@container t:root">
        <Panel title="Revenue by month">
          <PanelBody>{Story()}</PanelBody>
        </Panel>
      </div>
    ),
  ],
});

/** The table for print says the same. */
const IN_SIGHT = { selector: ':not([hidden] *)' };

export const Default = meta.story({
  play: async ({ canvas }) => {
    const latest = canvas.getByRole('img', { name: '$46,800, Nov 2026' });
    // Two buttons before it, and one stop of the Tab key for all points: the latest that is known.
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(latest).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('img', { name: '$43,333, Oct 2026' })).toHaveFocus();
    await expect(canvas.getByText('$43,333', IN_SIGHT)).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('img', { name: '$28,400, Dec 2025' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(latest).toHaveFocus();
    await userEvent.hover(canvas.getByRole('img', { name: '$36,000, Apr 2026' }));
    await expect(canvas.getByText('$36,000', IN_SIGHT)).toBeVisible();
    await userEvent.unhover(canvas.getByRole('img', { name: '$36,000, Apr 2026' }));
    await expect(canvas.getByText('$46,800', IN_SIGHT)).toBeVisible();
    latest.blur();
  },
});

export const Playground = meta.story({
  args: { previous: monthsFrom(2024, THEN), previousName: 'Last year', sums: true },
});

/** The period before is a dashed line, and is read with the point that it is compared with. */
export const PreviousPeriod = meta.story({
  args: { previous: monthsFrom(2024, THEN) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '$46,800, Nov 2026; $39,900, Nov 2025' })).toBeVisible();
    await expect(canvas.getByText('Previous period', IN_SIGHT)).toBeVisible();
  },
});

export const AsTable = meta.story({
  args: { previous: monthsFrom(2024, THEN), sums: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Table' }));
    const rows = canvas.getAllByRole('row').map(({ textContent }) => textContent);
    await expect(rows[0]).toBe('MonthRevenuePrevious period');
    await expect(rows).toContain('Apr 2026$36,000$31,400');
    await expect(rows.at(-1)).toBe('Total$444,133$383,100');
    await expect(canvas.queryByRole('img', { name: /2026/ })).toBeNull();
  },
});

/** A month that is not known is a gap, and a point between two gaps stands alone. */
export const UnknownMonths = meta.story({
  args: {
    cells: monthsFrom(
      2025,
      NOW.map((value, index) => ([3, 5, 11].includes(index) ? null : value)),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Not known, Nov 2026' })).toBeVisible();
    // The first value is the latest that is known.
    await expect(canvas.getByText('$43,333', IN_SIGHT)).toBeVisible();
  },
});

export const BelowZero = meta.story({
  args: {
    'aria-label': 'Change of bookings by month',
    name: 'Change',
    format: 'percent',
    cells: monthsFrom(2025, [12, 8, -3, -14, -6, 2, 9, 15, 11, 4, -2, 6]),
  },
});

export const Years = meta.story({
  args: {
    'aria-label': 'Clients by year',
    name: 'Clients',
    format: 'number',
    cells: [2023, 2024, 2025, 2026].map((year, index) => ({ period: String(year), value: 12 + index * 9 })),
  },
});

export const OnePoint = meta.story({ args: { cells: monthsFrom(2025, [28_400]) } });

export const NotFinite = meta.story({
  args: {
    cells: monthsFrom(2025, [Number.NaN, Number.POSITIVE_INFINITY, -4, 0, 1e308, 5e-324]),
    previous: monthsFrom(2024, [1e308, -1e308, null]),
  },
  play: async ({ canvasElement }) => {
    await expectCleanText(canvasElement);
    await expect(canvasElement.innerHTML).not.toMatch(/NaN|Infinity/);
  },
});

export const LongLabels = meta.story({
  args: {
    name: 'Revenue of all tours that were guided on the outer islands',
    previousName: 'Honiaraguadalcanalmakiraulawatemotumalaita of the year before',
    previous: monthsFrom(
      2024,
      THEN.map((value) => value * 1e9 + 0.55),
    ),
    cells: monthsFrom(
      2025,
      NOW.map((value) => value * 1e9 + 0.25),
    ),
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
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

/** Nothing moves when months come: the skeleton is as high as they are. */
export const LoadingBeside = meta.story({
  name: 'Loading and loaded',
  tags: ['tests'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <TrendChart {...args} />
      <Loading active>
        <TrendChart {...args} />
      </Loading>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [loaded, loading] = Array.from(
      canvasElement.querySelectorAll('[data-slot="trend-chart"]'),
      (chart) => chart.getBoundingClientRect().height,
    );
    await expect(loading).toBe(loaded);
  },
});

export const Narrow = meta.story({
  args: { previous: monthsFrom(2024, THEN) },
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
  play: () => expectNoSidewaysScroll(),
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { previous: monthsFrom(2024, THEN) },
  play: async ({ canvas }) => {
    canvas.getByRole('img', { name: /^\$46,800/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    const before = canvas.getByRole('img', { name: /^\$43,333/ });
    await expect(before).toHaveFocus();
    before.blur();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' }, args: { previous: monthsFrom(2024, THEN) } });

export const Matrix = meta.story({
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <TrendChart {...args} previous={monthsFrom(2024, THEN)} />
      <TrendChart
        {...args}
        aria-label="Unknown months"
        cells={monthsFrom(2025, [1200, null, 900, null, null, -300, 400, 800])}
      />
      <Loading active>
        <TrendChart {...args} />
      </Loading>
    </div>
  ),
});

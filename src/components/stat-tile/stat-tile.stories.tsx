import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { StatTile } from './stat-tile.js';
import { StatTrend } from './stat-trend.js';

const meta = preview.meta({
  title: 'components/stat-tile',
  id: 'components-stat-tile',
  component: StatTile,
  args: { label: 'Trips Booked', value: 6, hint: '3 upcoming' },
  argTypes: { trend: { control: false } },
  decorators: [
    (Story, { tags }) => <div style={{ maxInlineSize: tags.includes('visual') ? 1280 : 300 }}>{Story()}</div>,
  ],
});

export const Default = meta.story();

export const Playground = meta.story({ args: { unit: 'of 8', format: 'number' } });

export const Zero = meta.story({ args: { value: 0, hint: 'No trips booked yet' } });

export const Unknown = meta.story({
  args: { label: 'Travel Rating', value: null, hint: 'No reviews yet' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('–')).toBeVisible();
    await expect(canvas.getByText('No value')).toBeInTheDocument();
  },
});

export const LoadingState = meta.story({
  name: 'Loading',
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Trips Booked' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByText('6')).toBeNull();
  },
});

export const Failed = meta.story({
  name: 'Error',
  args: { label: 'Pending Quotes', error: true, onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again: Pending Quotes' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const DeltaUp = meta.story({
  args: {
    label: 'Commissions',
    value: 18_460,
    format: 'money',
    hint: undefined,
    delta: { value: '12%', direction: 'up', tone: 'positive', context: 'vs last month' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$18,460')).toBeVisible();
    await expect(canvas.getByText('Up')).toBeInTheDocument();
  },
});

export const DeltaDown = meta.story({
  args: {
    label: 'Compliance Score',
    value: 94,
    format: 'percent',
    hint: undefined,
    delta: { value: '2 pts', direction: 'down', tone: 'negative', context: 'vs last month' },
  },
});

export const DownIsGood = meta.story({
  args: {
    label: 'Cancellations',
    value: 3,
    hint: undefined,
    delta: { value: '2', direction: 'down', tone: 'positive', context: 'vs last month' },
  },
  play: async ({ canvasElement }) => {
    const delta = canvasElement.querySelector('[data-slot="stat-delta"]');
    await expect(delta).toHaveAttribute('data-direction', 'down');
    await expect(delta).toHaveAttribute('data-tone', 'positive');
  },
});

export const Trend = meta.story({
  args: {
    label: 'Commissions',
    value: 18_460,
    format: 'money',
    hint: undefined,
    delta: { value: '12%', direction: 'up', tone: 'positive', context: 'vs last month' },
    trend: <StatTrend format="money" values={[14_000, 15_600, 14_900, 16_480, 18_460]} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'From $14,000 to $18,460' })).toBeVisible();
  },
});

/** A single value shows no trend. */
export const TrendOfOne = meta.story({
  args: { trend: <StatTrend values={[null, 6]} /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const LongLabel = meta.story({
  args: { label: 'Approvals pending from regional department managers', value: 5, hint: '$11,150 requested' },
});

export const HugeNumber = meta.story({
  args: { label: 'Total Revenue', value: 1_284_560_300, format: 'money', hint: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$1.28B')).toBeVisible();
    await expect(canvas.getByText('$1,284,560,300')).toBeVisible();
  },
});

export const AsLink = meta.story({
  args: { href: '#trips' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Trips Booked' })).toHaveFocus();
  },
});

export const AsButton = meta.story({
  args: { onPress: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Trips Booked' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
});

export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' }}>
        <StatTile label="Trips Booked" value={6} hint="3 upcoming" />
        <StatTile label="Trips Booked" value={6} loading />
        <StatTile
          label="Commissions"
          value={18_460}
          format="money"
          delta={{ value: '12%', direction: 'up', tone: 'positive', context: 'vs last month' }}
        />
        <StatTile
          label="Compliance Score"
          value={94}
          format="percent"
          delta={{ value: '2 pts', direction: 'down', tone: 'negative', context: 'vs last month' }}
        />
        <StatTile label="Travel Rating" value={null} hint="No reviews yet" />
        <StatTile
          label="Approvals pending from regional department managers"
          value={5}
          hint="$11,150 requested"
        />
        <StatTile label="Total Revenue" value={1_284_560_300} format="money" />
        <StatTile label="Pending Quotes" value={undefined} error onRetry={fn()} />
        <StatTile label="Travel Rating" value={4.9} format="rating" unit="of 5" />
        <StatTile label="Trips Booked" value={0} hint="No trips booked yet" />
        <StatTile
          label="Cancellations"
          value={3}
          delta={{ value: '0', direction: 'flat', context: 'vs last month' }}
        />
        <StatTile label="Trips Booked" value={6} href="#trips" />
        <StatTile
          label="Commissions"
          value={18_460}
          format="money"
          hint="$16,480 last month"
          trend={<StatTrend format="money" values={[14_000, 15_600, 14_900, 16_480, 18_460]} />}
        />
      </div>
      <div className="story-narrow" style={{ containerType: 'inline-size' }}>
        <StatTile label="Trips Booked" value={6} hint="3 upcoming" />
      </div>
    </div>
  ),
});

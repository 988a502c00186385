import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { Loading } from '../skeleton/index.js';
import { Progress, ProgressField } from './progress.js';

const meta = preview.meta({
  title: 'components/progress',
  id: 'components-progress',
  component: Progress,
  subcomponents: { ProgressField },
  args: { 'aria-label': 'Monthly budget used', value: 72 },
  decorators: [(Story) => <div style={{ maxInlineSize: 410 }}>{Story()}</div>],
});

const column = { display: 'grid', gap: 18 } as const;

// spec: 9.progress-max
export const Default = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('meter', { name: 'Monthly budget used' });
    await expect(bar).toHaveAttribute('aria-valuenow', '72');
    await expect(bar).toHaveAttribute('aria-valuemax', '100');
    await expect(bar).toHaveAttribute('aria-valuetext', '72%');
    await expect(bar.getBoundingClientRect().height).toBe(8);
  },
});

export const Playground = meta.story({
  args: { max: 100, tone: 'brand', nearLimit: true },
  // Storybook's tables of props have fitting controls, and no spec ids in descriptions.
  play: async ({ argTypes }) => {
    await expect(argTypes.value.control).toEqual({ type: 'number' });
    await expect(argTypes.tone?.options).toEqual(expect.arrayContaining(['brand', 'positive']));
    await expect(argTypes.nearLimit?.control).toEqual({ type: 'boolean' });
    await expect(argTypes.nearLimit?.description).toMatch(/^Turns to warning from 80 % on\. /);
    await expect(argTypes.max?.table?.defaultValue).toEqual({ summary: '100' });
  },
});

export const Positive = meta.story({
  args: { 'aria-label': 'Participants', value: 16, max: 16, tone: 'positive' },
});

export const NearLimit = meta.story({
  args: { value: 84, nearLimit: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('data-tone', 'warning');
  },
});

export const BelowTheLimit = meta.story({
  args: { value: 79.4, nearLimit: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('data-tone', 'brand');
  },
});

/** The pending amount is hatched after the used one, and a line crosses the bar at the limit. */
export const WithLimit = meta.story({
  args: { value: 75, pending: 6, mark: 80, nearLimit: true, valueText: '75%, 81% with pending requests' },
  play: async ({ canvas, canvasElement }) => {
    const bar = canvas.getByRole('meter').getBoundingClientRect();
    const line = canvasElement.querySelector('line')?.getBoundingClientRect();
    await expect(bar.height).toBe(16);
    await expect((line?.top ?? 0) - bar.top).toBe(-5);
    await expect((line?.bottom ?? 0) - bar.bottom).toBe(5);
    // Its middle, as browsers differ in whether the box of a line includes its stroke.
    const middle = ((line?.left ?? 0) + (line?.right ?? 0)) / 2;
    await expect(middle - bar.left).toBeCloseTo(0.8 * bar.width, 0);
  },
});

export const UnsafeValues = meta.story({
  render: () => (
    <div style={column}>
      <Progress aria-label="Not a number" value={Number.NaN} />
      <Progress aria-label="Unknown" value={undefined} />
      <Progress aria-label="Below zero" value={-20} />
      <Progress aria-label="Infinite" value={Number.POSITIVE_INFINITY} />
      <Progress aria-label="Above the maximum" value={150} max={100} />
      <Progress aria-label="No maximum" value={50} max={0} />
    </div>
  ),
  play: async ({ canvas }) => {
    const bars = canvas.getAllByRole('meter');
    await expect(bars.map((bar) => bar.getAttribute('aria-valuenow'))).toEqual([
      '0',
      '0',
      '0',
      '0',
      '100',
      '50',
    ]);
    await expect(bars.map((bar) => bar.getAttribute('aria-valuetext'))).toEqual([
      '0%',
      '0%',
      '0%',
      '0%',
      '150%',
      '50%',
    ]);
  },
});

export const Field = meta.story({
  render: () => (
    <div style={column}>
      <ProgressField
        label="Engineering"
        value={15_960}
        max={28_000}
        note="$15,960 of $28,000"
        remainder="$12,040 left"
        nearLimit
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Engineering' })).toHaveAttribute('aria-valuetext', '57%');
    await expect(canvas.getByText('$12,040 left')).toBeVisible();
    await expect(canvas.queryByText('Near limit')).toBeNull();
  },
});

export const FieldNearLimit = meta.story({
  render: () => (
    <ProgressField
      label="Field Research"
      value={33_600}
      max={42_000}
      note="$33,600 of $42,000"
      remainder="$8,400 left"
      nearLimit
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Near limit')).toBeVisible();
    await expect(canvas.queryByText('$8,400 left')).toBeNull();
  },
});

export const FieldOverspent = meta.story({
  render: () => (
    <ProgressField
      label="Partnerships"
      value={45_000}
      max={30_000}
      note="$45,000 of $30,000"
      remainder="$15,000 over budget"
      nearLimit
    />
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('meter', { name: 'Partnerships' });
    await expect(bar).toHaveAttribute('aria-valuenow', '30000');
    await expect(bar).toHaveAttribute('aria-valuetext', '150%');
    await expect(canvas.getByText('150%')).toBeVisible();
    await expect(canvas.getByText('$15,000 over budget')).toBeVisible();
  },
});

export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <div style={column}>
      <Progress aria-label="Default" value={72} />
      <Progress aria-label="Full" value={100} tone="positive" />
      <Progress aria-label="Near limit" value={84} nearLimit />
      <Progress aria-label="Empty" value={0} />
      <Progress aria-label="One of a thousand" value={1} max={1000} />
      <ProgressField
        label="Engineering"
        value={15_960}
        max={28_000}
        note="$15,960 of $28,000"
        remainder="$12,040 left"
        nearLimit
      />
      <ProgressField
        label="Field Research"
        value={33_600}
        max={42_000}
        note="$33,600 of $42,000"
        remainder="$8,400 left"
        nearLimit
      />
      <ProgressField
        label="Partnerships"
        value={45_000}
        max={30_000}
        note="$45,000 of $30,000"
        remainder="$15,000 over budget"
        nearLimit
      />
      <Loading active>
        <ProgressField label="Engineering" value={0} note="$0 of $28,000" />
      </Loading>
    </div>
  ),
});

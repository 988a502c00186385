import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Legend } from '../panel';
import { Loading } from '../skeleton';
import { type Share, SplitBar } from './split-bar';

const team: Share[] = [
  { label: 'Guides', value: 10, tone: 'brand' },
  { label: 'Cultural experts', value: 6, tone: 'accent' },
  { label: 'Coordinators', value: 5, tone: 'warning' },
  { label: 'Logistics', value: 4, tone: 'neutral' },
];

const percents = ['40%', '24%', '20%', '16%'];
const legend = team.map(({ label, value, tone }, index) => ({
  label,
  value: String(value),
  percent: percents[index],
  tone,
}));

const meta = preview.meta({
  title: 'components/split-bar',
  id: 'components-split-bar',
  component: SplitBar,
  args: { 'aria-label': 'Team by role', shares: team },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', {
        name: 'Team by role: Guides 40%, Cultural experts 24%, Coordinators 20%, Logistics 16%',
      }),
    ).toBeVisible();
  },
});

export const Playground = meta.story();

export const WithLegend = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 8 }}>
      <SplitBar {...args} />
      <Legend items={legend} />
    </div>
  ),
});

export const NothingToDivide = meta.story({
  args: {
    shares: [
      { label: 'Guides', value: 0, tone: 'brand' },
      { label: 'Logistics', value: Number.NaN, tone: 'neutral' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Team by role: Guides 0%, Logistics 0%' })).toBeVisible();
  },
});

export const Matrix = meta.story({
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <SplitBar {...args} />
      <Legend items={legend} />
      <SplitBar aria-label="Nobody yet" shares={[]} />
      <Loading active>
        <SplitBar {...args} />
        <Legend items={legend} />
      </Loading>
    </div>
  ),
});

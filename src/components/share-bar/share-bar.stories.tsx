import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { expectCleanText } from '../../../.storybook/story-checks.js';
import { Loading } from '../skeleton/index.js';
import { type Share, ShareBar } from './index.js';

const team: Share[] = [
  { label: 'Guides', value: 10 },
  { label: 'Cultural experts', value: 6 },
  { label: 'Coordinators', value: 5 },
  { label: 'Logistics', value: 4, tone: 'neutral' },
];

const islands: Share[] = ['Espiritu Santo', 'Tanna', 'Efate', 'Malekula', 'Pentecost', 'Ambrym', 'Gaua'].map(
  (label, index) => ({ label, value: 9 - index }),
);

const meta = preview.meta({
  title: 'components/share-bar',
  id: 'components-share-bar',
  component: ShareBar,
  args: { 'aria-label': 'Team by role', shares: team },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Team by role' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Guides1040%',
      'Cultural experts624%',
      'Coordinators520%',
      'Logistics416%',
    ]);
  },
});

export const Playground = meta.story({ args: { format: 'money' } });

/** Without the legend the bar is one image whose name lists all parts. */
export const WithoutLegend = meta.story({
  args: { legend: false },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', {
        name: 'Team by role: Guides 40%, Cultural experts 24%, Coordinators 20%, and Logistics 16%',
      }),
    ).toBeVisible();
  },
});

/** The first six parts have category colours; the seventh is grey. */
export const AllColors = meta.story({ args: { 'aria-label': 'Stays by island', shares: islands } });

export const NothingToDivide = meta.story({
  args: {
    shares: [
      { label: 'Guides', value: 0 },
      { label: 'Logistics', value: Number.NaN },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('0%')).toHaveLength(2);
    await expectCleanText(canvasElement);
  },
});

export const LongLabels = meta.story({
  args: {
    format: 'money',
    shares: [
      { label: 'Guides who walk the Kokoda Track with those who have never walked it before', value: 1e15 },
      { label: 'Honiaraguadalcanalmakiraulawatemotumalaita', value: 48_210.5 },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 240 }}>{Story()}</div>],
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
    await expect(canvas.queryByText('40%')).toBeNull();
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Matrix = meta.story({
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <ShareBar {...args} />
      <ShareBar aria-label="Stays by island" shares={islands} />
      <ShareBar aria-label="Nobody yet" shares={[]} legend={false} />
      <Loading active>
        <ShareBar {...args} />
      </Loading>
    </div>
  ),
});

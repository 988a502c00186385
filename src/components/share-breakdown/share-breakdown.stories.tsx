import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { Panel } from '../panel/index.js';
import { Loading } from '../skeleton/index.js';
import { Delta } from '../stat-tile/index.js';
import { type BreakdownPart, ShareBreakdown } from './index.js';

const PARTS: readonly BreakdownPart[] = [
  { label: 'Returning', amount: 26, tone: 'cat-1' },
  { label: 'New', amount: 10, tone: 'cat-2' },
  { label: 'VIP', amount: 6, tone: 'cat-3' },
];

const meta = preview.meta({
  title: 'components/share-breakdown',
  id: 'components-share-breakdown',
  component: ShareBreakdown,
  args: {
    label: 'Clients by type',
    figure: '42',
    beside: 'active clients',
    parts: PARTS,
    format: (amount: number) => String(amount),
  },
  argTypes: { beside: { control: false }, last: { control: false } },
  decorators: [
    (Story) => (
      <div className="t:@container t:root" style={{ maxInlineSize: 400 }}>
        <Panel title="Clients by type">
          <Story />
        </Panel>
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('42')).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Returning2662%',
      'New1024%',
      'VIP614%',
    ]);
  },
});

export const Playground = meta.story({ args: { total: 42, restLabel: 'Other' } });

/** The remainder of the total is a part with its own label. */
export const Rest = meta.story({
  args: { total: 50, figure: '50', restLabel: 'Not sorted yet' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not sorted yet')).toBeVisible();
  },
});

/** Amounts of money, a change, and a last line outside the total. */
export const Money = meta.story({
  args: {
    label: 'Commissions',
    figure: '$18.5K',
    full: '$18,460',
    beside: <Delta value="12%" direction="up" tone="positive" />,
    parts: [
      { label: 'Platform', amount: 11_960, tone: 'cat-1' },
      { label: 'External', amount: 6500, tone: 'cat-2' },
    ],
    format: (amount) => `$${amount.toLocaleString('en-US')}`,
    last: { label: 'Last month', value: '$16,480', percent: '' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$18,460')).toBeVisible();
    await expect(canvas.getByText('Last month')).toBeVisible();
  },
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
    await expect(canvas.queryByText('42')).toBeNull();
  },
});

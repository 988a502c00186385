import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { expectReadFromTheLeft } from '../../../.storybook/story-checks.js';
import { REWARDS } from './programme.js';
import { RewardCard, RewardCards } from './reward-card.js';

const [discount, , support] = REWARDS;
if (!discount || !support) throw new Error('The rewards of the spec are missing.');

const meta = preview.meta({
  title: 'components/reward-card',
  id: 'components-reward-card',
  component: RewardCard,
  subcomponents: { RewardCards },
  args: { reward: discount, onRedeem: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 308 }}>{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: '10% Discount' })).toBeVisible();
    await expect(canvas.getByText('Available')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Redeem 10% Discount' }));
    await expect(args.onRedeem).toHaveBeenCalledOnce();
    await expect(args.onRedeem).toHaveBeenCalledWith(discount);
    const card = canvasElement.querySelector('[data-slot="reward-card"]');
    await expect(card?.getBoundingClientRect().height).toBe(209);
  },
});

export const Playground = meta.story({ args: { headingLevel: 3 } });

export const OnePoint = meta.story({
  args: { reward: { ...discount, points: 1 } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/1 point(?!s)/);
  },
});

export const Locked = meta.story({
  args: { reward: support },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Redeem Priority Support 24/7, locked' });
    await expect(button).toBeDisabled();
    await expect(canvas.getByText('Locked')).toBeVisible();
    button.click();
    await expect(args.onRedeem).not.toHaveBeenCalled();
  },
});

export const Inert = meta.story({
  args: { onRedeem: undefined },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Redeem 10% Discount' });
    await userEvent.click(button);
    await expect(button).toBeEnabled();
  },
});

export const LongText = meta.story({
  args: {
    reward: {
      ...discount,
      title: 'A reward with a name that goes on for quite a while',
      condition: 'Condition '.repeat(20),
    },
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: ({ canvas }) => expectReadFromTheLeft(canvas.getByRole('heading')),
});

export const Matrix = meta.story({
  tags: ['visual'],
  decorators: [(Story) => <div style={{ inlineSize: 'max-content' }}>{Story()}</div>],
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <RewardCards rewards={REWARDS} style={{ inlineSize: 1200 }} />
      <RewardCards rewards={REWARDS} style={{ inlineSize: 720 }} />
      <RewardCards rewards={REWARDS} style={{ inlineSize: 358 }} />
    </div>
  ),
});

import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { expectTextInside } from '../../../.storybook/story-checks.js';
import { travelerRewards } from '../../domain/index.js';
import { PanelLink } from '../panel/index.js';
import { Loading } from '../skeleton/index.js';
import { REWARDS_LEVEL, REWARDS_NEXT_LEVEL } from './programme.js';
import { RewardsHero, RewardsPanel } from './rewards-panel.js';

const { benefits, ...figures } = travelerRewards.fields;
const status = { ...figures, level: REWARDS_LEVEL, nextLevel: REWARDS_NEXT_LEVEL };

const meta = preview.meta({
  title: 'components/rewards-panel',
  id: 'components-rewards-panel',
  component: RewardsPanel,
  subcomponents: { RewardsHero },
  args: { ...status, action: <PanelLink href="#rewards">View rewards</PanelLink> },
  argTypes: { action: { control: false } },
  decorators: [(Story) => <div style={{ maxInlineSize: 411 }}>{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Rewards' })).toHaveTextContent('Gold Explorer');
    const progress = canvas.getByRole('progressbar', { name: 'Progress to Platinum Adventurer' });
    await expect(progress).toHaveAttribute('aria-valuenow', '75');
    await expect(canvas.getByText('250 points').parentElement).toHaveTextContent(
      '250 points to Platinum Adventurer',
    );
  },
});

export const LoadingPanel = meta.story({
  name: 'Loading',
  render: (args) => (
    <Loading active>
      <RewardsPanel {...args} />
    </Loading>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Rewards' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByText(/1,250|Gold Explorer/)).toBeNull();
  },
});

export const Playground = meta.story({ args: { headingLevel: 2 } });

export const OnePoint = meta.story({
  args: { points: 1, pointsToNext: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 point')).toBeVisible();
    await expect(canvas.getByText('point')).toBeVisible();
  },
});

export const Hero = meta.story({
  decorators: [(Story) => <div style={{ maxInlineSize: 1280 }}>{Story()}</div>],
  render: () => <RewardsHero {...status} benefits={benefits} />,
});

export const HeroOnAPhone = meta.story({
  name: 'Hero, 390 px',
  globals: { viewport: { value: 'phone' } },
  render: () => <RewardsHero {...status} benefits={benefits} />,
  // In forced colours the background of the figure must not cover the term above it.
  play: async ({ canvas }) => {
    for (const term of canvas.getAllByRole('term')) {
      const { left, bottom } = term.getBoundingClientRect();
      await expect(document.elementFromPoint(left + 2, bottom - 1)).toBe(term);
    }
  },
});

export const LongNames = meta.story({
  args: {
    level: 'Grand Voyager of the Outer Islands',
    nextLevel: 'Navigator of Every Reef and Passage Known to the Fleet',
    points: 1_234_567,
    pointsToNext: 98_765,
    progress: 0,
  },
});

/** Returns the box of an element's text: a `display: contents` element has none. */
function boxOf(element: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

export const LargeTextOnASmallPhone = meta.story({
  name: 'Text 200%, 320 px',
  globals: { textSize: '200', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Rewards' });
    await document.fonts.ready;
    await expectTextInside(panel);
    // The figure takes one line.
    const figure = canvas.getByText('1,250');
    const { lineHeight } = getComputedStyle(figure);
    await expect(boxOf(canvas.getByText('points')).top - boxOf(figure).top).toBeLessThan(
      2 * Number.parseFloat(lineHeight),
    );
  },
});

export const ManyPointsInLargeText = meta.story({
  name: 'Many points, text 200%, 320 px',
  args: { points: 1_234_567 },
  globals: { textSize: '200', viewport: { value: 'small' } },
  play: ({ canvas }) => expectTextInside(canvas.getByRole('region', { name: 'Rewards' })),
});

export const Matrix = meta.story({
  tags: ['visual'],
  decorators: [(Story) => <div style={{ inlineSize: 'max-content' }}>{Story()}</div>],
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <div style={{ containerType: 'inline-size', inlineSize: 1232 }}>
        <RewardsHero {...status} benefits={benefits} />
      </div>
      <div style={{ containerType: 'inline-size', inlineSize: 358 }}>
        <RewardsHero {...status} benefits={benefits} />
      </div>
      <div style={{ inlineSize: 411 }}>
        <RewardsPanel {...status} />
      </div>
      <div style={{ containerType: 'inline-size', inlineSize: 358 }}>
        <RewardsPanel {...status} progress={100} pointsToNext={0} />
      </div>
    </div>
  ),
});

import { expect, within } from 'storybook/test';
import preview from '../preview';
import { Compare, type Comparison, comparisonControls } from './compare';
import { storyIdOf } from './role-states/table';
import { listStories } from './stories';

const LIVE = storyIdOf('traveler', 'live');
const START: Comparison = { left: LIVE, right: LIVE, leftTheme: 'light', rightTheme: 'dark', width: 1440 };
const stories = await listStories();

const meta = preview.type<{ args: Comparison }>().meta({
  title: 'review/Compare',
  id: 'review-compare',
  parameters: { layout: 'fullscreen' },
  args: START,
  argTypes: comparisonControls(stories),
  render: (comparison, { globals }) => <Compare comparison={comparison} toolbar={globals} />,
});

export const ComparePage = meta.story({
  name: 'Compare',
  play: async ({ canvas, argTypes }) => {
    await expect(argTypes.left.options?.length).toBeGreaterThan(200);
    const right = within(canvas.getByRole('region', { name: 'The right side' }));
    await expect(right.getByRole('link', { name: `Open ${LIVE}` })).toHaveAttribute(
      'href',
      expect.stringContaining('theme:dark'),
    );
  },
});

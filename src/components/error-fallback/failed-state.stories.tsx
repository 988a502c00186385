import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { expectReadFromTheLeft } from '../../../.storybook/story-checks.js';
import { Panel } from '../panel/index.js';
import { FailedState } from './index.js';

const meta = preview.meta({
  title: 'components/failed-state',
  id: 'components-failed-state',
  component: FailedState,
  args: {
    title: 'We could not load your trips',
    children: 'They are safe, and nothing has changed. Check your connection and try again.',
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Panel title="Upcoming Trips">
          <Story />
        </Panel>
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: args.title })).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Try again' });
    await expect(button).toHaveAccessibleDescription(args.title);
    await userEvent.click(button);
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const Playground = meta.story({ args: { title: 'We could not load your recommendations' } });

export const NoWayToTryAgain = meta.story({
  args: { onRetry: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: ({ canvas }) => expectReadFromTheLeft(canvas.getByText(/^They are safe/)),
});

export const Matrix = meta.story({
  tags: ['visual'],
  render: (args) => (
    <div className="t:contents">
      <FailedState {...args} />
      <FailedState title="We could not load your recommendations of Te Whānau-ā-Apanui" />
    </div>
  ),
});

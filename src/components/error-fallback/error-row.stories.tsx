import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { expectReadFromTheLeft } from '../../../.storybook/story-checks.js';
import { Panel } from '../panel/index.js';
import { ErrorRow } from './error-panel.js';

const meta = preview.meta({
  title: 'components/error-row',
  id: 'components-error-row',
  component: ErrorRow,
  args: {
    subject: 'Bookings',
    message: 'Network connection failed. Please check your internet connection.',
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Panel title="Recent bookings">
          <Story />
        </Panel>
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("Bookings didn't load")).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(`Bookings didn't load. ${args.message}`),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Playground = meta.story({ args: { subject: 'Applications' } });

export const NothingKnown = meta.story({
  args: { subject: undefined, message: undefined, onRetry: undefined },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent("This part didn't load."));
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: ({ canvas }) => expectReadFromTheLeft(canvas.getByText(/^Network connection failed/)),
});

export const Matrix = meta.story({
  tags: ['visual'],
  render: (args) => (
    <div className="t:contents">
      <ErrorRow {...args} />
      <ErrorRow />
      <ErrorRow
        {...args}
        subject="External bookings of Te Whānau-ā-Apanui"
        message="Server returned HTML instead of JSON. Expected API response but received webpage."
      />
    </div>
  ),
});

import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { withTextSpacing } from '../../../.storybook/story-checks.js';
import { RequestActions } from './request-actions.js';

const meta = preview.meta({
  title: 'components/request-actions',
  id: 'components-request-actions',
  component: RequestActions,
  args: {
    subject: 'request' as const,
    status: 'pending',
    of: 'Ana Vuki, Honiara',
    onApprove: fn(),
    onDecline: fn(),
  },
});

// spec: 4.request-status
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve Ana Vuki, Honiara' }));
    await expect(args.onApprove).toHaveBeenCalledOnce();
    canvas.getByRole('button', { name: 'Decline Ana Vuki, Honiara' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDecline).toHaveBeenCalledOnce();
  },
});

export const Playground = meta.story();

// spec: 2.corporate-approvals, 4.request-status
export const Approved = meta.story({
  args: { status: 'approved' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Approved')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const WithoutCallbacks = meta.story({
  args: { onApprove: undefined, onDecline: undefined },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Approve/ }));
    await expect(canvas.getByRole('button', { name: /Approve/ })).toBeEnabled();
  },
});

/** Long labels in wide letters: buttons go to another line before a label leaves its button. */
export const LongLabelsOnAPhone = meta.story({
  globals: { language: 'de' },
  args: { withBadge: true, due: 'Reist in 15 Tagen ab' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 326 }}>
        <div className="t:root t:@container">
          <Story />
        </div>
      </div>
    ),
  ],
  play: ({ canvas }) =>
    withTextSpacing(async () => {
      for (const button of canvas.getAllByRole('button'))
        await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
    }),
});

export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <div className="story-row">
      {['pending', 'approved', 'declined'].map((status) => (
        <RequestActions key={status} subject="request" status={status} of={status} />
      ))}
    </div>
  ),
});

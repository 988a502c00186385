import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { expectReadFromTheLeft } from '../../../.storybook/story-checks.js';
import { ErrorPanel } from './error-panel.js';

const meta = preview.meta({
  title: 'components/error-panel',
  id: 'components-error-panel',
  component: ErrorPanel,
  args: { onRetry: fn(), onReload: fn() },
});

// spec: 2.dashboard-error, 8.dashboard
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        "Dashboard Error. The dashboard encountered an error and couldn't load properly.",
      ),
    );
    await expect(canvas.getByRole('heading', { level: 2, name: 'Dashboard Error' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload Page' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
});

export const Playground = meta.story({ args: { headingLevel: 3 } });

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: ({ canvas }) => expectReadFromTheLeft(canvas.getByText(/^The dashboard encountered an error/)),
});

export const Matrix = meta.story({
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <ErrorPanel {...args} />
      <div className="story-narrow">
        <ErrorPanel {...args} />
      </div>
      <div style={{ inlineSize: 272 }}>
        <ErrorPanel {...args} />
      </div>
    </div>
  ),
});

import { expect, fn, userEvent } from 'storybook/test';
import { LONG_WORD } from '../../../.storybook/extreme-data.js';
import preview from '../../../.storybook/preview.js';
import { expectReadFromTheLeft, fitsWindow } from '../../../.storybook/story-checks.js';
import { ErrorFallback } from './index.js';

const meta = preview.meta({
  title: 'components/error-fallback',
  id: 'components-error-fallback',
  component: ErrorFallback,
  tags: ['!autodocs'],
  args: { onRetry: fn(), onReload: fn() },
});

// spec: 2.error-fallback
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Something went wrong' });
    await expect(heading).toHaveFocus();
    await expect(heading).toHaveAccessibleDescription(
      "We're sorry for the inconvenience. The page encountered an unexpected error.",
    );
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload Page' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
});

export const Playground = meta.story({ args: { autoFocus: false } });

export const ReloadOnly = meta.story({
  args: { onRetry: undefined, autoFocus: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Try Again' })).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1 })).not.toHaveFocus();
  },
});

export const FullHeight = meta.story({
  args: { fullHeight: true, autoFocus: false },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvasElement }) => {
    const fallback = canvasElement.querySelector('[data-slot="error-fallback"]');
    await expect(fallback?.getBoundingClientRect().height).toBe(window.innerHeight);
  },
});

export const Smallest = meta.story({
  name: '280 px',
  args: { autoFocus: false },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const fallback = canvasElement.querySelector('[data-slot="error-fallback"]');
    const text = canvas.getByText(/^We're sorry/).parentElement;
    // The picture above must not push the text closer than 24 px to the edges.
    const room = (text?.getBoundingClientRect().left ?? 0) - (fallback?.getBoundingClientRect().left ?? 0);
    await expect(room).toBeGreaterThanOrEqual(24);
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { autoFocus: false },
  play: ({ canvas }) => expectReadFromTheLeft(canvas.getByText(/^We're sorry/)),
});

export const Matrix = meta.story({
  tags: ['visual'],
  args: { autoFocus: false },
  render: (args) => (
    <div className="story-row">
      <div style={{ inlineSize: 600 }}>
        <ErrorFallback {...args} />
      </div>
      <div style={{ inlineSize: 320 }}>
        <ErrorFallback {...args} />
      </div>
    </div>
  ),
});

export const UnbreakableWord = meta.story({
  ...fitsWindow('small'),
  args: { title: LONG_WORD, text: LONG_WORD },
});

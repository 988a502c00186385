import { fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ErrorFallback } from './error-fallback';
import { ErrorPanel } from './error-panel';
import { ErrorRow } from './error-row';

const meta = preview.meta({
  title: 'components/error-fallback',
  component: ErrorFallback,
  args: { onRetry: fn(), onReload: fn() },
});

export const Default = meta.story();

export const Matrix = meta.story({
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <ErrorFallback {...args} autoFocus={false} />
      <ErrorPanel onRetry={args.onRetry} onReload={args.onReload} />
      <ErrorRow
        subject="Bookings"
        message="Network connection failed. Please check your internet connection."
        onRetry={args.onRetry}
      />
    </div>
  ),
});

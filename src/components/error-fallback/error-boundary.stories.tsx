import { useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { THROWS_ON_PURPOSE } from '../../../.storybook/loading-and-errors.js';
import preview from '../../../.storybook/preview.js';
import { Button } from '../button/index.js';
import { Panel } from '../panel/index.js';
import { ErrorBoundary, type ErrorBoundaryProps } from './index.js';

const meta = preview.meta({
  title: 'components/error-boundary',
  id: 'components-error-boundary',
  component: ErrorBoundary,
  args: { children: 'What may fail', onError: fn(), onReset: fn(), onReload: fn() },
  argTypes: { children: { control: false } },
  parameters: THROWS_ON_PURPOSE,
});

function Content({ isBroken }: { isBroken: boolean }) {
  if (isBroken) throw new Error('A story throws on purpose');
  return <p>Here is the content.</p>;
}

/** Renders content that throws until 'Mend the cause' is pressed; `resetKeys` change with that press. */
function Mendable({ resetKeys, ...props }: ErrorBoundaryProps) {
  const [isBroken, setIsBroken] = useState(true);
  return (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <Button onClick={() => setIsBroken(false)}>Mend the cause</Button>
      <ErrorBoundary {...props} {...(resetKeys ? { resetKeys: [isBroken] } : {})}>
        <Content isBroken={isBroken} />
      </ErrorBoundary>
    </div>
  );
}

// Storybook shows the code of a story under this name.
Mendable.displayName = 'ErrorBoundary';

// spec: 8.dashboard
export const Default = meta.story({
  render: (args) => <Mendable {...args} />,
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Dashboard Error.'));
    await expect(args.onError).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload Page' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Mend the cause' }));
    await expect(canvas.queryByText('Here is the content.')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(canvas.getByText('Here is the content.')).toBeVisible();
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
});

export const Playground = meta.story({ render: (args) => <Mendable {...args} />, args: { fallback: 'row' } });

export const Page = meta.story({
  // It would take the focus on a docs page.
  tags: ['!autodocs'],
  args: { fallback: 'page' },
  render: (args) => <Mendable {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Something went wrong' })).toHaveFocus();
  },
});

export const Row = meta.story({
  args: { fallback: 'row', subject: 'Bookings' },
  render: (args) => (
    <Panel title="Recent bookings">
      <Mendable {...args} />
    </Panel>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent("Bookings didn't load."));
  },
});

export const OwnFallback = meta.story({
  args: { fallback: ({ retry }) => <Button onClick={retry}>Once more</Button> },
  render: (args) => <Mendable {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mend the cause' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Once more' }));
    await expect(canvas.getByText('Here is the content.')).toBeVisible();
  },
});

export const ResetByKey = meta.story({
  render: (args) => <Mendable {...args} resetKeys={[]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Dashboard Error' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mend the cause' }));
    await expect(canvas.getByText('Here is the content.')).toBeVisible();
  },
});

export const ThrowingCallbacks = meta.story({
  args: {
    onError: fn(() => {
      throw new Error('onError throws on purpose');
    }),
    onReset: fn(() => {
      throw new Error('onReset throws on purpose');
    }),
  },
  beforeEach: () => {
    spyOn(console, 'error').mockReturnValue(undefined);
  },
  render: (args) => <Mendable {...args} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Dashboard Error.'));
    await expect(console.error).toHaveBeenCalledWith('ErrorBoundary: onError threw', expect.any(Error));
    await userEvent.click(canvas.getByRole('button', { name: 'Mend the cause' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(canvas.getByText('Here is the content.')).toBeVisible();
    await expect(console.error).toHaveBeenCalledWith('ErrorBoundary: onReset threw', expect.any(Error));
  },
});

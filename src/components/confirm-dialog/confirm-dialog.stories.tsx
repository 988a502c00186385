import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { expectNoSidewaysScroll } from '../../../.storybook/story-checks.js';
import { Button } from '../button/index.js';
import { ConfirmDialog, type ConfirmDialogProps } from './index.js';

function Page({ open: openAtFirst, onOpenChange, ...rest }: ConfirmDialogProps) {
  const [open, setOpen] = useState(openAtFirst);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Cancel booking</Button>
      <ConfirmDialog
        {...rest}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          onOpenChange(next);
        }}
      />
    </>
  );
}

const meta = preview.meta({
  title: 'components/confirm-dialog',
  id: 'components-confirm-dialog',
  component: ConfirmDialog,
  args: {
    open: false,
    onOpenChange: fn(),
    title: 'Cancel this booking?',
    children: 'Tevita Moala will be told by email.',
    confirmLabel: 'Cancel booking',
    tone: 'danger' as const,
    onConfirm: fn(() => Promise.resolve()),
  },
  argTypes: { tone: { control: 'inline-radio', options: ['primary', 'danger'] } },
  render: (args) => <Page {...args} />,
});

/** Asks, and closes once the action is done. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel booking' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this booking?' });
    await expect(dialog).toHaveAccessibleDescription('Tevita Moala will be told by email.');
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Cancel booking' })).toHaveFocus();
  },
});

export const Playground = meta.story();

/** A failure is shown in the dialog, and the action can be tried again. */
export const Failed = meta.story({
  args: { open: true, onConfirm: fn(() => Promise.reject(new Error('The fare does not allow it.'))) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel this booking?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    // The alert is in the page before its message.
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('The fare does not allow it.'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledTimes(2));
    await expect(screen.getByRole('alertdialog')).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'small' } },
  args: { open: true },
  play: async () => {
    await screen.findByRole('alertdialog');
    await expectNoSidewaysScroll();
  },
});

export const Matrix = meta.story({
  tags: ['visual'],
  args: { open: true },
  play: async () => void (await screen.findByRole('alertdialog')),
});

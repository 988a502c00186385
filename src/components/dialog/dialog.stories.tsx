import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { LONG_WORD } from '../../../.storybook/extreme-data.js';
import preview from '../../../.storybook/preview.js';
import { expectNoSidewaysScroll } from '../../../.storybook/story-checks.js';
import { Button } from '../button/index.js';
import { Field } from '../field/index.js';
import { Dialog, type DialogProps } from './index.js';

function Page({ open: openAtFirst, onOpenChange, ...rest }: DialogProps) {
  const [open, setOpen] = useState(openAtFirst);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Share</Button>
      <Dialog
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
  title: 'components/dialog',
  id: 'components-dialog',
  component: Dialog,
  args: {
    open: false,
    onOpenChange: fn(),
    title: 'Share this trip',
    description: 'Who has the link sees dates and places, and no prices.',
    children: <Field label="Email" type="email" />,
    footer: <Button variant="primary">Send</Button>,
  },
  argTypes: { children: { control: false }, footer: { control: false } },
  render: (args) => <Page {...args} />,
});

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    const dialog = await screen.findByRole('dialog', { name: 'Share this trip' });
    await expect(dialog).toHaveAccessibleDescription(
      'Who has the link sees dates and places, and no prices.',
    );
    await expect(dialog.matches(':modal')).toBe(true);
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByRole('button', { name: 'Share' })).toHaveFocus();
  },
});

export const Playground = meta.story({ args: { size: 'sm' } });

/** Its close button and a press outside close it, but not the second half of a double click that opens it. */
export const Closing = meta.story({
  play: async ({ canvas }) => {
    for (const close of [
      (dialog: HTMLElement) => userEvent.click(within(dialog).getByRole('button', { name: 'Close' })),
      (dialog: HTMLElement) => userEvent.click(dialog),
    ]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
      const dialog = await screen.findByRole('dialog');
      await fireEvent.click(dialog, { detail: 2 });
      await expect(dialog).toHaveAttribute('data-state', 'open');
      await close(dialog);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  },
});

const showModal = (host: HTMLDialogElement | null): void => {
  if (host?.open === false) host.showModal();
};

/** It opens above a dialog of the host, and restores the focus in there. */
export const OverAHostsDialog = meta.story({
  render: (args) => (
    <dialog ref={showModal} aria-label="Of the host">
      <Page {...args} />
    </dialog>
  ),
  play: async () => {
    const button = screen.getByRole('button', { name: 'Share' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Share this trip' });
    const { x, y, width, height } = dialog.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    await expect(dialog.contains(top)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Share this trip' })).toBeNull());
    await expect(screen.getByRole('dialog', { name: 'Of the host' })).toBeVisible();
    await expect(button).toHaveFocus();
  },
});

const opened = { args: { open: true }, play: async () => void (await screen.findByRole('dialog')) };

export const Phone = meta.story({
  globals: { viewport: { value: 'small' } },
  args: { open: true, title: LONG_WORD, description: LONG_WORD },
  play: async () => {
    await screen.findByRole('dialog');
    await expectNoSidewaysScroll();
  },
});

export const RightToLeft = meta.story({ ...opened, globals: { direction: 'rtl' } });

export const Matrix = meta.story({ ...opened, tags: ['visual'] });

import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { Button } from '../button/index.js';
import { ConfirmDialog } from '../confirm-dialog/index.js';
import { RowList } from '../row-list/index.js';
import { RequestRow, type RequestRowProps } from './request-row.js';

// Key presses that belong to a row, and held keys.

const meta = preview.meta({
  title: 'components/request-row/keys',
  id: 'components-request-row-keys',
  component: RequestRow,
  tags: ['!autodocs', 'tests'],
  args: {
    subject: 'request' as const,
    status: 'pending',
    name: 'Ana Vuki',
    context: <Note />,
    onApprove: fn(),
    onDecline: fn(),
  },
  argTypes: { context: { control: false } },
  render: (args) => <Requests {...args} />,
});

const Requests = (args: RequestRowProps) => (
  <RowList aria-label="Requests" rows={['Ana Vuki', 'David Maru']} rowKey={(name) => name}>
    {(name) => <RequestRow {...args} name={name} of={name} />}
  </RowList>
);

function Note() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Note</Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Note"
        confirmLabel="Keep"
        onConfirm={() => undefined}
      >
        Kept with the request.
      </ConfirmDialog>
    </>
  );
}

const rowOf = (name: string): HTMLElement => {
  const row = screen.getByText(name).closest('li');
  if (!row) throw new Error(`There is no row of ${name}`);
  return row;
};

/** Key presses in a dialog do not reach its row. */
export const InADialog = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Note' })[0] as HTMLElement);
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.keyboard('ad');
    await expect(args.onApprove).not.toHaveBeenCalled();
    await expect(args.onDecline).not.toHaveBeenCalled();
  },
});

/** On keyboards without Latin letters the position of the key counts. */
export const OnAnotherKeyboard = meta.story({
  play: async ({ args }) => {
    await fireEvent.keyDown(rowOf('Ana Vuki'), { key: 'ф', code: 'KeyA' });
    await expect(args.onApprove).toHaveBeenCalledOnce();
    // A Latin letter counts, not its position.
    await fireEvent.keyDown(rowOf('David Maru'), { key: 'q', code: 'KeyA' });
    await fireEvent.keyDown(rowOf('David Maru'), { key: 'd', code: 'KeyE' });
    await expect(args.onApprove).toHaveBeenCalledOnce();
    await expect(args.onDecline).toHaveBeenCalledOnce();
  },
});

/** A held key decides once, also when the focus has moved to another row. */
export const Held = meta.story({
  play: async ({ args, canvas }) => {
    for (const repeat of [false, true, true])
      await fireEvent.keyDown(rowOf(repeat ? 'David Maru' : 'Ana Vuki'), { key: 'a', repeat });
    await expect(args.onApprove).toHaveBeenCalledOnce();
    const button = canvas.getByRole('button', { name: 'Approve David Maru' });
    await expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
    await expect(fireEvent.keyDown(button, { key: 'Enter' })).toBe(true);
  },
});

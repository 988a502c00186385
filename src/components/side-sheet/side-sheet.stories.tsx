import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { atRest } from '../../../.storybook/story-checks.js';
import { Avatar } from '../avatar/index.js';
import { Button } from '../button/index.js';
import { ConfirmDialog } from '../confirm-dialog/index.js';
import { SheetFields, SideSheet, type SideSheetProps } from './index.js';

function OpenedByButton(props: SideSheetProps) {
  const [isOpen, setIsOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Delma Kila</Button>
      <SideSheet
        {...props}
        open={isOpen}
        onClose={() => {
          setIsOpen(false);
          props.onClose();
        }}
      />
    </>
  );
}

const meta = preview.meta({
  title: 'components/side-sheet',
  id: 'components-side-sheet',
  component: SideSheet,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    onClose: fn(),
    onPrevious: fn(),
    onNext: fn(),
    title: 'Delma Kila',
    lead: <Avatar size={40} name="Delma Kila" />,
    subtitle: 'Goroka · Festival package',
    position: 'Booking 6 of 10,000',
    link: 'https://example.com/dashboard?tab=bookings&open=6',
    children: (
      <SheetFields
        fields={[
          { term: 'Destination', value: 'Goroka' },
          { term: 'Type', value: 'Festival package' },
          { term: 'Dates', value: 'Jan 18 – 24, 2027' },
          { term: 'Status', value: 'Pending' },
          { term: 'Value', value: '$2,150' },
        ]}
      />
    ),
    actions: (
      <>
        <Button variant="primary" size="sm">
          Generate Quote
        </Button>
        <Button size="sm">Copy as text</Button>
      </>
    ),
  },
  render: (args) => <OpenedByButton {...args} />,
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
});

export const Default = meta.story({
  tags: ['visual'],
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Delma Kila' });
    await atRest();
    await expect(sheet.getBoundingClientRect().width).toBe(480);
    await expect(sheet.getBoundingClientRect().right).toBe(innerWidth);
    await expect(screen.getByRole('heading', { name: 'Delma Kila' })).toHaveFocus();
    await expect(sheet.closest('[data-slot="tapa-portal"]')).not.toBeNull();
  },
});

export const Playground = meta.story();

export const Dark = meta.story({ globals: { theme: 'dark' }, tags: ['visual'] });

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  tags: ['visual'],
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Delma Kila' });
    await atRest();
    await expect(sheet.getBoundingClientRect().left).toBe(0);
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  tags: ['visual'],
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Delma Kila' });
    await atRest();
    await expect(sheet.getBoundingClientRect().width).toBe(innerWidth);
    await expect(sheet.getBoundingClientRect().top).toBe(56);
  },
});

export const MovesAndReturns = meta.story({
  args: { open: false },
  play: async ({ args, canvas }) => {
    const row = canvas.getByRole('button', { name: 'Delma Kila' });
    await userEvent.click(row);
    const sheet = await screen.findByRole('dialog', { name: 'Delma Kila' });
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    await expect(args.onNext).toHaveBeenCalledOnce();
    await expect(args.onPrevious).toHaveBeenCalledOnce();
    const names = within(sheet)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
    await expect(names).toEqual(['Previous', 'Next', 'Copy link', 'Close', 'Generate Quote', 'Copy as text']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    await expect(row).toHaveFocus();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

function Asking(props: SideSheetProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <SideSheet
      {...props}
      actions={
        <>
          <Button onClick={() => setAsking(true)}>Cancel booking</Button>
          <ConfirmDialog
            open={isAsking}
            onOpenChange={setAsking}
            title="Cancel this booking?"
            confirmLabel="Yes, cancel"
            onConfirm={() => undefined}
          >
            {props.title}
          </ConfirmDialog>
        </>
      }
    />
  );
}

/** Arrow keys pressed in a dialog above the sheet do not change the sheet's row. */
export const UnderADialog = meta.story({
  tags: ['tests'],
  render: (args) => <Asking {...args} />,
  play: async ({ args }) => {
    const ask = await screen.findByRole('button', { name: 'Cancel booking' });
    // A sheet accepts presses one update after it has opened.
    await waitFor(() => expect(ask).toHaveStyle({ pointerEvents: 'auto' }));
    await userEvent.click(ask);
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    await expect(args.onNext).not.toHaveBeenCalled();
    await expect(args.onPrevious).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
});

/** The first row of a list: Previous is disabled and stays focusable. */
export const First = meta.story({
  args: { position: 'Booking 1 of 10,000' },
  render: (args) => <OpenedByButton {...args} onPrevious={null} />,
  play: async ({ args }) => {
    const previous = await screen.findByRole('button', { name: 'Previous' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onNext).not.toHaveBeenCalled();
  },
});

const LONG = 'Tamatekapuatamatekapuatamatekapua Rangikāheke-o-te-moana-nui-a-Kiwa';

export const LongTexts = meta.story({
  args: {
    title: LONG,
    subtitle: LONG,
    children: (
      <SheetFields
        fields={[
          { term: LONG, value: LONG },
          { term: 'Note', value: LONG.repeat(20) },
        ]}
      />
    ),
  },
  play: async () => {
    const sheet = await screen.findByRole('dialog');
    await atRest();
    await expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth);
    await expect(screen.getByRole('button', { name: 'Generate Quote' })).toBeVisible();
  },
});

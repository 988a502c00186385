import { useState } from 'react';
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { STORY_NOW } from '../../.storybook/dashboard-args.js';
import { LONG_NAME } from '../../.storybook/extreme-data.js';
import preview from '../../.storybook/preview.js';
import { Button } from '../components/button/index.js';
import { ConfirmDialog } from '../components/confirm-dialog/index.js';
import { EmptyState } from '../components/empty-state/index.js';
import { Card } from '../components/panel/index.js';
import { Loading } from '../components/skeleton/index.js';
import { defaultFormatters } from '../i18n/formatters.js';
import { Printer } from '../icons/index.js';
import { type Booking, bookings, COLUMNS } from '../testing/grid-bookings.js';
import type { DataGridProps } from './data-grid.js';
import { DataGrid } from './data-grid.js';
import { filterRows, sortRows } from './grid-rows.js';
import type { GridQuery } from './grid-state.js';
import { useServerRows } from './use-server-rows.js';

const sumOf = (rows: readonly Booking[]) => rows.reduce((sum, { value }) => sum + value, 0);

const Value = ({ label, rows }: { label: string; rows: readonly Booking[] }) => (
  <span className="t:figures">
    {label}
    <b className="t:font-semibold t:text-ink">{defaultFormatters.money(sumOf(rows))}</b>
  </span>
);

const ROWS = bookings(120);

const write = fn();

const meta = preview.meta({
  title: 'components/data-grid',
  id: 'components-data-grid',
  component: DataGrid<Booking>,
  args: {
    'aria-label': 'Bookings',
    columns: COLUMNS,
    rows: ROWS,
    rowKey: ({ id }: Booking) => id,
    searchLabel: 'Search client, place or type',
    countLabel: (count: number) =>
      `${defaultFormatters.number(count)} ${count === 1 ? 'booking' : 'bookings'}`,
    summary: (rows: readonly Booking[], isFiltered: boolean) => (
      <Value
        label={`Value of ${isFiltered ? 'these' : 'all'} ${defaultFormatters.number(rows.length)}: `}
        rows={rows}
      />
    ),
    csv: { name: 'bookings', now: STORY_NOW },
    bulkActions: [{ label: 'Print', icon: <Printer />, onSelect: fn() }],
    bulkSummary: (rows: readonly Booking[]) => <span>{defaultFormatters.money(sumOf(rows))}</span>,
    onOpenRow: fn(),
    onStateChange: fn(),
  },
  parameters: { seenWhole: true },
  argTypes: { columns: { control: false }, rows: { control: false }, rowKey: { control: false } },
  decorators: [
    (Story, { parameters: { width } }) => (
      <div style={{ maxInlineSize: width }}>
        <Card>{Story()}</Card>
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Bookings' });
    const firstName = () => within(table).getAllByRole('rowheader')[0]?.textContent;
    const search = canvas.getByRole('textbox', { name: 'Search client, place or type' });

    await userEvent.keyboard('/');
    await expect(search).toHaveFocus();
    await userEvent.keyboard('NUKUalofa');
    await waitFor(() =>
      expect(canvas.getByText('17 bookings', { selector: '[role=status]' })).toBeInTheDocument(),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByText('1–50 of 120', { exact: false })).toBeVisible());

    const value = canvas.getByRole('columnheader', { name: 'Value' });
    await expect(value).not.toHaveAttribute('aria-sort');
    await userEvent.click(within(value).getByRole('button'));
    await expect(value).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(within(value).getByRole('button'));
    await expect(value).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(within(value).getByRole('button'));
    await expect(value).not.toHaveAttribute('aria-sort');
    await expect(firstName()).toContain('Aroha Ngata');

    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('navigation')).toHaveTextContent('51–100 of 120');
    await expect(canvas.getByText('Showing 51–100 of 120', { selector: '[role="status"]' })).toBeVisible();
  },
});

export const Playground = meta.story();

export const TenThousand = meta.story({ name: '10,000 rows', args: { rows: bookings(10_000) } });

/** With a filter and selected rows: the footer shows the bar of actions. */
export const Selected = meta.story({
  tags: ['visual'],
  args: {
    rows: ROWS.slice(0, 12),
    openRow: 'b7',
    defaultState: {
      columnFilters: [{ id: 'status', value: ['confirmed', 'pending'] }],
      rowSelection: { b0: true, b2: true },
    },
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('region', { name: 'Selected rows' });
    await expect(within(bar).getByText('2 selected')).toBeVisible();
    await expect(
      canvas.getByRole('checkbox', { name: 'Select all rows on this page' }),
    ).toBePartiallyChecked();
    await expect(canvas.getByRole('group', { name: 'Status' })).toBeVisible();
  },
});

/** Nothing matches: the empty state names the search and its columns, and suggests a criterion to remove. */
export const NoMatch = meta.story({
  name: 'No match',
  tags: ['visual'],
  args: {
    defaultState: { globalFilter: 'tanna trek', columnFilters: [{ id: 'status', value: ['pending'] }] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing matches “tanna trek”' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Show \d+ bookings?$/ })).toBeVisible();
  },
});

/** Rows with expandable details and a menu of actions. */
export const Details = meta.story({
  args: {
    rows: ROWS.slice(0, 4),
    defaultState: { columnVisibility: { type: false } },
    details: ({ client, destination }: Booking) => (
      <p>
        <bdi>{`${client} travels to ${destination}.`}</bdi>
      </p>
    ),
    rowActions: ({ id }: Booking) => [
      { label: 'Copy link', href: `#${id}` },
      { label: 'Cancel booking', danger: true, onSelect: fn() },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Details of Aroha Ngata' }));
    await expect(canvas.getByText('Aroha Ngata travels to Rarotonga.')).toBeVisible();
    const menu = await canvas.findByRole('button', { name: 'Actions for Sina Faleolo' }, { timeout: 5000 });
    menu.focus();
    await userEvent.keyboard('{Enter}');
    const item = await within(document.body).findByRole('menuitem', { name: 'Cancel booking' });
    await expect(item).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(menu).toHaveFocus());
  },
});

/** On phones: rows of two lines, scrolling chips, and one button for the other controls. */
export const Phone = meta.story({
  tags: ['visual'],
  args: {
    rows: ROWS.slice(0, 30).map((row, index) =>
      index === 1 ? { ...row, client: LONG_NAME, destination: LONG_NAME } : row,
    ),
    bulkActions: undefined,
    defaultState: { pagination: { pageIndex: 0, pageSize: 25 } },
  },
  parameters: { width: 358 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Filters and view' })).toBeVisible();
    // The hidden head, then rows of two lines.
    const [, first, ...rows] = canvas.getAllByRole('row').map((row) => row.getBoundingClientRect().height);
    await expect(first).toBeLessThanOrEqual(86);
    await expect(new Set(rows)).toEqual(new Set([first]));
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** Selectable rows have a checkbox on phones too, and on a desktop with large text. */
export const PhoneSelected = meta.story({
  args: { rows: ROWS.slice(0, 30), defaultState: { pagination: { pageIndex: 0, pageSize: 25 } } },
  parameters: { width: 358 },
  play: async ({ canvas, canvasElement }) => {
    const [box] = canvas.getAllByRole('checkbox', { name: /^Select Aroha Ngata/ });
    await userEvent.click(box as HTMLElement);
    const bar = canvas.getByRole('region', { name: 'Selected rows' });
    await expect(within(bar).getByText('1 selected')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

const SERVED = bookings(10_000);

/** Delays the server's answers. */
let hold: Promise<void> | undefined;

const answer = async ({ sorting, pagination, ...criteria }: GridQuery, signal: AbortSignal) => {
  const rows = sortRows(filterRows(SERVED, COLUMNS, criteria), COLUMNS, sorting);
  await new Promise((resolve) => setTimeout(resolve, 20));
  await hold;
  signal.throwIfAborted();
  const { pageIndex, pageSize } = pagination;
  return { rows: rows.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize), rowCount: rows.length };
};

const Served = (props: DataGridProps<Booking>) => <DataGrid {...props} {...useServerRows(answer)} />;

/** Rows that a server searches, filters, sorts and paginates. */
export const Server = meta.story({
  args: { summary: undefined, csv: undefined, bulkActions: undefined },
  render: (args) => <Served {...args} />,
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Bookings' }, { timeout: 5000 });
    const [first] = await within(table).findAllByRole('rowheader', undefined, { timeout: 5000 });
    await expect(first).toHaveTextContent('Aroha Ngata');
    let letGo = (): void => undefined;
    hold = new Promise((resolve) => {
      letGo = resolve;
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Value' }));
    await waitFor(() => expect(table).toHaveAttribute('aria-busy', 'true'));
    letGo();
    await waitFor(() => expect(table).not.toHaveAttribute('aria-busy'));
    await userEvent.click(canvas.getByRole('button', { name: /^Pending/ }));
    await canvas.findByText(/of 2,000/);
  },
});

const BY_ADDRESS = { rowHref: ({ id }: Booking) => `#${id}`, onOpenRow: fn() };

function Asking() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Cancel this booking?"
        confirmLabel="Cancel booking"
        onConfirm={() => undefined}
      >
        It cannot be undone.
      </ConfirmDialog>
    </>
  );
}

/** A press in a menu or a dialog of a row does not open the row. */
export const MenusAndDialogsOfRows = meta.story({
  tags: ['tests'],
  args: {
    rows: ROWS.slice(0, 2),
    columns: [...COLUMNS, { key: 'ask', header: 'Question', cell: () => <Asking /> }],
    rowActions: () => [{ label: 'Write', onSelect: write }],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Actions for Aroha Ngata' }, { timeout: 5000 }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Write' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    canvas.getByRole('button', { name: 'Actions for Aroha Ngata' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Write' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(write).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Ask' })[0] as HTMLElement);
    await userEvent.click(await screen.findByText('It cannot be undone.'));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel booking' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onOpenRow).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText('Rarotonga'));
    await expect(args.onOpenRow).toHaveBeenCalledOnce();
  },
});

/** A row with a link opens a tab by a middle click, or with Ctrl, Cmd or Shift, anywhere on the row. */
export const RowsThatLead = meta.story({
  tags: ['tests'],
  args: { rows: ROWS.slice(0, 2), ...BY_ADDRESS },
  play: async ({ args, canvas }) => {
    const open = spyOn(window, 'open').mockReturnValue(null);
    const cell = canvas.getByText('Rarotonga');
    const link = canvas.getByRole('link', { name: 'Open Aroha Ngata' });
    for (const held of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])
      await fireEvent.click(cell, held);
    await fireEvent(cell, new MouseEvent('auxclick', { button: 1, bubbles: true, cancelable: true }));
    await expect(open.mock.calls).toEqual(
      Array.from({ length: 4 }, () => [(link as HTMLAnchorElement).href, '_blank', 'noopener']),
    );
    // The right button opens the browser's menu.
    await fireEvent(cell, new MouseEvent('auxclick', { button: 2, bubbles: true, cancelable: true }));
    // The browser itself opens a tab for the link.
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener('click', stay);
    await fireEvent.click(link, { ctrlKey: true });
    await expect(open).toHaveBeenCalledTimes(4);
    await expect(args.onOpenRow).not.toHaveBeenCalled();
    await fireEvent.click(cell);
    document.removeEventListener('click', stay);
    await expect(args.onOpenRow).toHaveBeenCalledOnce();
    open.mockRestore();
  },
});

export const Empty = meta.story({
  args: {
    rows: [],
    empty: <EmptyState title="No bookings yet">They stand here once clients book.</EmptyState>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No bookings yet')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

export const LoadingRows = meta.story({
  name: 'Loading',
  render: (args) => (
    <Loading active>
      <DataGrid {...args} />
    </Loading>
  ),
});

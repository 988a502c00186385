import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { STORY_NOW } from '../../../.storybook/dashboard-args';
import preview from '../../../.storybook/preview';
import { statusBadge } from '../../domain';
import { defaultFormatters } from '../../i18n/formatters';
import { Printer } from '../../icons';
import { StatusBadge } from '../badge';
import { PersonCell, PersonCellSkeleton, StatusCellSkeleton } from '../data-table';
import { EmptyState } from '../empty-state';
import { Card } from '../panel';
import { Loading } from '../skeleton';
import type { DeskColumn } from './columns';
import { TableDesk } from './table-desk';

interface Booking {
  id: string;
  client: string;
  destination: string;
  type: string;
  start: string;
  status: string;
  value: number;
}

const CLIENTS = ['Aroha Ngata', 'Sina Faleolo', 'Peter Wale', 'Ema Tuilagi', 'Lucas Brandt', 'Delma Kila'];
const PLACES = ['Rarotonga', 'Apia', 'Honiara', 'Suva', 'Tanna', 'Goroka', 'Nukuʻalofa'];
const TYPES = ['Cultural stay', 'Siapo workshop', 'Carving workshop', 'Family visit', 'Guided trek'];
const STATUSES = ['confirmed', 'confirmed', 'pending', 'confirmed', 'completed'];

const pick = (list: readonly string[], index: number): string => list[index % list.length] ?? '';

const bookings = (count: number): readonly Booking[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `b${index}`,
    client: pick(CLIENTS, index),
    destination: pick(PLACES, index * 3),
    type: pick(TYPES, index),
    start: new Date(Date.UTC(2026, 11, 14 + ((index * 7) % 300))).toISOString().slice(0, 10),
    status: pick(STATUSES, index),
    value: 1640 + ((index * 370) % 3300),
  }));

const words = (status: string) => status.charAt(0).toUpperCase() + status.slice(1);

const COLUMNS: readonly DeskColumn<Booking>[] = [
  {
    key: 'client',
    header: 'Client',
    width: '22%',
    value: ({ client }) => client,
    cell: ({ client }) => <PersonCell name={client} size={28} />,
    skeleton: <PersonCellSkeleton size={28} />,
  },
  {
    key: 'destination',
    header: 'Destination',
    width: '14%',
    value: ({ destination }) => destination,
    cell: ({ destination }) => <bdi>{destination}</bdi>,
    narrow: { place: 'start', line: 2, indent: true },
  },
  {
    key: 'type',
    header: 'Type',
    width: '17%',
    value: ({ type }) => type,
    cell: ({ type }) => <bdi>{type}</bdi>,
    narrow: 'hidden',
  },
  {
    key: 'dates',
    header: 'Dates',
    width: '18%',
    kind: 'date',
    value: ({ start }) => start,
    filter: { by: 'range', label: 'date' },
    cell: ({ start }) => <bdi>{defaultFormatters.date(start)}</bdi>,
    narrow: { place: 'start', line: 3, indent: true },
  },
  {
    key: 'status',
    header: 'Status',
    width: '14%',
    value: ({ status }) => status,
    text: words,
    filter: { by: 'choice', choices: ['confirmed', 'pending', 'completed'], quick: true },
    cell: ({ status }) => <StatusBadge status={status} tone={statusBadge('agentBooking', status).tone} />,
    narrow: { place: 'end', line: 2 },
    skeleton: <StatusCellSkeleton />,
  },
  {
    key: 'value',
    header: 'Value',
    kind: 'number',
    align: 'end',
    value: ({ value }) => value,
    text: (value) => defaultFormatters.money(Number(value)),
    cell: ({ value }) => <b className="t:font-semibold">{defaultFormatters.money(value)}</b>,
    narrow: { place: 'end', line: 1 },
  },
];

const sumOf = (rows: readonly Booking[]) => rows.reduce((sum, { value }) => sum + value, 0);

const Value = ({ label, rows }: { label: string; rows: readonly Booking[] }) => (
  <span className="t:figures">
    {label}
    <b className="t:font-semibold t:text-ink">{defaultFormatters.money(sumOf(rows))}</b>
  </span>
);

const ROWS = bookings(120);

const meta = preview.meta({
  title: 'components/table-desk',
  id: 'components-table-desk',
  component: TableDesk<Booking>,
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
  argTypes: { columns: { control: false }, rows: { control: false }, rowKey: { control: false } },
  decorators: [(Story) => <Card>{Story()}</Card>],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Bookings' });
    const firstName = () => within(table).getAllByRole('rowheader')[0]?.textContent;
    const search = canvas.getByRole('textbox', { name: 'Search client, place or type' });

    await userEvent.keyboard('/');
    await expect(search).toHaveFocus();
    await userEvent.keyboard('NUKUalofa');
    await waitFor(() => expect(canvas.getByText('17 matches')).toBeInTheDocument());
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
    await expect(canvas.getByText('51–100 of 120', { exact: false })).toBeVisible();
  },
});

export const Playground = meta.story();

export const TenThousand = meta.story({ args: { rows: bookings(10_000) } });

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
      <TableDesk {...args} />
    </Loading>
  ),
});

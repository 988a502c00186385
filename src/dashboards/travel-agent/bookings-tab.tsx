'use client';
import { StatusBadge } from '../../components/badge';
import {
  DataTable,
  type DataTableColumn,
  PersonCell,
  PersonCellSkeleton,
  StatusCellSkeleton,
} from '../../components/data-table';
import { EmptyState } from '../../components/empty-state';
import { type AgentBooking, statusBadge } from '../../domain';
import { sumOf } from '../../domain/figures';
import { useFormatters } from '../../i18n/use-formatters';
import { DashboardPanel, panelOf, totalText, wholeOf } from '../shared';
import type { TravelAgentData } from './reads';
import { ALL_BOOKINGS } from './texts';

/** Bookings: every booking, and what they are worth together. */
export function BookingsTab({ data }: { data: TravelAgentData }) {
  const { bookings, stats } = data;
  const total = wholeOf(bookings, stats, 'totalBookings');
  const format = useFormatters();
  return (
    <DashboardPanel
      slot="all-bookings"
      title={ALL_BOOKINGS}
      count={bookings.items.length}
      total={total}
      countLabel={format.plural(total ?? bookings.items.length, { one: 'booking', other: 'bookings' })}
      {...panelOf(data, 'bookings')}
    >
      <BookingsTable
        label={ALL_BOOKINGS}
        bookings={bookings.items}
        total={totalText(format, bookings.items.length, total !== undefined)}
        skeletonRows={6}
      />
    </DashboardPanel>
  );
}

interface BookingsTableProps {
  /** What the table lists, for screen readers. */
  label: string;
  bookings: readonly AgentBooking[];
  /** Adds up the values in a last row, of this name. @default no such row */
  total?: string;
  /** Rows of the skeleton. @default 3 */
  skeletonRows?: number;
}

/** Bookings of clients: who, where and what, when, the status and the value. */
export function BookingsTable({ label, bookings, total, skeletonRows }: BookingsTableProps) {
  return (
    <DataTable
      aria-label={label}
      columns={COLUMNS}
      rows={bookings}
      rowKey={({ key }) => key}
      skeletonRows={skeletonRows}
      footer={
        total
          ? { client: total, value: <MoneyCell amount={sumOf(bookings.map(({ value }) => value))} /> }
          : undefined
      }
      empty={<EmptyState title="No bookings yet">Bookings that you make for clients appear here.</EmptyState>}
    />
  );
}

function MoneyCell({ amount }: { amount: number }) {
  const format = useFormatters();
  return <span className="t:font-semibold">{format.money(amount)}</span>;
}

/** Where and what: 'Rarotonga · Cultural stay'. */
const placeAndType = ({ destination, type }: AgentBooking): string =>
  type.trim() === '' ? destination : `${destination} · ${type}`;

const COLUMNS: readonly DataTableColumn<AgentBooking>[] = [
  {
    key: 'client',
    header: 'Client',
    colClassName: 't:w-[41%]',
    cell: (booking) => <PersonCell name={booking.clientName} detail={placeAndType(booking)} />,
    skeleton: <PersonCellSkeleton />,
  },
  {
    key: 'dates',
    header: 'Dates',
    colClassName: 't:w-[23%]',
    cell: ({ dates }) => <bdi>{dates}</bdi>,
    narrow: { place: 'start', line: 2, indent: true },
  },
  {
    key: 'status',
    header: 'Status',
    colClassName: 't:w-[21%]',
    cell: ({ status }) => <StatusBadge status={status} {...statusBadge('agentBooking', status)} />,
    narrow: { place: 'end', line: 2 },
    skeleton: <StatusCellSkeleton />,
  },
  {
    key: 'value',
    header: 'Value',
    align: 'end',
    cell: ({ value }) => <MoneyCell amount={value} />,
    narrow: { place: 'end', line: 1 },
  },
];

'use client';
import { useMemo } from 'react';
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
import type { Formatters } from '../../i18n/formatters';
import { agentBookings, agentBookingsTable } from '../../i18n/messages/en/travel-agent';
import { useFormatters } from '../../i18n/use-formatters';
import { useMessages } from '../../i18n/use-messages';
import { DashboardPanel, panelOf, useTotalText, wholeOf } from '../shared';
import type { TravelAgentData } from './reads';

/** Bookings: every booking, and what they are worth together. */
export function BookingsTab({ data }: { data: TravelAgentData }) {
  const { bookings, stats } = data;
  const total = wholeOf(bookings, stats, 'totalBookings');
  const totalText = useTotalText();
  const t = useMessages(agentBookings);
  const title = t['agent.bookings.title'];
  return (
    <DashboardPanel
      slot="all-bookings"
      title={title}
      count={bookings.items.length}
      total={total}
      countLabel={t['agent.bookings.count'](total ?? bookings.items.length)}
      {...panelOf(data, 'bookings')}
    >
      <BookingsTable
        label={title}
        bookings={bookings.items}
        total={totalText(bookings.items.length, total !== undefined)}
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
  const format = useFormatters();
  const t = useMessages(agentBookingsTable);
  const columns = useMemo(() => columnsOf(format, t), [format, t]);
  return (
    <DataTable
      aria-label={label}
      columns={columns}
      rows={bookings}
      rowKey={({ key }) => key}
      skeletonRows={skeletonRows}
      footer={
        total
          ? { client: total, value: <Money>{format.money(sumOf(bookings.map(({ value }) => value)))}</Money> }
          : undefined
      }
      empty={<EmptyState title={t['agent.bookings.empty']}>{t['agent.bookings.how-to']}</EmptyState>}
    />
  );
}

const Money = ({ children }: { children: string }) => <span className="t:font-semibold">{children}</span>;

/** Where and what: 'Rarotonga · Cultural stay'. */
const placeAndType = ({ destination, type }: AgentBooking): string =>
  type.trim() === '' ? destination : `${destination} · ${type}`;

const columnsOf = (
  format: Formatters,
  t: typeof agentBookingsTable,
): readonly DataTableColumn<AgentBooking>[] => [
  {
    key: 'client',
    header: t['agent.bookings.client'],
    colClassName: 't:w-[41%]',
    cell: (booking) => <PersonCell name={booking.clientName} detail={placeAndType(booking)} />,
    skeleton: <PersonCellSkeleton />,
  },
  {
    key: 'dates',
    header: t['agent.bookings.dates'],
    colClassName: 't:w-[23%]',
    cell: ({ dates }) => <bdi>{dates}</bdi>,
    narrow: { place: 'start', line: 2, indent: true },
  },
  {
    key: 'status',
    header: t['agent.bookings.status'],
    colClassName: 't:w-[21%]',
    cell: ({ status }) => <StatusBadge status={status} tone={statusBadge('agentBooking', status).tone} />,
    narrow: { place: 'end', line: 2 },
    skeleton: <StatusCellSkeleton />,
  },
  {
    key: 'value',
    header: t['agent.bookings.value'],
    align: 'end',
    cell: ({ value }) => <Money>{format.money(value)}</Money>,
    narrow: { place: 'end', line: 1 },
  },
];

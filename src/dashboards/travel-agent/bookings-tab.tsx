'use client';
import { useMemo } from 'react';
import { StatusBadge } from '../../components/badge/index.js';
import {
  DataTable,
  type DataTableColumn,
  PersonCell,
  PersonCellSkeleton,
} from '../../components/data-table/index.js';
import { EmptyState } from '../../components/empty-state/index.js';
import { type AgentBooking, statusTone } from '../../domain/index.js';
import { useShows } from '../../lib/sizes.js';
import { DashboardPanel, panelOf, wholeOf } from '../shared/index.js';
import { BookingsDesk } from './bookings-desk.js';
import type { TravelAgentData } from './reads.js';
import { useWords, type Words } from './words.js';

/** Bookings: every booking, and what those shown are worth together. */
export function BookingsTab({ data }: { data: TravelAgentData }) {
  const { bookings, stats } = data;
  const total = wholeOf(bookings, stats, 'totalBookings');
  const { t } = useWords();
  const title = t['agent.bookings.title'];
  return (
    <DashboardPanel
      slot="all-bookings"
      title={title}
      count={bookings.items.length}
      total={total}
      countLabel={t['agent.bookings.count']({ count: total ?? bookings.items.length })}
      {...panelOf(data, 'bookings')}
    >
      <BookingsDesk label={title} bookings={bookings.items} isPart={total !== undefined} />
    </DashboardPanel>
  );
}

interface BookingsTableProps {
  label: string;
  bookings: readonly AgentBooking[];
}

/** A few bookings of clients: who, where and what, when, the status and the value. On wide pages where and what have columns. */
export function BookingsTable({ label, bookings }: BookingsTableProps) {
  const { t, format } = useWords();
  const [hasRoom, probe] = useShows<HTMLSpanElement>();
  const columns = useMemo(() => columnsOf({ t, format }, hasRoom), [format, t, hasRoom]);
  return (
    <>
      <DataTable
        aria-label={label}
        columns={columns}
        rows={bookings}
        rowKey={({ key }) => key}
        empty={<EmptyState title={t['agent.bookings.empty']}>{t['agent.bookings.how-to']}</EmptyState>}
      />
      <span
        aria-hidden="true"
        className="t:absolute t:hidden t:size-px t:2xl:@min-wide/page:block"
        ref={probe}
      />
    </>
  );
}

/** Where and what: 'Rarotonga · Cultural stay'. */
const placeAndType = ({ destination, type }: AgentBooking): string =>
  type.trim() === '' ? destination : `${destination} · ${type}`;

const columnsOf = ({ t, format }: Words, isWide: boolean): readonly DataTableColumn<AgentBooking>[] => [
  {
    key: 'client',
    header: t['agent.bookings.client'],
    colClassName: isWide ? 't:w-[21%]' : 't:w-[41%]',
    cell: (booking) => (
      <PersonCell name={booking.clientName} detail={isWide ? undefined : placeAndType(booking)} />
    ),
    skeleton: <PersonCellSkeleton />,
  },
  ...(isWide ? [destinationColumn(t), typeColumn(t)] : []),
  {
    key: 'dates',
    header: t['agent.bookings.dates'],
    colClassName: isWide ? 't:w-[20%]' : 't:w-[23%]',
    kind: 'date',
    cell: ({ dates }) => dates,
    narrow: { place: 'start', line: 2, indent: true },
  },
  {
    key: 'status',
    header: t['agent.bookings.status'],
    colClassName: isWide ? 't:w-[16%]' : 't:w-[21%]',
    kind: 'status',
    cell: ({ status }) => <StatusBadge status={status} tone={statusTone('agentBooking', status)} />,
    narrow: { place: 'end', line: 2 },
  },
  {
    key: 'value',
    header: t['agent.bookings.value'],
    kind: 'amount',
    cell: ({ value }) => <span className="t:font-semibold">{format.money(value)}</span>,
    narrow: { place: 'end', line: 1 },
  },
];

const destinationColumn = (t: Words['t']): DataTableColumn<AgentBooking> => ({
  key: 'destination',
  header: t['list.destination'],
  colClassName: 't:w-[13%]',
  cell: ({ destination }) => destination,
});

const typeColumn = (t: Words['t']): DataTableColumn<AgentBooking> => ({
  key: 'type',
  header: t['list.type'],
  colClassName: 't:w-[18%]',
  cell: ({ type }) => <bdi className="t:text-muted">{type}</bdi>,
});

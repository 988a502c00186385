'use client';
import { useMemo } from 'react';
import {
  DataTable,
  type DataTableColumn,
  PersonCell,
  PersonCellSkeleton,
} from '../../components/data-table/index.js';
import { EmptyState } from '../../components/empty-state/index.js';
import type { AgentBooking } from '../../domain/index.js';
import { useShows } from '../../lib/sizes.js';
import { DashboardPanel, panelOf, wholeOf } from '../shared/index.js';
import { BookingsDesk, bookingColumns } from './bookings-desk.js';
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

const columnsOf = (words: Words, isWide: boolean): readonly DataTableColumn<AgentBooking>[] => {
  const { client, destination, type, dates, status, value } = bookingColumns(words);
  const wide = [
    { ...destination, colClassName: 't:w-[13%]' },
    { ...type, colClassName: 't:w-[18%]' },
  ];
  return [
    {
      ...client,
      colClassName: isWide ? 't:w-[21%]' : 't:w-[41%]',
      cell: (booking) => (
        <PersonCell name={booking.clientName} detail={isWide ? undefined : placeAndType(booking)} />
      ),
      skeleton: <PersonCellSkeleton />,
    },
    ...(isWide ? wide : []),
    {
      ...dates,
      colClassName: isWide ? 't:w-[20%]' : 't:w-[23%]',
      narrow: { place: 'start', line: 2, indent: true },
    },
    { ...status, colClassName: isWide ? 't:w-[16%]' : 't:w-[21%]' },
    value,
  ];
};

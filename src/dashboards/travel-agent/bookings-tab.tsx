'use client';
import { cva } from 'class-variance-authority';
import { useMemo } from 'react';
import { Avatar } from '../../components/avatar/index.js';
import { StatusBadge } from '../../components/badge/index.js';
import {
  DataTable,
  type DataTableColumn,
  PersonCell,
  PersonCellSkeleton,
} from '../../components/data-table/index.js';
import { EmptyState } from '../../components/empty-state/index.js';
import type { GridColumn } from '../../data-grid/index.js';
import { sumOf } from '../../domain/figures.js';
import { type AgentBooking, firstDay, isPending, statusTone } from '../../domain/index.js';
import { Sentence } from '../../i18n/sentence.js';
import { useJoinFacts } from '../../i18n/sentences.js';
import { Days } from '../../lib/days.js';
import { useShows } from '../../lib/sizes.js';
import {
  DashboardPanel,
  joinByDots,
  panelOf,
  RowButton,
  SheetAmount,
  type SheetContent,
  SheetDays,
  SheetGrid,
  statusColumn,
  strongInNote,
  totalRows,
  useOpenRowOf,
} from '../shared/index.js';
import { type I18n, useI18n } from './i18n.js';
import type { TravelAgentTabProps } from './travel-agent-dashboard.js';

/** Tab with every booking, and the total value of those shown. */
export function BookingsTab({ data, onRemind }: Pick<TravelAgentTabProps, 'data' | 'onRemind'>) {
  const { items: bookings } = data.bookings;
  const total = totalRows(data.bookings, data.stats, 'totalBookings');
  const { t, format } = useI18n();
  const columns = useMemo(() => Object.values(bookingColumns({ t, format })), [format, t]);
  const contentOf = useBookingSheet(bookings, onRemind);
  const title = t['agent.bookings.title'];
  return (
    <DashboardPanel
      slot="all-bookings"
      title={title}
      count={bookings.length}
      total={total}
      countLabel={t['agent.bookings.count']({ count: total ?? bookings.length })}
      {...panelOf(data, 'bookings')}
    >
      <SheetGrid
        aria-label={title}
        searchLabel={t['list.bookings.search']}
        columns={columns}
        rows={bookings}
        file="bookings"
        contentOf={contentOf}
        // Of all rows that match, on every page: 'Value of these 2,214: $5,291,460'.
        summary={(shown) => {
          const isAll = total === undefined && shown.length === bookings.length;
          const value = format.money(sumOf(shown.map(amountOf)));
          return (
            <span className="t:own-direction">
              <Sentence
                text={t[`list.value.${isAll ? 'all' : 'these'}`](
                  { count: shown.length, value, b: strongInNote },
                  format,
                )}
              />
            </span>
          );
        }}
        empty={<EmptyState title={t['agent.bookings.empty']}>{t['agent.bookings.how-to']}</EmptyState>}
      />
    </DashboardPanel>
  );
}

/** A few bookings of clients. On wide pages destination and type have columns of their own. */
export function BookingsTable({ label, bookings }: { label: string; bookings: readonly AgentBooking[] }) {
  const { t, format } = useI18n();
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

const clientWidth = cva('', { variants: { wide: { true: 't:w-1/5', false: 't:w-[41%]' } } });
const datesWidth = cva('', { variants: { wide: { true: 't:w-1/5', false: 't:w-[22%]' } } });
const statusWidth = cva('', { variants: { wide: { true: 't:w-[16%]', false: 't:w-1/5' } } });

const columnsOf = (i18n: I18n, isWide: boolean): readonly DataTableColumn<AgentBooking>[] => {
  const { client, destination, type, dates, status, value } = bookingColumns(i18n);
  const wide = [
    { ...destination, colClassName: 't:w-[14%]' },
    { ...type, colClassName: 't:w-[18%]' },
  ];
  return [
    {
      ...client,
      colClassName: clientWidth({ wide: isWide }),
      cell: (booking) => (
        <PersonCell
          name={booking.clientName}
          detail={isWide ? undefined : joinByDots(booking.destination, booking.type)}
        />
      ),
      skeleton: <PersonCellSkeleton />,
    },
    ...(isWide ? wide : []),
    {
      ...dates,
      colClassName: datesWidth({ wide: isWide }),
      narrow: { place: 'start', line: 2, indent: true },
    },
    { ...status, colClassName: statusWidth({ wide: isWide }) },
    value,
  ];
};

const amountOf = ({ value }: AgentBooking) => value;

/** The dates column of bookings, by which other tabs filter the list. */
export const DATES_COLUMN = {
  key: 'dates',
  header: '',
  kind: 'date',
  value: () => null,
  filter: true,
} as const;

const bookingColumns = ({ t, format }: I18n) =>
  ({
    client: {
      key: 'client',
      header: t['agent.bookings.client'],
      colClassName: 't:w-[22%]',
      value: ({ clientName }) => clientName,
      cell: ({ clientName, destination }) => <PersonCell name={clientName} merged={destination} size={28} />,
      skeleton: <PersonCellSkeleton size={28} />,
    },
    destination: {
      key: 'destination',
      header: t['list.destination'],
      colClassName: 't:w-[14%]',
      value: ({ destination }) => destination,
      cell: ({ destination }) => destination,
      priority: 2,
      narrow: { place: 'start', line: 2, indent: true },
    },
    type: {
      key: 'type',
      header: t['list.type'],
      colClassName: 't:w-[16%]',
      value: ({ type }) => type,
      cell: ({ type }) => <bdi className="t:text-muted">{type}</bdi>,
      priority: 3,
      narrow: 'hidden',
    },
    dates: {
      ...DATES_COLUMN,
      header: t['agent.bookings.dates'],
      colClassName: 't:w-1/5',
      value: ({ dates }) => firstDay(dates, format.timeZone),
      exported: ({ dates }) => dates,
      cell: ({ dates }) => dates,
      narrow: { place: 'after', line: 2 },
    },
    status: {
      ...statusColumn(t['agent.bookings.status'], t),
      colClassName: 't:w-[14%]',
      cell: ({ status }) => <StatusBadge status={status} tone={statusTone('agentBooking', status)} />,
      narrow: { place: 'end', line: 2 },
    },
    value: {
      key: 'value',
      header: t['agent.bookings.value'],
      kind: 'amount',
      value: amountOf,
      filter: true,
      cell: ({ value }) => <span className="t:font-semibold">{format.money(value)}</span>,
      narrow: { place: 'end', line: 1 },
    },
  }) satisfies Readonly<Record<string, GridColumn<AgentBooking>>>;

interface RemindButtonProps {
  booking: AgentBooking;
  of: string;
  onRemind: TravelAgentTabProps['onRemind'];
}

export function RemindButton({ booking, of, onRemind }: RemindButtonProps) {
  const { t } = useI18n();
  const joinFacts = useJoinFacts();
  return (
    <RowButton
      skeletonWidth={74}
      aria-label={joinFacts([t['needs.remind'], of])}
      onPress={onRemind && (() => onRemind(booking))}
    >
      {t['needs.remind']}
    </RowButton>
  );
}

export function useBookingSheet(
  bookings: readonly AgentBooking[],
  onRemind: TravelAgentTabProps['onRemind'],
): (booking: AgentBooking) => SheetContent {
  const { t, format } = useI18n();
  return (booking) => {
    const { key, clientName, destination, type, dates, status, value } = booking;
    return {
      title: clientName,
      lead: <Avatar name={clientName} size={40} />,
      subtitle: joinByDots(destination, type),
      actions: isPending(status) ? (
        <RemindButton booking={booking} of={clientName} onRemind={onRemind} />
      ) : undefined,
      children: (
        <>
          <SheetAmount
            term={t['agent.bookings.value']}
            amount={format.money(value)}
            beside={<StatusBadge status={status} tone={statusTone('agentBooking', status)} />}
          />
          <SheetDays term={t['agent.bookings.dates']} dates={dates} pending={isPending(status)} />
          <ClientBookings
            title={t['list.others']({ name: clientName })}
            bookings={bookings.filter((other) => other.clientName === clientName && other.key !== key)}
          />
        </>
      ),
    };
  };
}

/** A sheet has no search: the table of bookings has all. */
const MOST_BOOKINGS = 5;

const OPENER =
  't:flex t:min-h-touch-target t:w-full t:items-center t:justify-between t:gap-3 t:rounded-control t:px-3 t:py-1.5 t:text-start t:hover:bg-surface-hover';

export function ClientBookings({ title, bookings }: { title: string; bookings: readonly AgentBooking[] }) {
  const { format } = useI18n();
  const openRow = useOpenRowOf('bookings');
  if (bookings.length === 0) return null;
  return (
    <section className="t:block">
      <h3 className="t:mb-2 t:own-direction t:text-label t:font-semibold t:text-muted">{title}</h3>
      <ul role="list" className="t:-mx-3 t:grid">
        {bookings.slice(0, MOST_BOOKINGS).map((booking) => (
          <li key={booking.key}>
            <button type="button" className={OPENER} onClick={() => openRow(booking)}>
              <span className="t:grid t:min-w-0">
                <bdi className="t:font-medium t:wrap-anywhere">
                  {joinByDots(booking.destination, booking.type)}
                </bdi>
                <span className="t:text-label t:text-muted t:wrap-anywhere">
                  <Days text={booking.dates} />
                </span>
              </span>
              <span className="t:font-semibold t:figures">{format.money(booking.value)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

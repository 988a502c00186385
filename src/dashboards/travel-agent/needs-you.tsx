'use client';
import { Avatar } from '../../components/avatar/index.js';
import { StatusBadge } from '../../components/badge/index.js';
import { ROW_COLUMNS, RowItem, RowList } from '../../components/row-list/index.js';
import { Loading, Skeleton, SkeletonLine, useLoading } from '../../components/skeleton/index.js';
import { NEEDS_OF_A_KIND } from '../../domain/constants.js';
import { sumOf } from '../../domain/figures.js';
import { type AgentBooking, agentBookings, isPending, statusTone } from '../../domain/index.js';
import { useJoinFacts } from '../../i18n/sentences.js';
import { CalendarDays } from '../../icons/compiled/calendar-days.js';
import { FileText } from '../../icons/compiled/file-text.js';
import { MapPin } from '../../icons/compiled/map-pin.js';
import { cx } from '../../lib/cx.js';
import { roundTo } from '../../lib/math.js';
import { namesByKey } from '../../lib/text.js';
import {
  strongInNote as b,
  Due,
  emptyRow,
  NeedsYou,
  RowButton,
  RowMark,
  soonestFirst,
  TabLink,
  useDaysUntil,
  useRowSheet,
} from '../shared/index.js';
import { RemindButton, useBookingSheet } from './bookings-tab.js';
import { useI18n } from './i18n.js';
import type { TravelAgentData } from './reads.js';
import type { TravelAgentTabProps } from './travel-agent-dashboard.js';

/** Returns pending bookings; `null` for samples, while loading or after a failure. */
export function pendingBookings({
  bookings,
  isLoading,
  failureOf,
}: TravelAgentData): readonly AgentBooking[] | null {
  const isKnown = !bookings.isSample && !isLoading('bookings') && !failureOf('bookings');
  return isKnown ? bookings.items.filter(({ status }) => isPending(status)) : null;
}

/** Pending bookings, and the number of pending quotes. */
export function AgentNeeds({ data, now, onRemind }: Pick<TravelAgentTabProps, 'data' | 'now' | 'onRemind'>) {
  const { t, format } = useI18n();
  const title = t['needs.title'];
  const daysUntil = useDaysUntil(now);
  const { bookings, stats, isLoading } = data;
  const pending = pendingBookings(data);
  const waiting = soonestFirst(pending ?? [], daysUntil);
  const areQuotesKnown = !isLoading('stats') && !stats.sampleFields.has('pendingQuotes');
  const quotes = areQuotesKnown ? Math.max(0, roundTo(stats.value.pendingQuotes, 0)) : 0;
  const shown = waiting.slice(0, NEEDS_OF_A_KIND);
  const value = sumOf(waiting.map((booking) => booking.value));
  const loading = isLoading('bookings', 'stats');
  const names = namesByKey(
    shown,
    ({ clientName, destination, dates, type, value: worth }) => [
      clientName,
      destination,
      dates,
      type,
      format.money(worth),
    ],
    useJoinFacts(),
    3,
  );
  const { open, sheet } = useRowSheet(bookings.items, useBookingSheet(bookings.items, onRemind));
  if (!pending && !areQuotesKnown && !loading) return null;
  return (
    <>
      <NeedsYou
        count={pending || areQuotesKnown ? waiting.length + Math.min(quotes, 1) : null}
        shown={shown.length + Math.min(quotes, 1)}
        notes={[
          waiting.length > 0
            ? t['needs.pending-bookings']({ count: waiting.length, value, b }, format)
            : null,
          quotes > 0 ? t['agent.help.quotes']({ pending: quotes, b }, format) : null,
        ]}
        more={
          loading ? undefined : (
            <TabLink tab="bookings" of={title}>
              {t['agent.overview.all-bookings']}
            </TabLink>
          )
        }
        loading={loading}
        resetKeys={[bookings, stats]}
      >
        <Loading active={loading}>
          <RowList
            aria-label={title}
            rows={[...shown, ...(quotes > 0 ? [QUOTES] : [])]}
            rowKey={({ key }) => key}
            // As many rows as there may be of each kind, because their heights differ.
            skeletonRows={1}
            skeletonRow={
              <>
                {Array.from({ length: NEEDS_OF_A_KIND }, (_, index) => (
                  // Skeleton rows never move, so the index is a stable key.
                  <WaitingRow
                    key={`row-${String(index)}`}
                    booking={PLACEHOLDER}
                    days={0}
                    of=""
                    onOpen={ignore}
                    onRemind={onRemind}
                  />
                ))}
                <RowItem
                  lead={<Skeleton width={40} height={40} shape="control" className="t:flex-none" />}
                  title=""
                  note={t['agent.overview.quotes-wait']}
                />
              </>
            }
          >
            {(row) =>
              'clientName' in row ? (
                <WaitingRow
                  booking={row}
                  days={daysUntil(row)}
                  of={names.get(row.key) ?? ''}
                  onOpen={() => open(row, shown)}
                  onRemind={onRemind}
                />
              ) : (
                <RowItem
                  lead={
                    <RowMark>
                      <FileText />
                    </RowMark>
                  }
                  title={t['needs.pending-quotes']({ count: quotes }, format)}
                  note={t['agent.overview.quotes-wait']}
                />
              )
            }
          </RowList>
        </Loading>
      </NeedsYou>
      {/* Outside of the panel, which may have no rows left. */}
      {sheet}
    </>
  );
}

/** Row of the quotes. No booking has this key. */
const QUOTES = { key: 'quotes\n' };

const PLACEHOLDER = emptyRow(agentBookings, 'awaited');

interface WaitingRowProps {
  booking: AgentBooking;
  /** Days until it starts; NaN if its dates cannot be read. */
  days: number;
  of: string;
  onOpen: () => void;
  onRemind: TravelAgentTabProps['onRemind'];
}

function WaitingRow({ booking, days, of, onOpen, onRemind }: WaitingRowProps) {
  const { t, format } = useI18n();
  const joinFacts = useJoinFacts();
  const loading = useLoading();
  const { clientName, type, destination, dates, value, status } = booking;
  return (
    <RowItem
      lead={
        loading ? (
          <Skeleton width={40} height={40} shape="pill" className="t:flex-none" />
        ) : (
          <Avatar name={clientName} tone="neutral" />
        )
      }
      title={clientName}
      onOpen={onOpen}
      openLabel={of}
      titleNote={type}
      facts={[
        { label: t['needs.destination'], icon: <MapPin />, text: destination },
        { label: t['booking.dates'], icon: <CalendarDays />, text: dates },
      ]}
      middle={
        <bdi className={cx('t:text-figure-s', ROW_COLUMNS.amount)}>
          {loading ? <SkeletonLine /> : format.money(value)}
        </bdi>
      }
      end={
        <>
          {loading ? (
            <Skeleton width={84} height={24} shape="pill" />
          ) : (
            <span className="t:grid t:min-w-rem-6.5 t:justify-items-start t:gap-0.5">
              <StatusBadge status={status} tone={statusTone('agentBooking', status)} />
              <Due days={days} text={t['needs.leaves']} />
            </span>
          )}
          <span className="t:flex t:gap-2 t:empty:hidden">
            <RemindButton booking={booking} of={of} onRemind={onRemind} />
            <RowButton
              data-slot="needs-open"
              skeletonWidth={68}
              variant="secondary"
              aria-label={joinFacts([t['needs.open'], of])}
              onPress={onOpen}
            >
              {t['needs.open']}
            </RowButton>
          </span>
        </>
      }
    />
  );
}

/** Callback of a skeleton row, so that its button keeps its place. */
const ignore = (): void => undefined;

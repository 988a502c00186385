'use client';
import { Avatar } from '../../components/avatar/index.js';
import { ROW_COLUMNS, RowItem, RowList } from '../../components/row-list/index.js';
import { Skeleton, SkeletonLine, useLoading } from '../../components/skeleton/index.js';
import { TriangleRow } from '../../components/voyage-band/index.js';
import { NEEDS_OF_A_KIND } from '../../domain/constants.js';
import { parseDaySpan } from '../../domain/day-spans.js';
import { sumOf } from '../../domain/figures.js';
import { type AgentBooking, agentBookings, isPending } from '../../domain/index.js';
import { useFacts } from '../../i18n/sentence.js';
import { useGrammar } from '../../i18n/use-grammar.js';
import { CalendarDays, FileText, MapPin } from '../../icons/index.js';
import { dayOf, numberOfDay } from '../../lib/calendar-day.js';
import { cx } from '../../lib/cx.js';
import { roundTo } from '../../lib/math.js';
import { namesByKey } from '../../lib/text.js';
import {
  strongInNote as b,
  emptyRow,
  NeedContext,
  NeedsYou,
  RowButton,
  RowMark,
  TabLink,
  useNow,
  useRowSheet,
} from '../shared/index.js';
import { useBookingSheet } from './bookings-tab.js';
import type { TravelAgentData } from './reads.js';
import type { TravelAgentActions } from './travel-agent-dashboard.js';
import { useWords } from './words.js';

/** One triangle a week, and no more than these. */
const MAX_WEEKS = 20;
const DAYS_A_WEEK = 7;

interface Waiting {
  readonly booking: AgentBooking;
  readonly key: string;
  /** Days until it starts; NaN where its dates cannot be read. */
  readonly days: number;
}

/** Pending bookings in their order: those to come first, by the day that they start. */
function inOrder(bookings: readonly AgentBooking[], now: Date, timeZone: string | undefined): Waiting[] {
  const today = numberOfDay(dayOf(now, timeZone));
  const order = ({ days }: Waiting): number => (days >= 0 ? days : Number.MAX_SAFE_INTEGER);
  return bookings
    .map((booking) => ({
      booking,
      key: booking.key,
      days: numberOfDay(parseDaySpan(booking.dates, timeZone)?.first ?? null) - today,
    }))
    .sort((one, other) => order(one) - order(other));
}

/** Bookings that wait to be confirmed; null where it is not known which. */
export function pendingBookings({
  bookings,
  isLoading,
  failureOf,
}: TravelAgentData): readonly AgentBooking[] | null {
  const isKnown = !bookings.isSample && !isLoading('bookings') && !failureOf('bookings');
  return isKnown ? bookings.items.filter(({ status }) => isPending(status)) : null;
}

interface AgentNeedsProps {
  data: TravelAgentData;
  actions: TravelAgentActions;
  now: Date | undefined;
}

/** Bookings that are pending, and how many quotes are. */
export function AgentNeeds({ data, actions, now: given }: AgentNeedsProps) {
  const { t, format } = useWords();
  const title = t['needs.title'];
  const now = useNow(given);
  const { bookings, stats, isLoading } = data;
  const pending = pendingBookings(data);
  const waiting = inOrder(pending ?? [], now, format.timeZone);
  const areQuotesKnown = !isLoading('stats') && !stats.sampleFields.has('pendingQuotes');
  const quotes = areQuotesKnown ? Math.max(0, roundTo(stats.value.pendingQuotes, 0)) : 0;
  const shown = waiting.slice(0, NEEDS_OF_A_KIND);
  const value = sumOf(waiting.map(({ booking }) => booking.value));
  const loading = isLoading('bookings', 'stats');
  const shownBookings = shown.map(({ booking }) => booking);
  const names = namesByKey(
    shownBookings,
    ({ clientName, destination, dates, type, value: worth }) => [
      clientName,
      destination,
      dates,
      type,
      format.money(worth),
    ],
    useFacts(),
    3,
  );
  const { open, sheet } = useRowSheet(bookings.items, useBookingSheet(bookings.items));
  const openQuotes = <TabLink tab="bookings">{t['needs.open-quotes']}</TabLink>;
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
        <RowList
          aria-label={title}
          rows={[...shown, ...(quotes > 0 ? [QUOTES] : [])]}
          rowKey={({ key }) => key}
          // As many as there may be of each kind, which are of different heights.
          skeletonRows={1}
          skeletonRow={
            <>
              {Array.from({ length: NEEDS_OF_A_KIND }, (_, index) => (
                // Rows of a skeleton have no identity: they never move.
                <WaitingRow
                  key={`row-${String(index)}`}
                  waiting={AWAITED}
                  of=""
                  onGenerateQuote={actions.onGenerateQuote}
                />
              ))}
              <RowItem
                lead={<Skeleton width={40} height={40} shape="control" className="t:flex-none" />}
                title=""
                note={t['needs.quotes-wait']}
                // Keeps its place: what leads on is larger for fingers.
                end={<span className="t:invisible">{openQuotes}</span>}
              />
            </>
          }
        >
          {(row) =>
            'booking' in row ? (
              <WaitingRow
                waiting={row}
                of={names.get(row.key) ?? ''}
                onOpen={() => open(row.booking, shownBookings)}
                onGenerateQuote={actions.onGenerateQuote}
              />
            ) : (
              <RowItem
                lead={
                  <RowMark>
                    <FileText />
                  </RowMark>
                }
                title={t['needs.pending-quotes']({ count: quotes }, format)}
                note={t['needs.quotes-wait']}
                end={openQuotes}
              />
            )
          }
        </RowList>
      </NeedsYou>
      {/* Outside: the panel may have nothing left to list. */}
      {sheet}
    </>
  );
}

/** The row of the quotes. No booking has this key. */
const QUOTES = { key: 'quotes\n' };

const AWAITED: Waiting = { booking: emptyRow(agentBookings, 'awaited'), key: 'awaited', days: 0 };

interface WaitingRowProps extends Pick<TravelAgentActions, 'onGenerateQuote'> {
  waiting: Waiting;
  /** The facts that tell it from the others: 'Delma Kila, Goroka, Jan 18–24, 2027'. */
  of: string;
  onOpen?: (() => void) | undefined;
}

function WaitingRow({ waiting: { booking, days }, of, onOpen, onGenerateQuote }: WaitingRowProps) {
  const { t, format } = useWords();
  const { relativeDays } = useGrammar();

  const loading = useLoading();
  const { clientName, type, destination, dates, value } = booking;
  const weeks = Math.min(MAX_WEEKS, Math.ceil(days / DAYS_A_WEEK));
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
        days >= 0 ? (
          <NeedContext
            title={t['needs.starts']({ when: relativeDays(days, format.number) })}
            picture={<TriangleRow filled={weeks} pale={MAX_WEEKS - weeks} />}
            legend={t['needs.week']}
          />
        ) : null
      }
      end={
        <>
          <bdi
            className={cx(
              't:min-w-[calc(4.5*var(--tapa-rem,1rem))] t:font-display t:text-figure-s t:figures',
              ROW_COLUMNS.amount,
            )}
          >
            {loading ? <SkeletonLine /> : format.money(value)}
          </bdi>
          <span
            className={cx('t:flex t:min-w-0 t:empty:hidden t:@max-phone/rows:flex-auto', ROW_COLUMNS.actions)}
          >
            <RowButton
              skeletonWidth={136}
              variant="approve"
              icon={<FileText />}
              aria-label={t['needs.quote-of']({ of })}
              className="t:@max-phone/rows:flex-auto"
              onPress={onGenerateQuote && (() => onGenerateQuote(booking))}
            >
              {t['needs.quote']}
            </RowButton>
          </span>
        </>
      }
    />
  );
}

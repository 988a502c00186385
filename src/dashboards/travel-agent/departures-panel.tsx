'use client';
import { useMemo, useState } from 'react';
import { EmptyState } from '../../components/empty-state/index.js';
import { PanelBody } from '../../components/panel/index.js';
import { SkeletonLine, useLoading } from '../../components/skeleton/index.js';
import {
  useVoyageKey,
  VoyageBand,
  type VoyageCell,
  VoyageKey,
  type VoyageView,
  VoyageViewSwitch,
} from '../../components/voyage-band/index.js';
import { OVERVIEW_ITEMS } from '../../domain/constants.js';
import { parseDaySpan } from '../../domain/day-spans.js';
import { sumOf } from '../../domain/figures.js';
import type { AgentBooking } from '../../domain/index.js';
import { isPending, normalizeStatus } from '../../domain/status.js';
import { periodAfter, periodOf, totalOf, voyagesOf } from '../../domain/voyages.js';
import { usePeriods } from '../../i18n/use-formatters.js';
import { X } from '../../icons/compiled/x.js';
import { orderOfDay } from '../../lib/calendar-day.js';
import { roundMoney } from '../../lib/math.js';
import { DashboardPanel, panelOf, TabLink, totalRows, useSetListQuery } from '../shared/index.js';
import { BookingsTable, DATES_COLUMN } from './bookings-tab.js';
import { useI18n } from './i18n.js';
import type { TravelAgentData } from './reads.js';

interface Departure {
  readonly booking: AgentBooking;
  readonly day: NonNullable<ReturnType<typeof parseDaySpan>>['first'];
  readonly isPending: boolean;
  readonly value: number;
}

/** Returns pending and confirmed bookings with a readable date, earliest first, and their months. */
function departuresOf(bookings: readonly AgentBooking[], timeZone: string | undefined) {
  const standing = bookings.filter(
    ({ status }) => isPending(status) || normalizeStatus(status) === 'confirmed',
  );
  const dated = standing.flatMap((booking): Departure[] => {
    const day = parseDaySpan(booking.dates, timeZone)?.first;
    return day ? [{ booking, day, isPending: isPending(booking.status), value: booking.value }] : [];
  });
  dated.sort((one, other) => orderOfDay(one.day) - orderOfDay(other.day));
  const { cells } = voyagesOf(dated);
  const waiting = voyagesOf(dated.filter((departure) => departure.isPending)).cells;
  const waits = new Map(waiting.map(({ period, value = 0 }) => [period, value]));
  const values = cells.map(({ period, value = 0 }): VoyageCell => {
    const pending = waits.get(period) ?? 0;
    return { period, confirmed: roundMoney(value - pending), pending };
  });
  return { dated, cells, values };
}

const HEAD_CLASSES = { 'panel-action': 't:@max-phone:w-full' };

/** Both states, for the key while bookings load. */
const PLACEHOLDER_CELLS: readonly VoyageCell[] = [{ period: '', confirmed: 1, pending: 1 }];

const MONEY = { format: 'money' } as const;

interface DeparturesPanelProps {
  data: TravelAgentData;
  /** Shows the list of bookings, and an empty state without any. @default true */
  withList?: boolean | undefined;
}

/** Bookings by month of departure; with the list, by value. Selecting months filters the list below. */
export function DeparturesPanel({ data, withList = true }: DeparturesPanelProps) {
  const { bookings, stats } = data;
  const { t, format } = useI18n();
  const { dated, cells, values } = useMemo(
    () => departuresOf(bookings.items, format.timeZone),
    [bookings.items, format.timeZone],
  );
  const [view, setView] = useState<VoyageView>('band');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const count = (amount: number): string => t['departures.bookings']({ count: amount }, format);
  const panel = panelOf(data, 'bookings');
  const isMoney = withList && (panel.loading || values.some((cell) => totalOf(cell) !== 0));
  const labels = isMoney ? MONEY : { count };
  const key = useVoyageKey(panel.loading ? PLACEHOLDER_CELLS : cells, labels);
  const all = totalRows(bookings, stats, 'totalBookings') ?? bookings.items.length;
  // New data may lack a selected month.
  const months = chosen.filter((month) => cells.some(({ period }) => period === month));
  const listed = dated.filter(({ day }) => months.length === 0 || months.includes(periodOf(day)));
  const shown = withList ? listed.slice(0, OVERVIEW_ITEMS) : [];
  const isEmpty = cells.length === 0 && !panel.loading;
  if (!withList && (isEmpty || panel.failure)) return null;
  return (
    <DashboardPanel
      slot="departures"
      title={t['departures.title']}
      {...panel}
      action={
        isEmpty ? undefined : (
          <div className="t:flex t:flex-auto t:flex-wrap t:items-center t:justify-between t:gap-x-5 t:gap-y-2">
            <VoyageKey {...key} />
            <VoyageViewSwitch view={view} onViewChange={setView} />
          </div>
        )
      }
      classNames={HEAD_CLASSES}
      footer={
        !withList ? undefined : panel.loading ? (
          <SkeletonLine width={96} height={12} />
        ) : shown.length < listed.length ? (
          t['departures.showing']({ shown: shown.length, all: listed.length }, format)
        ) : undefined
      }
    >
      {isEmpty ? (
        <EmptyState title={t['departures.empty']} art={false}>
          {t['departures.how-to']}
        </EmptyState>
      ) : (
        <>
          <PanelBody className="t:pb-2">
            <VoyageBand
              aria-label={t['departures.title']}
              cells={isMoney ? values : cells}
              {...labels}
              // Samples cannot be acted on, so there is no switch of the view.
              view={panel.sample ? 'band' : view}
              selected={months}
              onSelectedChange={panel.sample ? undefined : ({ periods }) => setChosen(periods)}
            />
          </PanelBody>
          <MonthSelection
            cells={cells.filter(({ period }) => months.length === 0 || months.includes(period))}
            months={months}
            known={
              dated.length < all ? t['departures.known']({ known: dated.length, all }, format) : undefined
            }
            onMonths={setChosen}
            isSample={panel.sample === true}
          />
          {withList && (shown.length > 0 || panel.loading) ? (
            <BookingsTable label={t['departures.list']} bookings={shown.map(({ booking }) => booking)} />
          ) : null}
        </>
      )}
    </DashboardPanel>
  );
}

interface MonthSelectionProps {
  cells: readonly VoyageCell[];
  months: readonly string[];
  /** Text of how many bookings have a known month; `undefined` if all have. */
  known: string | undefined;
  onMonths: (months: readonly string[]) => void;
  isSample: boolean;
}

function MonthSelection({ cells, months, known, onMonths, isSample }: MonthSelectionProps) {
  const { t, format } = useI18n();
  const periods = usePeriods();
  const ask = useSetListQuery();
  const [first, last = first] = [months[0], months.at(-1)];
  const loading = useLoading();
  const sum = (amount: (cell: VoyageCell) => number | null | undefined): number =>
    sumOf(cells.map((cell) => amount(cell) ?? 0));
  const total = t['departures.sum'](
    {
      bookings: t['departures.bookings']({ count: sum(totalOf) }, format),
      pending: sum(({ pending }) => pending),
      value: format.money(sum(({ value }) => value)),
    },
    format,
  );
  return (
    <div className="t:flex t:flex-wrap t:items-center t:gap-x-3 t:gap-y-2 t:border-t t:px-panel-padding t:py-3 t:text-label t:@max-phone:px-panel-padding-compact">
      {months.map((month) => (
        <button
          key={month}
          type="button"
          aria-label={t['departures.any-month']({ month: periods.long(month) })}
          onClick={() => onMonths(months.filter((each) => each !== month))}
          className="t:inline-flex t:min-h-7 t:items-center t:gap-1.5 t:rounded-sm t:bg-neutral-soft t:ps-2.5 t:pe-1.5 t:font-medium t:touch:min-h-touch-target"
        >
          <bdi>{t['departures.leaving']({ month: periods.long(month) })}</bdi>
          <X aria-hidden="true" className="t:icon-14 t:text-subtle" />
        </button>
      ))}
      <bdi role="status" className="t:text-muted t:figures-in-text">
        {loading ? <SkeletonLine width={200} height={12} /> : total}
      </bdi>
      {known && months.length === 0 && !loading ? <bdi className="t:text-subtle">{known}</bdi> : null}
      {isSample && !loading ? null : (
        // A line of its own on phones: not every sum would leave room beside it.
        <span className="t:ms-auto t:@max-phone:ms-0 t:@max-phone:w-full">
          {loading ? (
            <span className="t:inline-flex t:min-h-6 t:items-center t:touch:min-h-touch-target">
              <SkeletonLine width={116} height={12} />
            </span>
          ) : (
            <TabLink
              tab="bookings"
              // Filters the list by the days from the first selected month to the last.
              onOpened={
                first && last
                  ? () =>
                      ask('bookings', {
                        columns: [DATES_COLUMN],
                        columnFilters: [{ id: 'dates', value: { from: `${first}-01`, to: lastDayOf(last) } }],
                      })
                  : undefined
              }
            >
              {t['departures.open']}
            </TabLink>
          )}
        </span>
      )}
    </div>
  );
}

const lastDayOf = (month: string): string => periodAfter(`${periodAfter(month, 1)}-01`, -1);

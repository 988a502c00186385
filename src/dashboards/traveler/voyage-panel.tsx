'use client';
import { PanelBody } from '../../components/panel/index.js';
import {
  VoyageKey,
  VoyageLine,
  type VoyageLineTrip,
  type VoyageState,
} from '../../components/voyage-band/index.js';
import { type Booking, isCompletedTrip } from '../../domain/index.js';
import { isPending, normalizeStatus } from '../../domain/status.js';
import { tripsOfLine } from '../../domain/trip-line.js';
import type { Grammar } from '../../i18n/grammar.js';
import type { useFormatters } from '../../i18n/use-formatters.js';
import { useGrammar } from '../../i18n/use-grammar.js';
import { dayOf, daysUntil, isoDay } from '../../lib/calendar-day.js';
import { unbroken } from '../../lib/days.js';
import { DashboardPanel, panelOf, useNow } from '../shared/index.js';
import { TRAVELER_LINKS, type TravelerLinks } from './links.js';
import type { TravelerData } from './reads.js';
import { useWords, type Words } from './words.js';

interface VoyagePanelProps {
  data: TravelerData;
  /** @default the present */
  now?: Date | undefined;
  /** Where a trip leads. @default `/booking/{id}`, and nowhere without an id */
  hrefFor?: TravelerLinks['booking'] | undefined;
}

/** Trips on a line of months, with today. Without a trip that takes place, on a day that can be read, there is none. */
export function VoyagePanel({ data, now: given, hrefFor = TRAVELER_LINKS.booking }: VoyagePanelProps) {
  const now = useNow(given);
  const { t, format } = useWords();
  const grammar = useGrammar();

  const today = dayOf(now, format.timeZone);
  const panel = panelOf(data, 'bookings');
  const { trips: near, count } = tripsOfLine(data.bookings.items, now, format.timeZone);
  const trips = near.map((booking): VoyageLineTrip => {
    const look = lookOf(booking, now, format.timeZone);
    return {
      key: booking.key,
      title: booking.listingTitle,
      day: format.isoDay(booking.checkIn) ?? '',
      look,
      href: hrefFor(booking),
      note: noteOf(booking, look, t, format, daysUntil(booking.checkIn, now, format.timeZone), grammar),
    };
  });
  if (!today || panel.failure || (trips.length === 0 && !panel.loading)) return null;
  const states: VoyageState[] = [
    { look: 'filled', label: t['voyage.confirmed'] },
    { look: 'outlined', label: t['voyage.pending'] },
    { look: 'pale', label: t['voyage.past'] },
  ];
  return (
    <DashboardPanel
      slot="voyage"
      title={t['line.title']}
      action={
        <VoyageKey
          states={states.filter(({ look }) => panel.loading || trips.some((trip) => trip.look === look))}
        />
      }
      loading={panel.loading}
      resetKeys={[data.bookings]}
    >
      <PanelBody>
        <VoyageLine
          aria-label={t['line.title']}
          trips={trips}
          count={count}
          today={isoDay(today)}
          todayText={t['line.today']({ day: format.date(isoDay(today)) })}
        />
      </PanelBody>
    </DashboardPanel>
  );
}

function lookOf(booking: Booking, now: Date, timeZone: string | undefined): VoyageLineTrip['look'] {
  if (isCompletedTrip(booking, now, timeZone)) return 'pale';
  return normalizeStatus(booking.status) === 'confirmed' ? 'filled' : 'outlined';
}

function noteOf(
  { checkIn, status }: Booking,
  look: VoyageLineTrip['look'],
  t: Words['t'],
  format: ReturnType<typeof useFormatters>,
  days: number,
  { relativeDays }: Grammar,
): string {
  const day = unbroken(format.dateWithWeekday(checkIn));
  if (look === 'outlined' && isPending(status)) return t['line.pending']({ day });
  return days > 0 ? t['line.upcoming']({ day, when: relativeDays(days, format.number) }) : day;
}

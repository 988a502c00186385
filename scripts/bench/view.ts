import { statusLabel } from 'tapa-ui/badge';
import {
  bookings,
  COUNTRIES_VISITED,
  DESTINATIONS_VISITED,
  isCompletedTrip,
  OVERVIEW_ITEMS,
  POINTS_TO_NEXT_LEVEL,
  REWARDS_POINTS,
  REWARDS_PROGRESS,
  type SanitizedRowOf,
  summarizeTrips,
  TRAVEL_RATING,
  WISHLIST_ITEMS,
} from 'tapa-ui/domain';
import { createFormatters } from 'tapa-ui/format';
import { REWARDS_LEVEL, REWARDS_NEXT_LEVEL } from 'tapa-ui/reward-card';
import { NOW, type RawBooking, USER } from './data';

const format = createFormatters();

/** A tab that the bench opens. */
export type TabName = 'overview' | 'trips';

/** An icon of a tile. */
export type TileIcon = 'calendar' | 'checks' | 'globe' | 'heart' | 'luggage' | 'map' | 'star';

/** The texts of a tile. */
export interface TileView {
  label: string;
  figure: string;
  icon: TileIcon;
  unit?: string;
  hint?: string;
}

/** The texts of a row in a list of bookings. */
export interface BookingView {
  key: string;
  href: string;
  title: string;
  destination: string;
  month: string;
  day: string;
  isPast: boolean;
  /** Its check-in: the weekday with its comma, the date, and the date for machines. */
  weekday: string;
  checkIn: string;
  checkInIso: string;
  /** The whole stay. */
  stay: string;
  status: string;
  isPending: boolean;
}

/** A heading with the bookings below it. */
export interface GroupView {
  title: string;
  bookings: readonly BookingView[];
}

/** All texts of the measured page, with figures and dates formatted. */
export interface PageView {
  /** The line below the title, by tab. */
  help: Readonly<Record<'overview' | 'trips', string>>;
  overviewTiles: readonly TileView[];
  tripTiles: readonly TileView[];
  /** The first few, on the Overview tab. */
  next: readonly BookingView[];
  /** A page of all of them, on the My Trips tab. */
  groups: readonly GroupView[];
  total: string;
  /** The text for the range of shown rows; `null` where all are shown. */
  range: string | null;
}

/** Texts that all versions of the page share. */
export const TEXTS = {
  title: 'Traveler Dashboard',
  tabs: [
    ['overview', 'Overview'],
    ['trips', 'My Trips'],
    ['wishlist', 'Wishlist'],
    ['rewards', 'Rewards'],
    ['profile', 'Profile'],
  ],
  destinations: [
    ['/', 'Home'],
    ['/destinations', 'Discover'],
    ['/ai-itinerary', 'AI Plan'],
    ['/wishlists', 'Saved'],
  ],
  unread: '3',
  person: `${USER.firstName} ${USER.lastName}`,
  initials: 'ST',
  level: REWARDS_LEVEL,
  nextLevel: REWARDS_NEXT_LEVEL,
  points: format.number(REWARDS_POINTS),
  pointsToNext: format.number(POINTS_TO_NEXT_LEVEL),
  progress: REWARDS_PROGRESS,
} as const;

/** Rows of a page of the list. */
const PAGE_SIZE = 50;
const GROUPS = [
  ['under-way', 'Under way'],
  ['upcoming', 'Upcoming'],
  ['completed', 'Completed'],
] as const;

function rowOf(booking: SanitizedRowOf<typeof bookings>): BookingView {
  const { month = '', day = '' } = format.dateTile(booking.checkIn) ?? {};
  const checkIn = format.date(booking.checkIn);
  return {
    key: booking.key,
    href: `/booking/${booking.id}`,
    title: booking.listingTitle ?? '',
    destination: booking.destination ?? '',
    month,
    day,
    isPast: isCompletedTrip(booking, NOW),
    weekday: format.dateWithWeekday(booking.checkIn).slice(0, -checkIn.length),
    checkIn,
    checkInIso: format.isoDay(booking.checkIn) ?? '',
    stay: format.dateRange(booking.checkIn, booking.checkOut),
    status: statusLabel(booking.status),
    isPending: booking.status === 'pending',
  };
}

/** The texts of the page, made before the measurement: the floor and the peers only render them. */
export function viewOf(raw: readonly RawBooking[]): PageView {
  const { items } = bookings.sanitize(raw);
  const { counts, byPhase, daysUntilNext } = summarizeTrips(items, NOW);
  const page = GROUPS.flatMap(([phase]) => byPhase[phase]).slice(0, PAGE_SIZE);
  return {
    help: {
      overview: `Kia ora, ${USER.firstName}. Your next trip starts in ${daysUntilNext ?? 0} days.`,
      trips: 'Every booking, past and upcoming.',
    },
    overviewTiles: [
      {
        label: 'Trips Booked',
        figure: format.number(items.length),
        icon: 'luggage',
        hint: `${format.number(counts.upcoming)} upcoming`,
      },
      { label: 'Wishlist Items', figure: format.number(WISHLIST_ITEMS), icon: 'heart' },
      { label: 'Travel Rating', figure: format.rating(TRAVEL_RATING), icon: 'star', unit: 'of 5' },
      { label: 'Destinations', figure: format.number(DESTINATIONS_VISITED), icon: 'map' },
    ],
    tripTiles: [
      { label: 'Upcoming', figure: format.number(counts.upcoming), icon: 'calendar' },
      { label: 'Completed', figure: format.number(counts.completed), icon: 'checks' },
      { label: 'Countries', figure: format.number(COUNTRIES_VISITED), icon: 'globe' },
    ],
    next: items.slice(0, OVERVIEW_ITEMS).map(rowOf),
    groups: GROUPS.map(([phase, title]) => ({
      title,
      bookings: page.filter((booking) => byPhase[phase].includes(booking)).map(rowOf),
    })).filter(({ bookings }) => bookings.length > 0),
    total: format.badgeCount(items.length),
    range: items.length > PAGE_SIZE ? `Showing 1–${PAGE_SIZE} of ${format.number(items.length)}` : null,
  };
}

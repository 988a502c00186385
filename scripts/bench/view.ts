import { statusLabel } from 'tapa-ui/badge';
import {
  bookings,
  COUNTRIES_VISITED,
  isCompletedTrip,
  type SanitizedRowOf,
  summarizeTrips,
} from 'tapa-ui/domain';
import { createFormatters } from 'tapa-ui/format';
import { NOW, type RawBooking, USER } from './data';

const format = createFormatters();

/** An icon of a tile. */
export type TileIcon = 'calendar' | 'checks' | 'globe';

/** The texts of a tile. */
export interface TileView {
  label: string;
  figure: string;
  icon: TileIcon;
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
  /** The line below the title. */
  help: string;
  tiles: readonly TileView[];
  /** A page of all bookings. */
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
  return {
    key: booking.key,
    href: `/booking/${booking.id}`,
    title: booking.listingTitle ?? '',
    destination: booking.destination ?? '',
    month,
    day,
    isPast: isCompletedTrip(booking, NOW),
    stay: format.dateRange(booking.checkIn, booking.checkOut),
    status: statusLabel(booking.status),
    isPending: booking.status === 'pending',
  };
}

/** The texts of the page, made before the measurement: the floor and the peers only render them. */
export function viewOf(raw: readonly RawBooking[]): PageView {
  const { items } = bookings.sanitize(raw);
  const { counts, byPhase } = summarizeTrips(items, NOW);
  const page = GROUPS.flatMap(([phase]) => byPhase[phase]).slice(0, PAGE_SIZE);
  return {
    help: 'Every booking, past and upcoming.',
    tiles: [
      { label: 'Upcoming', figure: format.number(counts.upcoming), icon: 'calendar' },
      { label: 'Completed', figure: format.number(counts.completed), icon: 'checks' },
      { label: 'Countries', figure: format.number(COUNTRIES_VISITED), icon: 'globe' },
    ],
    groups: GROUPS.map(([phase, title]) => ({
      title,
      bookings: page.filter((booking) => byPhase[phase].includes(booking)).map(rowOf),
    })).filter(({ bookings }) => bookings.length > 0),
    total: format.badgeCount(items.length),
    range: items.length > PAGE_SIZE ? `Showing 1–${PAGE_SIZE} of ${format.number(items.length)}` : null,
  };
}

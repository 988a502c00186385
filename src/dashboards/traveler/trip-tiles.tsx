'use client';
import { CalendarDays, CheckCheck, Globe, Heart, Luggage, Map as MapIcon, Star } from 'lucide-react';
import { SampleChip } from '../../components/badge';
import { StatStrip, StatTile } from '../../components/stat-tile';
import {
  type Booking,
  COUNTRIES_VISITED,
  DESTINATIONS_VISITED,
  type SanitizedList,
  summarizeTrips,
  TRAVEL_RATING,
  WISHLIST_ITEMS,
} from '../../domain';
import { useFormatters } from '../../i18n/use-formatters';
import { TILE_LABELS, TRIP_COUNT_LABELS } from './texts';

/** Made once, so that new figures do not draw them anew. */
const ICONS = {
  luggage: <Luggage />,
  heart: <Heart />,
  star: <Star />,
  map: <MapIcon />,
  days: <CalendarDays />,
  checks: <CheckCheck />,
  globe: <Globe />,
};

interface TilesProps {
  bookings: SanitizedList<Booking>;
  now: Date;
}

/** The four tiles of the Overview tab; all but the first are fixed (spec section 2). */
export function OverviewTiles({ bookings, now }: TilesProps) {
  const format = useFormatters();
  const { timeZone } = format;
  const { counts } = summarizeTrips(bookings.items, now, timeZone);
  return (
    <StatStrip aria-label="Your travel at a glance">
      <StatTile
        label={TILE_LABELS.tripsBooked}
        value={bookings.items.length}
        hint={bookings.isSample ? <SampleChip /> : `${format.number(counts.upcoming)} upcoming`}
        icon={ICONS.luggage}
      />
      <StatTile label={TILE_LABELS.wishlistItems} value={WISHLIST_ITEMS} icon={ICONS.heart} />
      <StatTile
        label={TILE_LABELS.travelRating}
        value={TRAVEL_RATING}
        format="rating"
        unit="of 5"
        icon={ICONS.star}
      />
      <StatTile label={TILE_LABELS.destinations} value={DESTINATIONS_VISITED} icon={ICONS.map} />
    </StatStrip>
  );
}

/** The three counts of the My Trips tab; the last is fixed (spec section 2). */
export function TripTiles({ bookings, now }: TilesProps) {
  const { timeZone } = useFormatters();
  const { counts } = summarizeTrips(bookings.items, now, timeZone);
  const hint = bookings.isSample ? <SampleChip /> : undefined;
  return (
    <StatStrip aria-label="Your trips" columns={3}>
      <StatTile label={TRIP_COUNT_LABELS.upcoming} value={counts.upcoming} hint={hint} icon={ICONS.days} />
      <StatTile
        label={TRIP_COUNT_LABELS.completed}
        value={counts.completed}
        hint={hint}
        icon={ICONS.checks}
      />
      <StatTile label={TRIP_COUNT_LABELS.countries} value={COUNTRIES_VISITED} icon={ICONS.globe} />
    </StatStrip>
  );
}

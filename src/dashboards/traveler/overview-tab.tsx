'use client';
import { SampleChip, SampleData } from '../../components/badge';
import { EmptyState } from '../../components/empty-state';
import { ListingCards } from '../../components/listing-card';
import { Card, PanelLink, SectionHeading } from '../../components/panel';
import { RewardsPanel } from '../../components/reward-card';
import { useLoading } from '../../components/skeleton';
import { StatStrip, StatTile } from '../../components/stat-tile';
import {
  type Booking,
  DESTINATIONS_VISITED,
  type Listing,
  type ListingData,
  listings as listingsEntity,
  type SanitizedList,
  summarizeTrips,
  TRAVEL_RATING,
  WISHLIST_ITEMS,
} from '../../domain';
import { OVERVIEW_ITEMS } from '../../domain/constants';
import { droppedItemsText } from '../../domain/define-list';
import { useFormatters } from '../../i18n/use-formatters';
import { Heart, Luggage, Map as MapIcon, Star } from '../../icons';
import {
  DashboardGrid,
  DashboardPanel,
  DashboardPart,
  DashboardStack,
  emptyRow,
  FailedList,
  failedTile,
  failedTitle,
  GreetingLine,
  GridCell,
  panelOf,
  type ReadFailure,
  TabLink,
} from '../shared';
import { REWARDS_STATE } from './rewards-state';
import { DISCOVER_PATH, nextTripText, RECOMMENDATIONS, TILE_LABELS, UPCOMING_TRIPS } from './texts';
import type { TravelerShown } from './traveler-dashboard';
import { Trips } from './trips-tab';

/**
 * The height of three rows, so that what is below does not move when data arrives: beside the rewards however many
 * rows there are, where they stand below only when there is none.
 */
const THREE_ROWS =
  't:grid t:@lg:three-trips-high t:@max-lg:has-data-[slot=empty-state]:three-stacked-trips-high';

/** Overview: four tiles, the next trips, the rewards and recommendations (spec: 9.first-three). */
export function OverviewTab({ data, now, onSaveListing }: TravelerShown) {
  const { bookings, listings, isLoading, failureOf } = data;
  const bookingsLoading = isLoading('bookings');
  return (
    <DashboardStack className="t:shares-width">
      <DashboardPart subject="Your figures" loading={bookingsLoading} resetKeys={[bookings]}>
        <OverviewTiles bookings={bookings} failure={failureOf('bookings')} now={now} />
      </DashboardPart>
      <DashboardGrid fill>
        <DashboardPanel
          span={8}
          title={UPCOMING_TRIPS}
          action={<TabLink tab="trips">All trips</TabLink>}
          {...panelOf(data, 'bookings')}
          fill
        >
          <div className={THREE_ROWS}>
            <Trips bookings={bookings.items.slice(0, OVERVIEW_ITEMS)} variant="upcoming" now={now} />
          </div>
        </DashboardPanel>
        <GridCell span={4}>
          {/* Its figures are prescribed, and wait for those that are not. */}
          <DashboardPart subject="Rewards" loading={bookingsLoading}>
            <RewardsPanel {...REWARDS_STATE} action={<TabLink tab="rewards">View rewards</TabLink>} />
          </DashboardPart>
        </GridCell>
      </DashboardGrid>
      <DashboardPart subject="Recommendations" loading={isLoading('listings')} resetKeys={[listings]}>
        <Recommendations listings={listings} failure={failureOf('listings')} onSave={onSaveListing} />
      </DashboardPart>
    </DashboardStack>
  );
}

/** What tiles say of trips. */
export interface TripFiguresProps {
  bookings: SanitizedList<Booking>;
  /** Why they could not be read. */
  failure?: ReadFailure | undefined;
  now: Date;
}

/** The four tiles of the Overview tab; all but the first are fixed (spec: 2.traveler-tiles). */
export function OverviewTiles({ bookings, failure, now }: TripFiguresProps) {
  const format = useFormatters();
  const { timeZone } = format;
  const { counts } = summarizeTrips(bookings.items, now, timeZone);
  return (
    <StatStrip aria-label="Your travel at a glance">
      <StatTile
        label={TILE_LABELS.tripsBooked}
        value={bookings.items.length}
        icon={<Luggage />}
        hint={bookings.isSample ? <SampleChip /> : `${format.number(counts.upcoming)} upcoming`}
        {...failedTile(failure)}
      />
      <StatTile label={TILE_LABELS.wishlistItems} value={WISHLIST_ITEMS} icon={<Heart />} />
      <StatTile
        label={TILE_LABELS.travelRating}
        value={TRAVEL_RATING}
        format="rating"
        unit="of 5"
        icon={<Star />}
      />
      <StatTile label={TILE_LABELS.destinations} value={DESTINATIONS_VISITED} icon={<MapIcon />} />
    </StatStrip>
  );
}

interface RecommendationsProps {
  listings: SanitizedList<Listing>;
  failure: ReadFailure | undefined;
  onSave: ((listing: ListingData) => void) | undefined;
}

/** Placeholders for listings that are loading; their cards show blocks only. */
const PLACEHOLDERS = ['one', 'two', 'three'].map((key) => emptyRow(listingsEntity, key));

/** The first three cultural listings, each with a Save button (spec: 2.traveler-recommendations). */
function Recommendations({ listings, failure, onSave }: RecommendationsProps) {
  const format = useFormatters();
  const loading = useLoading();
  const shown = loading ? PLACEHOLDERS : listings.items.slice(0, OVERVIEW_ITEMS);
  const isSample = listings.isSample && !loading;
  const notice = loading ? '' : droppedItemsText(format, listings.dropped);
  return (
    <>
      <SectionHeading
        action={
          <PanelLink href={DISCOVER_PATH} of={RECOMMENDATIONS}>
            See more
          </PanelLink>
        }
      >
        {RECOMMENDATIONS}
      </SectionHeading>
      {isSample || notice ? (
        <div className="t:-my-2 t:flex t:flex-wrap t:items-center t:gap-3 t:text-label t:text-muted">
          {isSample ? <SampleChip /> : null}
          {notice ? <p className="t:own-direction">{notice}</p> : null}
        </div>
      ) : null}
      {shown.length > 0 ? (
        <SampleData active={isSample}>
          <ListingCards aria-label={RECOMMENDATIONS} listings={shown} onSave={onSave} />
        </SampleData>
      ) : failure ? (
        <Card className="t:pt-6">
          <FailedList failure={failure} />
        </Card>
      ) : (
        <Card className="t:pt-6">
          <EmptyState title="Nothing to recommend yet">
            As soon as there are experiences that suit you, they appear here.
          </EmptyState>
        </Card>
      )}
    </>
  );
}

/** When the next trip starts, where the bookings are there and the traveler's own. */
export function OverviewHelp({
  data: { bookings, isLoading, failureOf },
  greeting,
  greetingLang,
  user,
  now,
}: TravelerShown) {
  const format = useFormatters();
  const isKnown = !isLoading('bookings') && !bookings.isSample;
  const failure = failureOf('bookings');
  const days = isKnown ? summarizeTrips(bookings.items, now, format.timeZone).daysUntilNext : null;
  return (
    <GreetingLine greeting={greeting} greetingLang={greetingLang} firstName={user.firstName}>
      {failure
        ? `${failedTitle(failure.labels.join(', '))}.`
        : days === null
          ? 'Your trips, and ideas for more.'
          : nextTripText(format, days)}
    </GreetingLine>
  );
}

'use client';
import { SampleChip, SampleData } from '../../components/badge/index.js';
import { DashboardStack, OverviewLayout } from '../../components/dashboard-grid/index.js';
import { EmptyState } from '../../components/empty-state/index.js';
import { ListingCards } from '../../components/listing-card/index.js';
import { Card, Panel, PanelLink, SectionHeading } from '../../components/panel/index.js';
import { RewardsPanel } from '../../components/reward-card/index.js';
import { BEST_RATING, OVERVIEW_ITEMS } from '../../domain/constants.js';
import {
  type ListingData,
  listings as listingsEntity,
  summarizeTrips,
  type TravelerFigures,
} from '../../domain/index.js';
import {
  DashboardPanel,
  DashboardPart,
  type DataPanelProps,
  emptyRow,
  FailedLine,
  FailedRow,
  GreetingLine,
  type KnownFigures,
  MonthCalendars,
  NothingHere,
  panelOf,
  TabLink,
  TileStrip,
  useFailedTile,
  useNow,
  useShowsSamples,
} from '../shared/index.js';
import { useI18n } from './i18n.js';
import type { TravelerData } from './reads.js';
import type { TravelerTabProps } from './traveler-dashboard.js';
import type { SanitizedRewards } from './traveler-rewards.js';
import { TRAVELER_LINKS, Trips, type TripsPanelProps, VoyagePanel } from './trips-tab.js';

/** Tab with four tiles, the next trips, the rewards and recommendations. */
export function OverviewTab({ data, now, figures, rewards, links, onSaveListing }: TravelerTabProps) {
  const { t } = useI18n();
  return (
    <DashboardStack className="t:shares-width">
      <TravelerTiles data={data} now={now} figures={figures} />
      <OverviewLayout
        panels={<UpcomingTripsPanel data={data} now={now} hrefFor={links.booking} />}
        rail={<TravelerRewardsPanel data={data} rewards={rewards} />}
        wideMain={<VoyagePanel data={data} now={now} hrefFor={links.booking} />}
        wideRail={
          <MonthCalendars
            {...panelOf(data, 'bookings')}
            rows={data.bookings.items}
            who="listingTitle"
            now={now}
            most={1}
            action={<TabLink tab="trips">{t['traveler.upcoming.all']}</TabLink>}
          />
        }
      />
      <RecommendationsPart
        data={data}
        moreHref={links.discover}
        hrefFor={links.listing}
        onSave={onSaveListing}
      />
    </DashboardStack>
  );
}

export function OverviewHelp({ data, ...reader }: TravelerTabProps) {
  const { bookings, isLoading, failureOf } = data;
  const now = useNow(reader.now);
  const { t, format } = useI18n();
  const isKnown = !isLoading('bookings') && !bookings.isSample;
  const failure = failureOf('bookings');
  const days = isKnown ? summarizeTrips(bookings.items, now, format.timeZone).daysUntilNext : null;
  return (
    <GreetingLine {...reader}>
      {failure ? (
        <FailedLine failure={failure} />
      ) : days === null ? (
        t['traveler.help.overview']
      ) : (
        t['traveler.help.next-trip']({ days }, format)
      )}
    </GreetingLine>
  );
}

/** Height of three rows. If the rewards are below, only while the trips load or are empty: nothing moves. */
const THREE_ROWS =
  't:grid t:@min-table:min-h-[calc(3*(28px*var(--tapa-density,1)+3.5*var(--tapa-rem,1rem)+1px))] t:@max-table:has-[:is([data-slot=empty-state],[data-slot=skeleton])]:min-h-[calc(3*(28px*var(--tapa-density,1)+4.375*var(--tapa-rem,1rem)+1px)+1.375*var(--tapa-rem,1rem))]';

/** The next trips, with a link to all (spec: 9.first-three). */
export function UpcomingTripsPanel({
  data,
  now,
  hrefFor = TRAVELER_LINKS.booking,
  ...panel
}: TripsPanelProps & DataPanelProps<TravelerData>) {
  const { t } = useI18n();
  return (
    <DashboardPanel
      slot="upcoming-trips"
      title={t['traveler.upcoming']}
      action={<TabLink tab="trips">{t['traveler.upcoming.all']}</TabLink>}
      {...panelOf(data, 'bookings')}
      {...panel}
    >
      <div className={THREE_ROWS}>
        <Trips
          bookings={data.bookings.items.slice(0, OVERVIEW_ITEMS)}
          variant="upcoming"
          hrefFor={hrefFor}
          now={now}
        />
      </div>
    </DashboardPanel>
  );
}

interface TravelerRewardsPanelProps {
  /** The rewards wait for this data, although they may be fixed. */
  data: TravelerData;
  rewards: SanitizedRewards;
}

/** Level, points and progress to the next level (spec: 2.traveler-rewards). */
export function TravelerRewardsPanel({ data, rewards: { status } }: TravelerRewardsPanelProps) {
  const { t } = useI18n();
  return (
    <DashboardPart subject={t['traveler.rewards']} loading={data.isLoading('bookings')}>
      {status ? (
        <RewardsPanel {...status} action={<TabLink tab="rewards">{t['traveler.rewards.view']}</TabLink>} />
      ) : (
        <Panel data-slot="rewards-panel" title={t['traveler.rewards']}>
          <NothingHere />
        </Panel>
      )}
    </DashboardPart>
  );
}

export interface TravelerTilesProps {
  data: Pick<TravelerData, 'bookings' | 'isLoading' | 'failureOf'>;
  /** @default the current moment */
  now?: Date | undefined;
  /** The figures that do not count trips. */
  figures: KnownFigures<TravelerFigures>;
}

export function useTripCounts({ data: { bookings, isLoading, failureOf }, now: given }: TravelerTilesProps) {
  const { t, format } = useI18n();
  const now = useNow(given);
  const failed = useFailedTile()(failureOf('bookings'));
  return {
    counts: () => summarizeTrips(bookings.items, now, format.timeZone).counts,
    tile: { isSample: bookings.isSample, ...failed },
    strip: {
      subject: t['traveler.figures.error'],
      loading: isLoading('bookings'),
      resetKeys: [bookings],
    },
  };
}

/** The tiles of the Overview tab; all but the first are fixed (spec: 2.traveler-tiles). */
export function TravelerTiles(props: TravelerTilesProps) {
  const { t, format } = useI18n();
  const { counts, tile, strip } = useTripCounts(props);
  const { data, figures } = props;
  const { items, isSample } = data.bookings;
  return (
    <TileStrip
      {...strip}
      label={t['traveler.figures']}
      tiles={() => [
        {
          label: t['traveler.tile.trips-booked'],
          value: items.length,
          unit: isSample
            ? undefined
            : t['traveler.tile.upcoming-trips']({ count: counts().upcoming }, format),
          ...tile,
        },
        { label: t['traveler.tile.wishlist-items'], value: figures.wishlistItems },
        {
          label: t['traveler.tile.travel-rating'],
          value: figures.travelRating,
          format: 'rating',
          unit: t['traveler.tile.of-best']({ most: BEST_RATING }, format),
        },
        { label: t['traveler.tile.destinations'], value: figures.destinations },
      ]}
    />
  );
}

interface RecommendationsProps {
  data: TravelerData;
  /** Address of 'See more'; `null` leaves it out. @default '/destinations' */
  moreHref?: string | null | undefined;
  /** Returns the address of a listing's card. @default no link */
  hrefFor?: ((listing: ListingData) => string | undefined) | undefined;
  /** Called by a card's Save button. Without it the button does nothing. */
  onSave?: ((listing: ListingData) => unknown) | undefined;
}

const PLACEHOLDERS = ['one', 'two', 'three'].map((key) => emptyRow(listingsEntity, key));

/** The first three cultural listings, each with a Save button (spec: 2.traveler-recommendations). */
export function RecommendationsPart({
  data: { listings, isLoading, failureOf },
  moreHref = TRAVELER_LINKS.discover,
  hrefFor,
  onSave,
}: RecommendationsProps) {
  const { t, format } = useI18n();
  const title = t['traveler.recommendations'];
  const failure = failureOf('listings');
  const loading = isLoading('listings');
  const shown = loading ? PLACEHOLDERS : listings.items.slice(0, OVERVIEW_ITEMS);
  const showsSamples = useShowsSamples();
  const isSample = showsSamples && listings.isSample && !loading;
  const notice =
    !loading && listings.dropped > 0 ? t['rows.dropped']({ count: listings.dropped }, format) : '';
  return (
    <DashboardPart subject={t['traveler.recommendations.error']} loading={loading} resetKeys={[listings]}>
      <SectionHeading
        action={
          moreHref === null ? undefined : (
            <PanelLink href={moreHref} of={title}>
              {t['traveler.recommendations.more']}
            </PanelLink>
          )
        }
      >
        {title}
      </SectionHeading>
      {isSample || notice ? (
        <div className="t:-my-2 t:flex t:flex-wrap t:items-center t:gap-3 t:text-label t:text-muted">
          {isSample ? <SampleChip /> : null}
          {notice ? <p className="t:own-direction">{notice}</p> : null}
        </div>
      ) : null}
      {shown.length > 0 ? (
        <SampleData active={isSample}>
          <ListingCards aria-label={title} listings={shown} hrefFor={hrefFor} onSave={onSave} />
        </SampleData>
      ) : failure ? (
        <Card data-slot="listing-cards">
          <FailedRow failure={failure} />
        </Card>
      ) : (
        <Card data-slot="listing-cards" className="t:pt-6">
          <EmptyState title={t['traveler.recommendations.empty']}>
            {t['traveler.recommendations.how-to']}
          </EmptyState>
        </Card>
      )}
    </DashboardPart>
  );
}

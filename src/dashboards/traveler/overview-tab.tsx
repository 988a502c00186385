import { RewardsPanel } from '../../components/reward-card';
import {
  POINTS_TO_NEXT_LEVEL,
  REWARDS_LEVEL,
  REWARDS_NEXT_LEVEL,
  REWARDS_POINTS,
  REWARDS_PROGRESS,
} from '../../domain';
import { OVERVIEW_ITEMS } from '../../domain/constants';
import { DashboardGrid, DashboardPanel, DashboardPart, DashboardStack, GridCell, TabLink } from '../shared';
import { Recommendations } from './recommendations';
import { UPCOMING_TRIPS } from './texts';
import type { TravelerShown } from './traveler-dashboard';
import { OverviewTiles } from './trip-tiles';
import { Trips } from './trips';

/**
 * The height of three rows, so that what is below does not move when data arrives: beside the rewards however many
 * rows there are, where they stand below only when there is none.
 */
const THREE_ROWS =
  't:grid t:@lg:three-trips-high t:@max-lg:has-data-[slot=empty-state]:three-stacked-trips-high';

/** Overview: four tiles, the next trips, the rewards and recommendations (spec section 2). */
export function OverviewTab({ data, now, onSaveListing }: TravelerShown) {
  const { bookings, listings, isLoading } = data;
  const bookingsLoading = isLoading('bookings');
  return (
    <DashboardStack className="t:shares-width">
      <DashboardPart subject="Your figures" loading={bookingsLoading} resetKeys={[bookings]}>
        <OverviewTiles bookings={bookings} now={now} />
      </DashboardPart>
      <DashboardGrid fill>
        <GridCell span={8}>
          <DashboardPanel
            title={UPCOMING_TRIPS}
            action={<TabLink tab="trips">All trips</TabLink>}
            sample={bookings.isSample}
            dropped={bookings.dropped}
            loading={bookingsLoading}
            resetKeys={[bookings]}
            fill
          >
            <div className={THREE_ROWS}>
              <Trips bookings={bookings.items.slice(0, OVERVIEW_ITEMS)} variant="upcoming" now={now} />
            </div>
          </DashboardPanel>
        </GridCell>
        <GridCell span={4}>
          <DashboardPart subject="Rewards">
            <RewardsPanel
              level={REWARDS_LEVEL}
              nextLevel={REWARDS_NEXT_LEVEL}
              points={REWARDS_POINTS}
              pointsToNext={POINTS_TO_NEXT_LEVEL}
              progress={REWARDS_PROGRESS}
              action={<TabLink tab="rewards">View rewards</TabLink>}
            />
          </DashboardPart>
        </GridCell>
      </DashboardGrid>
      <DashboardPart subject="Recommendations" loading={isLoading('listings')} resetKeys={[listings]}>
        <Recommendations listings={listings} onSave={onSaveListing} />
      </DashboardPart>
    </DashboardStack>
  );
}

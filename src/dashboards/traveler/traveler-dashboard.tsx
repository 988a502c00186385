'use client';
import { Compass } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from '../../components/button';
import {
  type ListingData,
  REWARDS_POINTS,
  type Reward,
  sanitizeBookings,
  sanitizeListings,
  sanitizeUser,
  summarizeTrips,
} from '../../domain';
import {
  type DashboardBaseProps,
  DashboardBoundary,
  DashboardShell,
  type DashboardTab,
  GreetingLine,
  isLoading,
  type LoadingParts,
  useNow,
} from '../shared';
import { OverviewTab } from './overview-tab';
import { ProfileTab } from './profile-tab';
import { RewardsTab } from './rewards-tab';
import { isTravelerTab, TRAVELER_TABS, type TravelerTab } from './tab-names';
import {
  DEFAULT_GREETING,
  DISCOVER,
  DISCOVER_PATH,
  HELP,
  nextTripText,
  pointsHelp,
  TAB_LABELS,
} from './texts';
import type { TravelerData, TravelerDataPart } from './traveler-data';
import { TripsTab } from './trips-tab';
import { WishlistTab } from './wishlist-tab';

export interface TravelerDashboardProps extends DashboardBaseProps<TravelerTab> {
  /** Answer of `GET /api/bookings`: raw. Not a list: sample bookings, marked as such. Failed: pass `[]` (decision 33). */
  bookings: unknown;
  /** Answer of `GET /api/listings?category=cultural`: raw, read like `bookings`. */
  listings: unknown;
  /** What is still on the way: its panels are skeletons. @default false */
  loading?: LoadingParts<TravelerDataPart>;
  /** The present moment; fixed in tests and stories. @default the present, from day to day */
  now?: Date;
  /** The word of greeting, in the traveler's chosen language; `''` for none. @default 'Kia ora' */
  greeting?: string;
  /** The page that My Trips shows of long lists, counted from 1. @default it keeps its own while the tab is open */
  tripsPage?: number;
  /** Called with the page of My Trips that the traveler wants to see. */
  onTripsPageChange?: (page: number) => void;
  /** Called by a listing's Save button. Without it the button does nothing (decision 11). */
  onSaveListing?: (listing: ListingData) => void;
  /** Called by a reward's Redeem button. Without it the button does nothing (decision 11). */
  onRedeem?: (reward: Reward) => void;
}

/**
 * The traveler dashboard (spec section 2), for the roles traveler and provider: Overview, My Trips, Wishlist, Rewards
 * and Profile. It takes raw JSON and sanitises it at its own door, so nothing in it makes it throw; it fetches nothing.
 * It renders the page's `<main>` and top bar; the bottom navigation belongs to the page around it.
 *
 * @example
 * <TravelerDashboard user={user} bookings={bookings.data} listings={listings.data} loading={isLoading}
 *   tab={searchParams.get('tab') ?? ''} onTabChange={(tab) => setSearchParams({ tab })} onLogout={logOut} />
 */
export function TravelerDashboard(props: TravelerDashboardProps): ReactElement {
  const { user, bookings, listings, onError } = props;
  return (
    <DashboardBoundary onError={onError} resetKeys={[user, bookings, listings]}>
      <Dashboard {...props} />
    </DashboardBoundary>
  );
}

function Dashboard({
  user: rawUser,
  bookings,
  listings,
  loading,
  now: givenNow,
  greeting = DEFAULT_GREETING,
  onTabChange,
  tripsPage,
  onTripsPageChange,
  onSaveListing,
  onRedeem,
  onError: _handledAbove,
  ...shell
}: TravelerDashboardProps) {
  const now = useNow(givenNow);
  const user = sanitizeUser(rawUser).value;
  const data: TravelerData = {
    bookings: sanitizeBookings(bookings),
    listings: sanitizeListings(listings),
    loading,
    now,
  };
  const days = daysUntilNext(data);
  const tabs: Record<TravelerTab, Pick<DashboardTab, 'help' | 'action' | 'content'>> = {
    overview: {
      help: (
        <GreetingLine greeting={greeting} firstName={user.firstName}>
          {days === null ? HELP.overview : nextTripText(days)}
        </GreetingLine>
      ),
      action: (
        <Button variant="primary" icon={<Compass />} href={DISCOVER_PATH}>
          {DISCOVER}
        </Button>
      ),
      content: <OverviewTab data={data} onSaveListing={onSaveListing} />,
    },
    trips: {
      help: HELP.trips,
      content: <TripsTab data={data} control={{ page: tripsPage, onPageChange: onTripsPageChange }} />,
    },
    wishlist: { help: HELP.wishlist, content: <WishlistTab /> },
    rewards: { help: pointsHelp(REWARDS_POINTS), content: <RewardsTab onRedeem={onRedeem} /> },
    profile: { help: HELP.profile, content: <ProfileTab user={user} /> },
  };
  return (
    <DashboardShell
      user={user}
      dashboard="traveler"
      tabs={TRAVELER_TABS.map((value) => ({ value, label: TAB_LABELS[value], ...tabs[value] }))}
      onTabChange={(tab) => {
        if (isTravelerTab(tab)) onTabChange?.(tab);
      }}
      {...shell}
    />
  );
}

/** Days until the next trip, where the bookings are there and the traveler's own. */
function daysUntilNext({ bookings, loading, now }: TravelerData): number | null {
  if (isLoading(loading, 'bookings') || bookings.isSample) return null;
  return summarizeTrips(bookings.items, now).daysUntilNext;
}

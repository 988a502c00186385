'use client';
import type { ReactElement } from 'react';
import {
  type ListingData,
  REWARDS_POINTS,
  type Reward,
  SAMPLE_BOOKINGS,
  SAMPLE_LISTINGS,
  summarizeTrips,
} from '../../domain';
import { useFormatters } from '../../i18n/use-formatters';
import { Compass } from '../../icons';
import {
  Dashboard,
  type DashboardProps,
  failedTitle,
  GreetingLine,
  type Shown,
  type TabSpecs,
  useNow,
} from '../shared';
import { OverviewTab } from './overview-tab';
import { ProfileTab } from './profile-tab';
import { TRAVELER_READS } from './reads';
import { RewardsTab } from './rewards-tab';
import { DISCOVER, DISCOVER_PATH, nextTripText, pointsHelp } from './texts';
import { TripsTab } from './trips-tab';
import { WishlistTab } from './wishlist-tab';

interface TravelerOwnProps {
  /** The present moment; fixed in tests and stories. @default the present, from day to day */
  now?: Date;
  /** The word of greeting, in the traveler's chosen language; `''` for none. @default 'Kia ora' */
  greeting?: string;
  /** The page that My Trips shows of long lists, counted from 1. @default it keeps its own while the tab is open */
  tripsPage?: number;
  /** Called with the page of My Trips that the traveler wants to see. */
  onTripsPageChange?: (page: number) => void;
  /** Called by a listing's Save button. Without it the button does nothing. */
  onSaveListing?: (listing: ListingData) => void;
  /** Called by a reward's Redeem button. Without it the button does nothing. */
  onRedeem?: (reward: Reward) => void;
}

/** What the tabs are given. */
export type TravelerShown = Shown<typeof TRAVELER_READS, TravelerOwnProps & { now: Date }>;

const SAMPLES = { bookings: SAMPLE_BOOKINGS, listings: SAMPLE_LISTINGS };

const TABS = {
  overview: {
    label: 'Overview',
    help: OverviewHelp,
    action: { label: DISCOVER, icon: <Compass />, href: DISCOVER_PATH },
    content: OverviewTab,
  },
  trips: { label: 'My Trips', help: 'Every booking, past and upcoming.', content: TripsTab },
  wishlist: { label: 'Wishlist', help: 'What you save waits for you here.', content: WishlistTab },
  rewards: { label: 'Rewards', help: PointsHelp, content: RewardsTab },
  profile: { label: 'Profile', help: 'What your account says about you.', content: ProfileTab },
} satisfies TabSpecs<string, TravelerShown>;

/** A tab of the traveler dashboard, as URLs and callbacks name it (spec: 2.traveler-tabs). */
export type TravelerTab = keyof typeof TABS;

/** The tabs in their order. */
export const TRAVELER_TABS = /* @__PURE__ */ Object.keys(TABS) as readonly TravelerTab[];

export interface TravelerDashboardProps
  extends DashboardProps<typeof TRAVELER_READS, TravelerTab>,
    TravelerOwnProps {}

/**
 * The traveler dashboard, for the roles traveler and provider: Overview, My Trips, Wishlist, Rewards and Profile. It takes
 * raw JSON and sanitises it itself, so no data makes it throw; it fetches nothing. It renders the page's `<main>` and top
 * bar; the bottom navigation belongs to the page around it.
 *
 * @example
 * <TravelerDashboard user={user} bookings={bookings.data} listings={listings.data} loading={isLoading}
 *   tab={searchParams.get('tab') ?? ''} onTabChange={(tab) => setSearchParams({ tab })} onLogout={logOut} />
 */
export function TravelerDashboard({
  now: givenNow,
  greeting = 'Kia ora',
  tripsPage,
  onTripsPageChange,
  onSaveListing,
  onRedeem,
  ...rest
}: TravelerDashboardProps): ReactElement {
  const now = useNow(givenNow);
  const own = { now, greeting, tripsPage, onTripsPageChange, onSaveListing, onRedeem };
  return (
    <Dashboard kind="traveler" reads={TRAVELER_READS} samples={SAMPLES} tabs={TABS} own={own} {...rest} />
  );
}

/** When the next trip starts, where the bookings are there and the traveler's own. */
function OverviewHelp({ data: { bookings, isLoading, failureOf }, greeting, user, now }: TravelerShown) {
  const format = useFormatters();
  const isKnown = !isLoading('bookings') && !bookings.isSample;
  const failure = failureOf('bookings');
  const days = isKnown ? summarizeTrips(bookings.items, now, format.timeZone).daysUntilNext : null;
  return (
    <GreetingLine greeting={greeting} firstName={user.firstName}>
      {failure
        ? `${failedTitle(failure.labels.join(', '))}.`
        : days === null
          ? 'Your trips, and ideas for more.'
          : nextTripText(format, days)}
    </GreetingLine>
  );
}

/** Prescribed points wait for what is not. */
function PointsHelp({ data }: TravelerShown) {
  const format = useFormatters();
  return data.isLoading('bookings') ? 'What your points are worth.' : pointsHelp(format, REWARDS_POINTS);
}

'use client';
import type { ReactElement } from 'react';
import {
  type ListingData,
  type Reward,
  SAMPLE_BOOKINGS,
  SAMPLE_LISTINGS,
  type TravelerFigures,
  travelerFigures,
  type User,
  user as userEntity,
} from '../../domain/index.js';
import { travelerSampleMessages } from '../../i18n/compiled/en/samples.js';
import {
  type DashboardBaseProps,
  DashboardShell,
  type DataProps,
  GREETING_PROPS,
  type GreetingProps,
  linksOf,
  type Prescribed,
  prescribed,
  propsOf,
  tabsOf,
  useDashboardData,
} from '../shared/index.js';
import { TRAVELER_LINKS, type TravelerLinks } from './links.js';
import { TRAVELER_READS, type TravelerData } from './reads.js';
import { type ShownRewards, useTravelerRewards } from './rewards-tab.js';
import { TABS, type TravelerTab } from './tabs.js';
import { useWords, type Words } from './words.js';

interface TravelerOwnProps extends GreetingProps {
  /** The present moment; fixed in tests and stories. @default the present, from day to day */
  now?: Date | undefined;
  /** Called by a listing's Save button; may return a promise, after which it says 'Saved'. Without it the button does nothing. */
  onSaveListing?: ((listing: ListingData) => unknown) | undefined;
  /** Called by a reward's Redeem button; may return a promise. Without it the button does nothing. */
  onRedeem?: ((reward: Reward) => unknown) | undefined;
  /**
   * Figures that no call delivers, raw: `{ wishlistItems, travelRating, destinations, countries }`, sanitised here.
   * @default what the specification fixes: 8, 4.9, 5 and 5
   */
  figures?: unknown;
  /**
   * The rewards programme, raw: `{ level, nextLevel, points, pointsToNext, progress, benefits, rewards: [{ id, title,
   * condition, points, isLocked }] }`, sanitised here. @default what the specification fixes
   */
  rewards?: unknown;
}

export interface TravelerShown extends Omit<TravelerOwnProps, 'figures' | 'rewards'> {
  t: Words['t'];
  user: User;
  /** The given moment, which each part makes its own by `useNow`. */
  now: Date | undefined;
  data: TravelerData;
  links: TravelerLinks;
  figures: Prescribed<TravelerFigures>;
  rewards: ShownRewards;
}

const GREETING = 'Kia ora';
const GREETING_LANG = 'mi';

const OWN = [
  'now',
  ...GREETING_PROPS,
  'onSaveListing',
  'onRedeem',
  'figures',
  'rewards',
] as const satisfies readonly (keyof TravelerOwnProps)[];

const SAMPLES = {
  rows: { bookings: SAMPLE_BOOKINGS, listings: SAMPLE_LISTINGS },
  words: travelerSampleMessages,
};

/** Returns what the panels of the traveler dashboard show. */
export const useTravelerData = (
  parts: DataProps<typeof TRAVELER_READS>,
  samples?: boolean | undefined,
): TravelerData => useDashboardData(TRAVELER_READS, parts, SAMPLES, samples);

export interface TravelerDashboardProps
  extends DashboardBaseProps<TravelerTab, TravelerLinks>,
    DataProps<typeof TRAVELER_READS>,
    TravelerOwnProps {}

/**
 * The traveler dashboard, for the roles traveler and provider: Overview, My Trips, Wishlist, Rewards and Profile. It sanitises
 * the JSON of its reads itself, so no data makes it throw; it fetches nothing. It renders the page's `<main>` and top
 * bar; the bottom navigation belongs to the page around it.
 *
 * @example
 * <TravelerDashboard user={user} bookings={useQuery(bookingsQuery)} listings={{ data: listings }}
 *   tab={searchParams.get('tab') ?? ''} onTabChange={(tab) => setSearchParams({ tab })} onLogout={logOut} />
 */
export function TravelerDashboard(props: TravelerDashboardProps): ReactElement {
  const { own, frame } = propsOf(props, TRAVELER_READS, OWN);
  const { samples = true } = frame;
  const { now, greeting = GREETING, greetingLang = greeting === GREETING ? GREETING_LANG : undefined } = own;
  const data = useTravelerData(props, samples);
  const shown: TravelerShown = {
    ...own,
    t: useWords().t,
    user: userEntity.sanitize(frame.user).value,
    now,
    data,
    links: linksOf(TRAVELER_LINKS, frame.links),
    greeting,
    greetingLang,
    figures: prescribed(travelerFigures, own.figures, samples),
    rewards: useTravelerRewards(own.rewards, samples),
  };
  return <DashboardShell dashboard="traveler" data={data} tabs={tabsOf(TABS, shown)} {...frame} />;
}

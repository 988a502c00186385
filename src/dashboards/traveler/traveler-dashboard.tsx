'use client';
import type { ReactElement } from 'react';
import {
  type ListingData,
  type Reward,
  SAMPLE_BOOKINGS,
  SAMPLE_LISTINGS,
  type TravelerFigures,
  travelerFigures,
} from '../../domain/index.js';
import { fallbackMessages } from '../../i18n/compiled/en/domain.js';
import { travelerSampleMessages } from '../../i18n/compiled/en/samples.js';
import { programmeMessages, travelerMessages } from '../../i18n/compiled/en/traveler.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import {
  Dashboard,
  type DashboardProps,
  type Prescribed,
  prescribed,
  type Shown,
  useNow,
} from '../shared/index.js';
import { TRAVELER_LINKS, type TravelerLinks } from './links.js';
import { TRAVELER_READS } from './reads.js';
import { rewardsOf, type ShownRewards } from './rewards-of.js';
import type { TravelerSlot } from './slots.js';
import { TABS, type TravelerTab } from './tabs.js';

interface TravelerCommonProps {
  /** The present moment; fixed in tests and stories. @default the present, from day to day */
  now?: Date | undefined;
  /** The word of greeting, in the traveler's chosen language; `''` for none. @default 'Kia ora' */
  greeting?: string | undefined;
  /** The language of `greeting`, as a BCP 47 tag, by which screen readers pronounce it (WCAG 3.1.2). @default 'mi' for the default greeting, else the page's */
  greetingLang?: string | undefined;
  /** Called by a listing's Save button; may return a promise, after which it says 'Saved'. Without it the button does nothing. */
  onSaveListing?: ((listing: ListingData) => unknown) | undefined;
  /** Called by a reward's Redeem button; may return a promise. Without it the button does nothing. */
  onRedeem?: ((reward: Reward) => unknown) | undefined;
}

interface TravelerOwnProps extends TravelerCommonProps {
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

/** What the tabs are given. */
export type TravelerShown = Shown<
  typeof TRAVELER_READS,
  TravelerCommonProps & {
    t: typeof travelerMessages;
    now: Date;
    figures: Prescribed<TravelerFigures>;
    rewards: ShownRewards;
  },
  TravelerLinks
>;

const GREETING = 'Kia ora';
const GREETING_LANG = 'mi';

const SAMPLES = { bookings: SAMPLE_BOOKINGS, listings: SAMPLE_LISTINGS };

export interface TravelerDashboardProps<Added extends string = never>
  extends DashboardProps<typeof TRAVELER_READS, TravelerTab, TravelerSlot, TravelerLinks, Added>,
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
export function TravelerDashboard<Added extends string = never>({
  now: givenNow,
  greeting = GREETING,
  greetingLang = greeting === GREETING ? GREETING_LANG : undefined,
  figures,
  rewards,
  onSaveListing,
  onRedeem,
  ...rest
}: TravelerDashboardProps<Added>): ReactElement {
  const now = useNow(givenNow);
  const t = useMessages(travelerMessages);
  const programme = useMessages(programmeMessages);
  const { samples = true } = rest;
  const own = {
    t,
    now,
    greeting,
    greetingLang,
    figures: prescribed(travelerFigures, figures, samples),
    rewards: rewardsOf(rewards, samples, programme, useMessages(fallbackMessages), useFormatters()),
    onSaveListing,
    onRedeem,
  };
  return (
    <Dashboard
      kind="traveler"
      reads={TRAVELER_READS}
      sampleRows={SAMPLES}
      sampleWords={travelerSampleMessages}
      specs={TABS}
      paths={TRAVELER_LINKS}
      own={own}
      {...rest}
    />
  );
}

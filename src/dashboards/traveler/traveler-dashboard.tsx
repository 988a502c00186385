'use client';
import type { ReactElement } from 'react';
import { Banner } from '../../components/banner/index.js';
import { Button } from '../../components/button/index.js';
import { DashboardStack } from '../../components/dashboard-grid/index.js';
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
import { roleMessages } from '../../i18n/compiled/en/role.js';
import { travelerSampleMessages } from '../../i18n/compiled/en/traveler-sample.js';
import { useMessages } from '../../i18n/use-messages.js';
import { Compass } from '../../icons/compiled/compass.js';
import {
  type DashboardBaseProps,
  DashboardShell,
  type DataProps,
  GREETING_PROPS,
  type GreetingProps,
  type KnownFigures,
  knownFigures,
  lateTab,
  linksOf,
  propsOf,
  tabRows,
  tabsOf,
  useData,
  useNow,
} from '../shared/index.js';
import { ProfileTab, WishlistTab } from './account-tabs.js';
import { useI18n } from './i18n.js';
import type { TravelerTab } from './index.js';
import { OverviewHelp, OverviewTab, TravelerTiles } from './overview-tab.js';
import { TRAVELER_READS, type TravelerData } from './reads.js';
import { PointsHelp, type SanitizedRewards, useTravelerRewards } from './traveler-rewards.js';
import { TRAVELER_LINKS, type TravelerLinks, TripsTab } from './trips-tab.js';

interface TravelerOwnProps extends GreetingProps {
  /** The current moment, for tests and stories. @default the present, which follows into the next day */
  now?: Date | undefined;
  /** Called by a listing's Save button; may return a promise, then it shows 'Saved'. @default no effect */
  onSaveListing?: ((listing: ListingData) => unknown) | undefined;
  /** Called by a reward's Redeem button; may return a promise. Without it the button does nothing. */
  onRedeem?: ((reward: Reward) => unknown) | undefined;
  /**
   * Figures without a read, raw: `{ wishlistItems, travelRating, destinations, countries }`.
   * @default 8, 4.9, 5 and 5 (spec: 2.traveler-tiles)
   */
  figures?: unknown;
  /**
   * The rewards programme, raw: `{ level, nextLevel, points, pointsToNext, progress, benefits, rewards: [{
   * id, title, condition, points, isLocked }] }`; `nextLevel: null` at the highest level.
   * @default the specification's
   */
  rewards?: unknown;
}

export interface TravelerTabProps extends Omit<TravelerOwnProps, 'figures' | 'rewards'> {
  user: User;
  now: Date | undefined;
  data: TravelerData;
  links: TravelerLinks;
  figures: KnownFigures<TravelerFigures>;
  rewards: SanitizedRewards;
}

const RewardsTab = lateTab(() => import('./rewards-tab.js').then((m) => m.RewardsTab));

const GREETING = 'Kia ora';
const GREETING_LANG = 'mi';

const SAMPLES = { bookings: SAMPLE_BOOKINGS, listings: SAMPLE_LISTINGS };

/** Returns the data for the panels of the traveler dashboard. */
export const useTravelerData = (parts: DataProps<typeof TRAVELER_READS>, samples = true): TravelerData =>
  useData(TRAVELER_READS, parts, samples, SAMPLES, travelerSampleMessages);

export interface TravelerDashboardProps
  extends DashboardBaseProps<TravelerTab, TravelerLinks>,
    DataProps<typeof TRAVELER_READS>,
    TravelerOwnProps {}

/**
 * The traveler dashboard, for the roles traveler and provider. It fetches nothing, and sanitises its reads,
 * so no data makes it throw. The bottom navigation belongs to the page.
 *
 * @example
 * <TravelerDashboard user={user} bookings={useQuery(bookingsQuery)} listings={{ data: listings }}
 *   tab={searchParams.get('tab') ?? ''} onTabChange={(tab) => setSearchParams({ tab })} onLogout={logOut} />
 */
export function TravelerDashboard(props: TravelerDashboardProps): ReactElement {
  const { own, frame } = propsOf(props, TRAVELER_READS, [
    'now',
    ...GREETING_PROPS,
    'onSaveListing',
    'onRedeem',
    'figures',
    'rewards',
  ]);
  const { samples = true } = frame;
  const { now, greeting = GREETING, greetingLang = greeting === GREETING ? GREETING_LANG : undefined } = own;
  const data = useTravelerData(props, samples);
  const tabProps: TravelerTabProps = {
    ...own,
    user: userEntity.sanitize(frame.user).value,
    now,
    data,
    links: linksOf(TRAVELER_LINKS, frame.links),
    greeting,
    greetingLang,
    figures: knownFigures(travelerFigures, own.figures, samples),
    rewards: useTravelerRewards(own.rewards, samples),
  };
  const { t } = useI18n();
  const { discover } = tabProps.links;
  const tabs = tabsOf<'traveler', TravelerTab>('traveler', t, {
    overview: {
      help: <OverviewHelp {...tabProps} />,
      action: discover !== null && (
        <Button variant="primary" icon={<Compass />} href={discover}>
          {t['traveler.discover']}
        </Button>
      ),
      content: <OverviewTab {...tabProps} />,
    },
    trips: {
      help: t['traveler.help.trips'],
      rows: tabRows(data.bookings, (booking) => ({
        name: booking.listingTitle,
        facts: [booking.destination],
        href: tabProps.links.booking(booking),
      })),
      content: <TripsTab {...tabProps} />,
    },
    wishlist: {
      help: t['traveler.help.wishlist'],
      content: <WishlistTab discover={discover} />,
    },
    rewards: {
      help: <PointsHelp {...tabProps} />,
      content: <RewardsTab {...tabProps} />,
    },
    profile: {
      help: t['traveler.help.profile'],
      content: <ProfileTab user={tabProps.user} />,
    },
  });
  return <DashboardShell dashboard="traveler" data={data} tabs={tabs} {...frame} />;
}

export interface TestDashboardProps extends DashboardBaseProps<'overview'> {
  /** The current moment. @default the time of rendering */
  now?: Date | undefined;
}

/**
 * The dashboard of an unknown role: a notice, the signed-in user, and the four traveler tiles with fallback
 * figures. It needs no data (spec: 2.role-unknown).
 *
 * @example
 * <TestDashboard user={{ role: 'reviewer', firstName: 'Sam' }} onLogout={logOut} />
 */
export function TestDashboard({ now: givenNow, banner, ...frame }: TestDashboardProps): ReactElement {
  const now = useNow(givenNow);
  const { t } = useI18n();
  const notice = useMessages(roleMessages);
  const user = userEntity.sanitize(frame.user).value;
  const { samples = true } = frame;
  const data = useTravelerData({}, samples);
  return (
    <DashboardShell
      dashboard="unknown"
      tabs={[
        {
          value: 'overview',
          label: t['traveler.tab.overview'],
          help: samples ? t['traveler.test.help'] : '',
          content: (
            <DashboardStack className="t:shares-width">
              <TravelerTiles
                data={data}
                figures={knownFigures(travelerFigures, undefined, samples)}
                now={now}
              />
              <ProfileTab user={user} />
            </DashboardStack>
          ),
        },
      ]}
      banner={
        <>
          {banner}
          <Banner tone="info" role="region" aria-label={t['traveler.test.notice']}>
            <bdi>{notice['role.unknown']({ role: user.role })}</bdi>
          </Banner>
        </>
      }
      {...frame}
    />
  );
}

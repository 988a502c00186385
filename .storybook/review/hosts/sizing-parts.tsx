import type { ReactNode } from 'react';
import { bookings as bookingAnswer } from '../../../app/demo-api/fixtures/bookings';
import { listings as listingAnswer } from '../../../app/demo-api/fixtures/listings';
import { users } from '../../../app/demo-api/fixtures/users';
import { Banner } from '../../../src/components/banner';
import { BookingList, UpcomingBookings } from '../../../src/components/booking-list';
import { BottomNav } from '../../../src/components/bottom-nav';
import { DataTable } from '../../../src/components/data-table';
import { ErrorFallback, ErrorPanel } from '../../../src/components/error-fallback';
import { ListingCards } from '../../../src/components/listing-card';
import { BandProgress, Progress, ProgressField } from '../../../src/components/progress';
import { QuickAction, QuickActions } from '../../../src/components/quick-action';
import { REWARDS, RewardCards, RewardsPanel } from '../../../src/components/reward-card';
import { RowItem, RowList } from '../../../src/components/row-list';
import { SeatBar } from '../../../src/components/seat-bar';
import { ShareBar } from '../../../src/components/share-bar';
import { StatStrip, StatTile } from '../../../src/components/stat-tile';
import { Tabs } from '../../../src/components/tabs';
import { PageHeader, TopBar } from '../../../src/components/top-bar';
import { CorporateDashboard } from '../../../src/dashboards/corporate';
import { TourOrganizerDashboard } from '../../../src/dashboards/tour-organizer';
import { CommissionsContent, TravelAgentDashboard } from '../../../src/dashboards/travel-agent';
import { TravelerDashboard } from '../../../src/dashboards/traveler';
import { bookings, listings } from '../../../src/domain';
import { Inbox } from '../../../src/icons';
import { AGENT_ANSWERS, CORPORATE_ANSWERS, ORGANIZER_ANSWERS, STORY_NOW } from '../../dashboard-args';

const trips = bookings.sanitize(bookingAnswer).items;
const stays = listings.sanitize(listingAnswer).items;
const TABS = [
  { value: 'one', label: 'Overview', content: 'First' },
  { value: 'two', label: 'Bookings', content: 'Second' },
];

/** What is as wide as the place that it is given: everything that adapts to its own width, and the bars. */
export const SIZED_PARTS: Readonly<Record<string, ReactNode>> = {
  StatStrip: (
    <StatStrip aria-label="Figures">
      <StatTile label="Trips Booked" value={6} />
      <StatTile label="Spent" value={1250} format="money" />
    </StatStrip>
  ),
  BookingList: <BookingList bookings={trips} now={STORY_NOW} />,
  UpcomingBookings: <UpcomingBookings bookings={trips} now={STORY_NOW} />,
  DataTable: (
    <DataTable
      aria-label="Trips"
      columns={[
        { key: 'title', header: 'Trip', cell: ({ listingTitle }) => listingTitle },
        { key: 'place', header: 'Place', cell: ({ destination }) => destination },
      ]}
      rows={trips}
      rowKey={({ key }) => key}
    />
  ),
  RowList: (
    <RowList aria-label="Trips" rows={trips} rowKey={({ key }) => key}>
      {({ listingTitle }) => <RowItem title={listingTitle ?? ''} />}
    </RowList>
  ),
  ListingCards: <ListingCards aria-label="Stays" listings={stays} />,
  QuickActions: (
    <QuickActions>
      <QuickAction icon={<Inbox />}>Open the inbox</QuickAction>
    </QuickActions>
  ),
  RewardCards: <RewardCards rewards={REWARDS} />,
  RewardsPanel: (
    <RewardsPanel level="Gold" nextLevel="Platinum" points={1250} pointsToNext={250} progress={75} />
  ),
  Tabs: <Tabs aria-label="Tabs" tabs={TABS} />,
  PageHeader: <PageHeader title="Corporate Travel Management" help="All that there is to know." />,
  ErrorFallback: <ErrorFallback onRetry={() => undefined} />,
  ErrorPanel: <ErrorPanel onRetry={() => undefined} />,
  Progress: <Progress aria-label="Budget" value={72} />,
  BandProgress: <BandProgress aria-label="Points" value={75} />,
  ProgressField: <ProgressField label="Budget" value={72} />,
  ShareBar: <ShareBar aria-label="Team" shares={[{ label: 'Guides', value: 10, tone: 'brand' }]} />,
  SeatBar: <SeatBar of="Sepik River" participants={9} maxParticipants={12} />,
};

/** What is as wide as the page. */
export const WHOLE_PAGES: Readonly<Record<string, ReactNode>> = {
  TopBar: <TopBar items={[{ href: '/', label: 'Home' }]} currentPath="/" />,
  BottomNav: (
    <BottomNav items={[{ href: '/', label: 'Home', icon: <Inbox /> }]} currentPath="/" fixed={false} />
  ),
  Banner: <Banner tone="warning">You are offline.</Banner>,
  CommissionsContent: <CommissionsContent commissions={AGENT_ANSWERS.commissions} />,
  TravelerDashboard: (
    <TravelerDashboard
      user={users.traveler}
      bookings={{ data: bookingAnswer }}
      listings={{ data: listingAnswer }}
      now={STORY_NOW}
    />
  ),
  TravelAgentDashboard: <TravelAgentDashboard user={users.travel_agent} {...AGENT_ANSWERS} />,
  TourOrganizerDashboard: <TourOrganizerDashboard user={users.tour_organizer} {...ORGANIZER_ANSWERS} />,
  CorporateDashboard: <CorporateDashboard user={users.corporate_admin} {...CORPORATE_ANSWERS} />,
};

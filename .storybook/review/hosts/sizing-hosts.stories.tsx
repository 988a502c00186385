import { type CSSProperties, type ReactNode, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Banner } from '../../../src/components/banner/index.js';
import { BookingList, UpcomingBookings } from '../../../src/components/booking-list/index.js';
import { BottomNav } from '../../../src/components/bottom-nav/index.js';
import { DataTable } from '../../../src/components/data-table/index.js';
import { ErrorFallback, ErrorPanel } from '../../../src/components/error-fallback/index.js';
import { ListingCards } from '../../../src/components/listing-card/index.js';
import { BandProgress, Progress, ProgressField } from '../../../src/components/progress/index.js';
import { QuickAction, QuickActions } from '../../../src/components/quick-action/index.js';
import { REWARDS, RewardCards, RewardsPanel } from '../../../src/components/reward-card/index.js';
import { RowItem, RowList } from '../../../src/components/row-list/index.js';
import { SeatBar } from '../../../src/components/seat-bar/index.js';
import { ShareBar } from '../../../src/components/share-bar/index.js';
import { StatStrip, StatTile } from '../../../src/components/stat-tile/index.js';
import { Tabs } from '../../../src/components/tabs/index.js';
import { PageHeader, TopBar } from '../../../src/components/top-bar/index.js';
import { CorporateDashboard } from '../../../src/dashboards/corporate/index.js';
import { TourOrganizerDashboard } from '../../../src/dashboards/tour-organizer/index.js';
import { CommissionsContent, TravelAgentDashboard } from '../../../src/dashboards/travel-agent/index.js';
import { TravelerDashboard } from '../../../src/dashboards/traveler/index.js';
import { bookings, listings } from '../../../src/domain/index.js';
import { Inbox } from '../../../src/icons/index.js';
import { bookings as bookingAnswer } from '../../../src/testing/demo-api/fixtures/bookings.js';
import { listings as listingAnswer } from '../../../src/testing/demo-api/fixtures/listings.js';
import { users } from '../../../src/testing/demo-api/fixtures/users.js';
import { AGENT, CORPORATE, ORGANIZER, STORY_NOW } from '../../dashboard-args.js';
import preview from '../../preview.js';

const trips = bookings.sanitize(bookingAnswer).items;
const stays = listings.sanitize(listingAnswer).items;
const TABS = [
  { value: 'one', label: 'Overview', content: 'First' },
  { value: 'two', label: 'Bookings', content: 'Second' },
];

/** Parts with a width of their own container. */
const SIZED_PARTS: Readonly<Record<string, ReactNode>> = {
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

/** Parts with the width of the page. */
const WHOLE_PAGES: Readonly<Record<string, ReactNode>> = {
  TopBar: <TopBar items={[{ href: '/', label: 'Home' }]} currentPath="/" />,
  BottomNav: (
    <BottomNav items={[{ href: '/', label: 'Home', icon: <Inbox /> }]} currentPath="/" fixed={false} />
  ),
  Banner: <Banner tone="warning">You are offline.</Banner>,
  CommissionsContent: <CommissionsContent commissions={AGENT.answers.commissions} />,
  TravelerDashboard: (
    <TravelerDashboard
      user={users.traveler}
      bookings={{ data: bookingAnswer }}
      listings={{ data: listingAnswer }}
      now={STORY_NOW}
    />
  ),
  TravelAgentDashboard: <TravelAgentDashboard user={users.travel_agent} {...AGENT.answers} />,
  TourOrganizerDashboard: <TourOrganizerDashboard user={users.tour_organizer} {...ORGANIZER.answers} />,
  CorporateDashboard: <CorporateDashboard user={users.corporate_admin} {...CORPORATE.answers} />,
};

/** Layouts of a host that size a box by its content. */
const HOSTS = {
  'flex row': (part) => <div style={{ display: 'flex' }}>{part}</div>,
  float: (part) => <div style={{ overflow: 'auto' }}>{wrap({ float: 'left' }, part)}</div>,
  'justify-items: start': (part) => <div style={{ display: 'grid', justifyItems: 'start' }}>{part}</div>,
  'justify-self: center': (part) => (
    <div style={{ display: 'grid' }}>{wrap({ justifySelf: 'center' }, part)}</div>
  ),
  // The page of Vite's template: `body { display: flex; place-items: center }` around `#root`.
  'place-items: center': (part) => (
    <div style={{ display: 'flex', placeItems: 'center' }}>
      {wrap({ maxInlineSize: 1280, marginInline: 'auto', padding: 32 }, part)}
    </div>
  ),
  'grid auto columns': (part) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'auto auto', justifyContent: 'start' }}>
      {part}
      <span>beside</span>
    </div>
  ),
  'inline-block': (part) => wrap({ display: 'inline-block' }, part),
  'table cell': (part) => wrap({ display: 'table-cell' }, part),
  'fit-content': (part) => wrap({ inlineSize: 'fit-content' }, part),
  'absolute position': (part) => (
    <div style={{ position: 'relative', blockSize: 900, overflow: 'auto' }}>
      {wrap({ position: 'absolute' }, part)}
    </div>
  ),
} satisfies Record<string, (part: ReactNode) => ReactNode>;

const wrap = (style: CSSProperties, part: ReactNode) => <div style={style}>{part}</div>;

type HostName = keyof typeof HOSTS;

const HOST_NAMES = Object.keys(HOSTS) as HostName[];

/** Every part in one kind of layout, and a button for the next layout. */
function SizingHosts({ room }: { room: number }) {
  const [at, setAt] = useState(0);
  const host = HOST_NAMES[at % HOST_NAMES.length] ?? 'float';
  const place = (width: number | string) => (entry: [name: string, part: ReactNode]) => (
    <section key={entry[0]} data-part={entry[0]} style={{ inlineSize: width }}>
      {HOSTS[host](entry[1])}
    </section>
  );
  return (
    <>
      <button type="button" onClick={() => setAt(at + 1)}>
        {host}: next place
      </button>
      {Object.entries(SIZED_PARTS).map(place(room))}
      {Object.entries(WHOLE_PAGES).map(place('100%'))}
    </>
  );
}

/**
 * Size containers get no width from their content. They must be readable even where a page sizes boxes by
 * their content: as wide as on a phone, or as the available space.
 */
const meta = preview.meta({
  title: 'review/In sizing hosts',
  id: 'review-in-sizing-hosts',
  component: SizingHosts,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { room: 700 },
});

/** Minimum width of parts with text, in px. */
const NARROWEST = 140;
/** Minimum width of a bar, in px. */
const NARROWEST_BAR = 40;

/** Returns the parts that are too narrow, or wider than their container. */
function faultsIn(root: HTMLElement, host: HostName): string[] {
  const faults: string[] = [];
  for (const part of root.querySelectorAll<HTMLElement>('[data-part]')) {
    const name = `${part.dataset.part} in ${host}`;
    const boxes = part.querySelectorAll<HTMLElement>('[class*="t:@container"], [role="meter"]');
    for (const box of boxes) {
      const { width } = box.getBoundingClientRect();
      const isBar = box.getAttribute('role') === 'meter';
      // Collapsed parts have no width.
      if (box.checkVisibility() && width < (isBar ? NARROWEST_BAR : NARROWEST))
        faults.push(`${name}: ${box.dataset.slot} ${width} px`);
    }
    // A table cell grows with its content.
    if (host !== 'table cell' && part.scrollWidth > part.clientWidth) {
      faults.push(`${name} takes ${part.scrollWidth} px`);
    }
  }
  return faults;
}

export const Everywhere = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const next = canvas.getByRole('button', { name: /next place$/ });
    const faults: string[] = [];
    for (const host of HOST_NAMES) {
      await expect(next).toHaveTextContent(`${host}: next place`);
      faults.push(...faultsIn(canvasElement, host));
      await userEvent.click(next);
    }
    await expect(faults.join('\n')).toBe('');
  },
});

export const OnAPhone = meta.story({
  args: { room: 358 },
  globals: { viewport: { value: 'phone' } },
  play: Everywhere.input.play,
});

import type { ReactElement } from 'react';
import * as tapa from 'tapa-ui';
import { Wallet } from 'tapa-ui/icons';

/** The day of the gallery. */
export const NOW = new Date('2030-03-15T10:00:00Z');

const BOOKING = {
  id: 1,
  listingTitle: 'Sample stay',
  destination: 'Sample Island',
  checkIn: '2030-03-20',
  checkOut: '2030-03-24',
  status: 'confirmed',
};
const BOOKINGS = tapa.bookings.sanitize([BOOKING, { ...BOOKING, id: 2, status: 'pending' }]).items;
const LISTINGS = [
  { key: 'a', id: 'a', title: 'Sample guesthouse', rating: 4.75, price: 1250, category: 'cultural' },
];
const REWARD = {
  id: 'discount',
  title: '10% discount',
  condition: 'Off your stay',
  points: 500,
  isLocked: false,
};
const POINTS = {
  level: 'Gold Explorer',
  nextLevel: 'Platinum Adventurer',
  points: 1250,
  pointsToNext: 250,
  progress: 75,
} as const;
const NAV = [{ href: '#home', label: 'Home', icon: <Wallet /> }];
const PEOPLE = ['Sample Guide', 'Sample Driver'];
const TABS = [
  { value: 'one', label: 'One', content: 'The first' },
  { value: 'two', label: 'Two', content: 'The second' },
];
const SHARES = [
  { label: 'Guides', value: 7, tone: 'brand' },
  { label: 'Experts', value: 2, tone: 'accent' },
  { label: 'Drivers', value: 0.5, tone: 'neutral' },
] as const;
const ROLE = { role: 'traveler' };
const IDLE_ACTION: tapa.ActionHandle = {
  run: () => undefined,
  status: 'idle',
  error: '',
  reset: () => undefined,
};
const DECISIONS = tapa.createDecisions();
const nothing = () => undefined;
const toName = (name: string) => name;
const DESK_COLUMNS = [{ key: 'name', header: 'Name', cell: toName, value: toName }];

/** Every component by the name of its export. Those that show nothing by themselves stand around what they need. */
export const COMPONENTS: Readonly<Record<string, ReactElement>> = {
  Action: <tapa.Action>Action</tapa.Action>,
  ActionFailure: <tapa.ActionFailure action={{ status: 'error', error: '' }} />,
  ActionButton: <tapa.ActionButton action={IDLE_ACTION}>Action button</tapa.ActionButton>,
  Avatar: <tapa.Avatar name="Sample Guide" />,
  Badge: <tapa.Badge tone="positive">Badge</tapa.Badge>,
  BandProgress: <tapa.BandProgress aria-label="Points" value={62} />,
  Banner: <tapa.Banner>A banner</tapa.Banner>,
  BookingList: <tapa.BookingList bookings={BOOKINGS} now={NOW} />,
  BottomNav: <tapa.BottomNav items={NAV} currentPath="#home" fixed={false} />,
  Button: <tapa.Button>Button</tapa.Button>,
  ButtonRow: (
    <tapa.ButtonRow>
      <tapa.Button>First</tapa.Button>
      <tapa.Button variant="quiet">Second</tapa.Button>
    </tapa.ButtonRow>
  ),
  Checkbox: <tapa.Checkbox label="Checkbox" />,
  CommandMenu: <tapa.CommandMenu groups={[]} />,
  // Their code loads when they open, and then they take the page.
  ConfirmDialog: (
    <tapa.ConfirmDialog
      open={false}
      onOpenChange={nothing}
      title="Sure?"
      confirmLabel="Yes"
      onConfirm={nothing}
    >
      A question
    </tapa.ConfirmDialog>
  ),
  Dialog: <tapa.Dialog open={false} onOpenChange={nothing} title="A dialog" />,
  DecisionsProvider: <tapa.DecisionsProvider decisions={DECISIONS}>Decisions</tapa.DecisionsProvider>,
  InertNotes: (
    <tapa.InertNotes text="Not open yet">
      <tapa.VisuallyHidden>Buttons inside have a note</tapa.VisuallyHidden>
    </tapa.InertNotes>
  ),
  Spinner: <tapa.Spinner />,
  Select: <tapa.Select aria-label="Choice" options={[{ value: 'one', label: 'One' }]} />,
  CommissionsContent: <tapa.CommissionsContent commissions={undefined} />,
  Card: <tapa.Card>A card</tapa.Card>,
  CountBadge: <tapa.CountBadge value={5} label="unread" />,
  CoverArt: (
    <tapa.CoverArt words={{ title: 'Lagoon stay', destination: 'Sample Island' }} width="320" height="180" />
  ),
  DashboardGrid: (
    <tapa.DashboardGrid>
      <tapa.GridCell span={6}>A cell</tapa.GridCell>
    </tapa.DashboardGrid>
  ),
  DashboardStack: <tapa.DashboardStack>Parts below each other</tapa.DashboardStack>,
  DataTable: (
    <tapa.DataTable
      aria-label="Team"
      columns={[
        { key: 'name', header: 'Name', cell: (name) => <tapa.PersonCell name={name} />, width: '60%' },
        { key: 'trips', header: 'Trips', cell: ({ length }) => length, kind: 'amount' },
      ]}
      rows={PEOPLE}
      rowKey={toName}
      footer={{ trips: 23 }}
    />
  ),
  DateTile: <tapa.DateTile date="2030-03-20" />,
  DefinitionLines: <tapa.DefinitionLines lines={[{ term: 'Payout', value: '$39,780', total: true }]} />,
  Delta: <tapa.Delta value="12%" direction="up" />,
  DemoBadge: <tapa.DemoBadge />,
  EmptyState: <tapa.EmptyState title="Nothing yet">Things appear here.</tapa.EmptyState>,
  ErrorBoundary: <tapa.ErrorBoundary>Within a boundary</tapa.ErrorBoundary>,
  ErrorFallback: <tapa.ErrorFallback />,
  ErrorPanel: <tapa.ErrorPanel />,
  ErrorRow: <tapa.ErrorRow subject="Bookings" />,
  FailedState: <tapa.FailedState title="We could not load your trips">They are safe.</tapa.FailedState>,
  Field: <tapa.Field label="Name" />,
  FigureLine: <tapa.FigureLine figure="$46,800" />,
  GridCell: <tapa.GridCell span={6}>A cell</tapa.GridCell>,
  HeaderBand: <tapa.HeaderBand />,
  IconButton: (
    <tapa.IconButton aria-label="Purse">
      <Wallet />
    </tapa.IconButton>
  ),
  Legend: <tapa.Legend items={[{ label: 'Guides', value: '10', percent: '40%', tone: 'brand' }]} />,
  Link: <tapa.Link href="#link">A link</tapa.Link>,
  ListingCard: (
    <>
      {LISTINGS.map((listing) => (
        <tapa.ListingCard key={listing.key} listing={listing} />
      ))}
    </>
  ),
  ListingCards: <tapa.ListingCards aria-label="Listings" listings={LISTINGS} />,
  Loading: (
    <tapa.Loading active>
      <tapa.StatTile label="Loads" value={1} />
    </tapa.Loading>
  ),
  LoadingScreen: <tapa.LoadingScreen />,
  OfflineBanner: <tapa.OfflineBanner />,
  OverviewLayout: <tapa.OverviewLayout lead="Figures" panels="Trips" rail="Rewards" />,
  PageFrame: <tapa.PageFrame topBar={<tapa.TopBar items={NAV} />}>A page</tapa.PageFrame>,
  PageHeader: <tapa.PageHeader title="A page" help="What it is for." />,
  Pager: <tapa.Pager aria-label="Rows" total={120} page={2} onPageChange={() => {}} />,
  Panel: <tapa.Panel title="A panel">What it holds</tapa.Panel>,
  PanelBody: <tapa.PanelBody>The body of a panel</tapa.PanelBody>,
  PanelLink: <tapa.PanelLink href="#all">View all</tapa.PanelLink>,
  PersonCell: <tapa.PersonCell name="Sample Guide" detail="guide@example.com" />,
  PersonCellSkeleton: <tapa.PersonCellSkeleton />,
  PlainPanel: <tapa.PlainPanel title="A plain panel">What it holds</tapa.PlainPanel>,
  Progress: <tapa.Progress aria-label="Budget" value={78} />,
  ProgressField: (
    <tapa.ProgressField label="Engineering" value={15960} max={28000} note="$15,960 of $28,000" />
  ),
  QuickAction: <tapa.QuickAction icon={<Wallet />}>Save</tapa.QuickAction>,
  QuickActions: (
    <tapa.QuickActions>
      <tapa.QuickAction icon={<Wallet />}>Save</tapa.QuickAction>
    </tapa.QuickActions>
  ),
  RequestActions: <tapa.RequestActions subject="request" of="Sample" status="pending" />,
  RequestRow: (
    <ul>
      <tapa.RequestRow subject="request" name="Sample Guide" status="pending" cost="$2,340" />
    </ul>
  ),
  RewardCard: <tapa.RewardCard reward={REWARD} />,
  RewardCards: <tapa.RewardCards rewards={[REWARD]} />,
  RewardsHero: <tapa.RewardsHero {...POINTS} benefits={8} />,
  RewardsPanel: <tapa.RewardsPanel {...POINTS} />,
  RoleBadge: <tapa.RoleBadge userRole="travel_agent" />,
  RoleBottomNav: <tapa.RoleBottomNav {...ROLE} currentPath="/" fixed={false} />,
  DataList: (
    <tapa.DataList columns={DESK_COLUMNS} rows={PEOPLE} searchLabel="Search people">
      {(shown) => <p>{shown.join(', ')}</p>}
    </tapa.DataList>
  ),
  RowItem: (
    <ul>
      <tapa.RowItem title="A row" />
    </ul>
  ),
  RowList: (
    <tapa.RowList aria-label="Rows" rows={PEOPLE} rowKey={toName}>
      {(name) => <tapa.RowItem title={name} />}
    </tapa.RowList>
  ),
  SampleChip: <tapa.SampleChip />,
  SampleData: (
    <tapa.SampleData active>
      <tapa.StatTile label="Sample" value={1} />
    </tapa.SampleData>
  ),
  TriangleRow: <tapa.TriangleRow aria-label="9 of 12 seats taken" filled={9} outlined={3} />,
  VoyageBand: (
    <tapa.VoyageBand
      aria-label="Trips by departure"
      cells={[
        { period: '2026-12', confirmed: 3, pending: 1, value: 6420 },
        { period: '2027-01', confirmed: 2 },
      ]}
      today="2026-12-05"
      defaultSelected={['2027-01']}
    />
  ),
  VoyageLine: (
    <tapa.VoyageLine
      aria-label="Your voyage"
      trips={[{ key: '1', title: 'Bilum Weaving Circle', day: '2026-12-12', look: 'filled', note: 'Dec 12' }]}
      today="2026-11-21"
      todayText="Today"
    />
  ),
  VoyageStatement: (
    <tapa.VoyageStatement
      whole={{ term: 'This month', amount: 46_800 }}
      taken={{ term: 'Commission', amount: 7020 }}
      rest={{ term: 'Payout', amount: 39_780 }}
    />
  ),
  SeatTriangles: <tapa.SeatTriangles of="Sample Journey" participants={9} maxParticipants={12} />,
  VoyageKey: <tapa.VoyageKey states={[{ look: 'pale', label: 'Past' }]} unit="1 trip" />,
  VoyageViewSwitch: <tapa.VoyageViewSwitch view="band" onViewChange={() => undefined} />,
  SeatBar: <tapa.SeatBar of="Sample Journey" participants={9} maxParticipants={12} />,
  SectionHeading: <tapa.SectionHeading>A section</tapa.SectionHeading>,
  ShareBreakdown: (
    <tapa.ShareBreakdown
      label="Clients by type"
      figure="42"
      format={String}
      parts={[
        { label: 'Returning', amount: 30, tone: 'brand' },
        { label: 'New', amount: 12, tone: 'accent' },
      ]}
    />
  ),
  SheetFields: <tapa.SheetFields fields={[{ term: 'Destination', value: 'Goroka' }]} />,
  ShortRowList: (
    <tapa.ShortRowList aria-label="Short rows" rows={PEOPLE} rowKey={toName}>
      {(name) => <tapa.RowItem title={name} />}
    </tapa.ShortRowList>
  ),
  SideSheet: (
    <tapa.SideSheet open={false} onClose={() => {}} title="Sample Traveler">
      A booking
    </tapa.SideSheet>
  ),
  Skeleton: <tapa.Skeleton width={52} height={56} shape="control" />,
  SkeletonBlock: <tapa.SkeletonBlock width="40%" />,
  SkeletonLine: <tapa.SkeletonLine width={120} />,
  SkeletonRows: <tapa.SkeletonRows />,
  SkeletonText: <tapa.SkeletonText />,
  MonthCalendar: (
    <tapa.MonthCalendar
      month="2026-12"
      spans={[{ key: '1', label: 'Aroha Ngata, Rarotonga', first: '2026-12-14', last: '2026-12-21' }]}
    />
  ),
  ShareBar: <tapa.ShareBar aria-label="Team by role" shares={SHARES} />,
  StatStrip: (
    <tapa.StatStrip aria-label="Figures" columns={3}>
      <tapa.StatTile label="Trips" value={6} hint="3 upcoming" />
      <tapa.StatTile label="Spent" value={1250} format="money" />
    </tapa.StatStrip>
  ),
  Sparkline: <tapa.Sparkline aria-label="Trips from 2 to 6" values={[2, 5, 6]} />,
  StatTrend: <tapa.StatTrend values={[2, 5, 6]} />,
  StatTile: <tapa.StatTile label="Rating" value={4.87} format="rating" unit="of 5" />,
  StatusBadge: <tapa.StatusBadge status="pending" />,
  TabList: (
    <tapa.Tabs aria-label="Placed" tabs={TABS}>
      <tapa.TabList />
    </tapa.Tabs>
  ),
  TabPanel: (
    <tapa.Tabs aria-label="Open" tabs={TABS}>
      <tapa.TabPanel />
    </tapa.Tabs>
  ),
  DataGrid: <tapa.DataGrid aria-label="People" columns={DESK_COLUMNS} rows={PEOPLE} rowKey={toName} />,
  Tabs: <tapa.Tabs aria-label="Tabs" tabs={TABS} keepMounted />,
  TapaMark: <tapa.TapaMark />,
  TapaProvider: (
    <tapa.TapaProvider brand={{ color: '#0f766e', radius: 4 }}>
      <tapa.Button variant="primary">In another brand</tapa.Button>
    </tapa.TapaProvider>
  ),
  Toaster: <tapa.Toaster />,
  Tooltip: (
    <tapa.Tooltip content="What it means">
      <button type="button">Explained</button>
    </tapa.Tooltip>
  ),
  TooltipProvider: <tapa.TooltipProvider>Around tooltips</tapa.TooltipProvider>,
  RoleTopBar: <tapa.RoleTopBar user={{ firstName: 'Sample', lastName: 'Traveler' }} />,
  TopBar: <tapa.TopBar items={NAV} currentPath="#home" />,
  UpcomingBookings: <tapa.UpcomingBookings bookings={BOOKINGS} now={NOW} />,
  UserMenu: (
    <tapa.UserMenu
      name="Sample Traveler"
      roleLabel="TRAVELER"
      email="traveler@example.com"
      onLogout={() => {}}
    />
  ),
  VisuallyHidden: <tapa.VisuallyHidden>Said, not shown</tapa.VisuallyHidden>,
};

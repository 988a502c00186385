import type { ReactElement, ReactNode } from 'react';
import * as tapa from 'tapa-ui';
import { Wallet } from 'tapa-ui/icons';

const NOW = new Date('2030-03-15T10:00:00Z');

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
const NAV = [{ href: '#home', label: 'Home', icon: <Wallet /> }];
const PEOPLE = ['Sample Guide', 'Sample Driver'];
const nothing = () => undefined;
const toName = (name: string) => name;

/** Components that are in no dashboard without data, by export name. */
export const COMPONENTS: Readonly<Record<string, ReactElement>> = {
  BookingList: <tapa.BookingList bookings={BOOKINGS} now={NOW} />,
  BottomNav: <tapa.BottomNav items={NAV} currentPath="#home" fixed={false} />,
  ButtonRow: (
    <tapa.ButtonRow>
      <tapa.Button>First</tapa.Button>
      <tapa.Button variant="quiet">Second</tapa.Button>
    </tapa.ButtonRow>
  ),
  Checkbox: <tapa.Checkbox label="Checkbox" />,
  // Closed, because it would cover the page.
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
  DayRangePicker: <tapa.DayRangePicker label="Stay" first={{ current: null }} last={{ current: null }} />,
  Dialog: <tapa.Dialog open={false} onOpenChange={nothing} title="A dialog" />,
  InertNotes: (
    <tapa.InertNotes text="Not open yet">
      <tapa.VisuallyHidden>Buttons inside have a note</tapa.VisuallyHidden>
    </tapa.InertNotes>
  ),
  Spinner: <tapa.Spinner />,
  Select: <tapa.Select aria-label="Choice" options={[{ value: 'one', label: 'One' }]} />,
  CommissionsContent: <tapa.CommissionsContent commissions={undefined} />,
  Card: <tapa.Card>A card</tapa.Card>,
  DataGrid: (
    <tapa.DataGrid
      aria-label="Team"
      columns={[{ key: 'name', header: 'Name', value: (name) => name, cell: (name) => name }]}
      rows={PEOPLE}
      rowKey={toName}
    />
  ),
  DataList: (
    <tapa.DataList columns={[]} rows={PEOPLE}>
      {(rows) => rows.join()}
    </tapa.DataList>
  ),
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
  DemoBadge: <tapa.DemoBadge />,
  ErrorFallback: <tapa.ErrorFallback />,
  ErrorPanel: <tapa.ErrorPanel />,
  ErrorRow: <tapa.ErrorRow subject="Bookings" />,
  FailedState: <tapa.FailedState title="We could not load your trips">They are safe.</tapa.FailedState>,
  Field: <tapa.Field label="Name" />,
  IconButton: (
    <tapa.IconButton aria-label="Purse">
      <Wallet />
    </tapa.IconButton>
  ),
  ListingCards: <tapa.ListingCards aria-label="Listings" listings={LISTINGS} />,
  OfflineBanner: <tapa.OfflineBanner />,
  RoleBottomNav: <tapa.RoleBottomNav {...{ role: 'traveler' }} currentPath="/" fixed={false} />,
  VoyageLine: (
    <tapa.VoyageLine
      aria-label="Your voyage"
      trips={[{ key: '1', title: 'Bilum Weaving Circle', day: '2026-12-12', look: 'filled', note: 'Dec 12' }]}
      today="2026-11-21"
      todayText="Today"
    />
  ),
  BudgetAfter: <tapa.BudgetAfter budget={{ name: 'Sample Team', total: 900, used: 300, cost: 200 }} />,
  DecisionFoot: <tapa.DecisionFoot subject="request" name="Sample Traveler" status="pending" />,
  SeatBar: <tapa.SeatBar of="Sample Journey" participants={9} maxParticipants={12} />,
  SheetFields: <tapa.SheetFields fields={[{ term: 'Destination', value: 'Goroka' }]} />,
  SideSheet: (
    <tapa.SideSheet open={false} onClose={() => {}} title="Sample Traveler">
      A booking
    </tapa.SideSheet>
  ),
  SkeletonRows: <tapa.SkeletonRows />,
  SkeletonText: <tapa.SkeletonText />,
  MonthCalendar: (
    <tapa.MonthCalendar
      month="2026-12"
      spans={[{ key: '1', label: 'Aroha Ngata, Rarotonga', first: '2026-12-14', last: '2026-12-21' }]}
    />
  ),
  Sparkline: <tapa.Sparkline aria-label="Trips from 2 to 6" values={[2, 5, 6]} />,
  StatTrend: <tapa.StatTrend values={[2, 5, 6]} />,
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
  UpcomingBookings: <tapa.UpcomingBookings bookings={BOOKINGS} now={NOW} />,
  VisuallyHidden: <tapa.VisuallyHidden>Said, not shown</tapa.VisuallyHidden>,
};

/** Undefined parts, for which dashboards show sample data. */
const nothingOf = <Reads extends object>(reads: Reads) =>
  Object.fromEntries(Object.keys(reads).map((part) => [part, undefined])) as Record<keyof Reads, undefined>;

const TRAVELER = nothingOf(tapa.TRAVELER_READS);
const AGENT = nothingOf(tapa.TRAVEL_AGENT_READS);
const ORGANIZER = nothingOf(tapa.TOUR_ORGANIZER_READS);
const CORPORATE = nothingOf(tapa.CORPORATE_READS);

export const DASHBOARDS: Readonly<Record<string, readonly ReactElement[]>> = {
  TravelerDashboard: tapa.TRAVELER_TABS.map((tab) => (
    <tapa.TravelerDashboard key={tab} user={{}} {...TRAVELER} now={NOW} tab={tab} />
  )),
  TravelAgentDashboard: tapa.TRAVEL_AGENT_TABS.map((tab) => (
    <tapa.TravelAgentDashboard key={tab} user={{}} {...AGENT} tab={tab} />
  )),
  TourOrganizerDashboard: tapa.TOUR_ORGANIZER_TABS.map((tab) => (
    <tapa.TourOrganizerDashboard key={tab} user={{}} {...ORGANIZER} tab={tab} />
  )),
  CorporateDashboard: tapa.CORPORATE_TABS.map((tab) => (
    <tapa.CorporateDashboard key={tab} user={{}} {...CORPORATE} tab={tab} />
  )),
  DashboardShell: [
    <tapa.DashboardShell
      key="own"
      user={{}}
      title="Harbour Office"
      tabs={[{ value: 'berths', label: 'Berths', help: 'Who lies where.', content: 'Berths' }]}
    />,
  ],
  TestDashboard: [<tapa.TestDashboard key="test" user={{}} />],
  RoleDashboard: [<tapa.RoleDashboard key="traveler" user={{ role: 'traveler' }} data={{}} />],
};

export const loading = (element: ReactNode): ReactElement => <tapa.Loading active>{element}</tapa.Loading>;

/** Components that scripts complete: variables of a brand, widths of columns, covers, lazy parts. */
const SCRIPTED = [
  ...['DataTable', 'DataGrid', 'RoleDashboard', 'TapaProvider'],
  ...['CoverArt', 'ListingCard', 'ListingCards'],
];

/** Tabs that contain them. */
const SCRIPTED_TABS = [
  ...(['clients', 'bookings', 'external-apis', 'white-label'] as const).map(
    (tab) => `TravelAgentDashboard-${tapa.TRAVEL_AGENT_TABS.indexOf(tab) + 1}`,
  ),
  ...(['overview', 'trips', 'rewards'] as const).map(
    (tab) => `TravelerDashboard-${tapa.TRAVELER_TABS.indexOf(tab) + 1}`,
  ),
  ...(['overview', 'private-tours', 'applications'] as const).map(
    (tab) => `TourOrganizerDashboard-${tapa.TOUR_ORGANIZER_TABS.indexOf(tab) + 1}`,
  ),
  ...(['employees', 'approvals', 'policies'] as const).map(
    (tab) => `CorporateDashboard-${tapa.CORPORATE_TABS.indexOf(tab) + 1}`,
  ),
];

interface Section {
  name: string;
  id: string;
}

const isScripted = ({ name, id }: Section): boolean => SCRIPTED.includes(name) || SCRIPTED_TABS.includes(id);

interface SectionsProps {
  id: string;
  shows: (section: Section) => boolean;
}

const SECTIONS = [...Object.entries(COMPONENTS), ...Object.entries(DASHBOARDS)].flatMap(([name, elements]) =>
  [elements].flat().map((element, index) => ({ name, id: `${name}-${index + 1}`, element })),
);

const Sections = ({ id, shows }: SectionsProps) => (
  <div id={id}>
    {SECTIONS.filter(shows).map((section) => (
      <section key={section.id} id={section.id}>
        {section.element}
        {loading(section.element)}
      </section>
    ))}
  </div>
);

/** Shows all components, loaded and loading: first those that are complete without scripts. */
export function Gallery() {
  return (
    <tapa.TapaProvider>
      <Sections id="drawn" shows={(section) => !isScripted(section)} />
      <Sections id="scripted" shows={isScripted} />
    </tapa.TapaProvider>
  );
}

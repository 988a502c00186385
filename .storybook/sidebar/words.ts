/** The states of a dashboard's tab: the only words for them in titles and names, in the order of the sidebar. */
export const STATES = [
  'Filled',
  'Needs you',
  'Loading',
  'Empty',
  'Example',
  'Failed',
  'Part failed',
  'No match',
  'Selected',
  'Open',
  'Deciding',
  'Long texts',
  '10,000 rows',
  'Right to left',
] as const;

export type StateWord = (typeof STATES)[number];

/** How names of exported stories begin, by state: `EmptyApprovals`. A tab's own name is the tab filled: `Approvals`. */
export const STATE_PREFIXES: Readonly<Record<string, StateWord>> = {
  Filled: 'Filled',
  NeedsYou: 'Needs you',
  Loading: 'Loading',
  Empty: 'Empty',
  Example: 'Example',
  Absent: 'Example',
  Failed: 'Failed',
  PartFailed: 'Part failed',
  PartlyFailed: 'Part failed',
  NoMatch: 'No match',
  Selected: 'Selected',
  Open: 'Open',
  Deciding: 'Deciding',
  LongTexts: 'Long texts',
  Unbreakable: 'Long texts',
  TenThousand: '10,000 rows',
  RightToLeft: 'Right to left',
};

/** A dashboard in the sidebar. */
export interface DashboardWords {
  /** How its role is written. */
  readonly role: string;
  /** Its tabs, as exported stories write them, with their words; also other words that stories have for them. */
  readonly tabs: Readonly<Record<string, string>>;
}

const OVERVIEW = { '': 'Overview', Default: 'Overview', Overview: 'Overview', Rows: 'Overview' };

/** The four dashboards by their folders, with their tabs in the order of the tab list. */
export const DASHBOARDS: Readonly<Record<string, DashboardWords>> = {
  traveler: {
    role: 'Traveler',
    tabs: {
      ...OVERVIEW,
      MyTrips: 'My trips',
      Trips: 'My trips',
      Bookings: 'My trips',
      Wishlist: 'Wishlist',
      Rewards: 'Rewards',
      Profile: 'Profile',
    },
  },
  'travel-agent': {
    role: 'Travel agent',
    tabs: {
      ...OVERVIEW,
      Clients: 'Clients',
      Bookings: 'Bookings',
      ExternalApis: 'External APIs',
      Providers: 'External APIs',
      WhiteLabel: 'White label',
      Analytics: 'Analytics',
      Commissions: 'Commissions',
    },
  },
  'tour-organizer': {
    role: 'Tour organizer',
    tabs: {
      ...OVERVIEW,
      PrivateTours: 'Private tours',
      Tours: 'Private tours',
      Applications: 'Applications',
      Team: 'Team',
      Analytics: 'Analytics',
      InAnalytics: 'Analytics',
      Revenue: 'Revenue',
    },
  },
  corporate: {
    role: 'Corporate',
    tabs: {
      ...OVERVIEW,
      Employees: 'Employees',
      Approvals: 'Approvals',
      Requests: 'Approvals',
      Budget: 'Budget',
      Departments: 'Budget',
      Policies: 'Policies',
      Analytics: 'Analytics',
      InAnalytics: 'Analytics',
    },
  },
};

/** The vocabulary's words for the states of every role's stories, by their exports. Other such stories are of odd data. */
export const ROLE_STATES = {
  Live: 'Filled',
  Loading: 'Loading',
  Empty: 'Empty',
  PartlyAbsent: 'Example',
  Failed: 'Part failed',
  OverlongText: 'Long texts',
  MaximumContent: '10,000 rows',
} as const satisfies Record<string, StateWord>;

/** What components are for, in the order of the sidebar: each component has one job. */
export const JOBS: Readonly<Record<string, readonly string[]>> = {
  Act: [
    'action-button',
    'button',
    'checkbox',
    'confirm-dialog',
    'dialog',
    'icon-button',
    'quick-action',
    'save-button',
  ],
  Decide: ['request-actions', 'request-row'],
  'Show figures and time': [
    'avatar',
    'badge',
    'band-progress',
    'bar-list',
    'cover-art',
    'listing-card',
    'listing-cards',
    'progress',
    'reward-card',
    'rewards-panel',
    'seat-bar',
    'seat-triangles',
    'month-calendar',
    'share-bar',
    'share-breakdown',
    'sparkline',
    'stat-strip',
    'stat-tile',
    'trend-chart',
    'voyage-band',
  ],
  'List and find': [
    'booking-list',
    'data-table',
    'date-range-field',
    'field',
    'pager',
    'row-list',
    'select',
    'side-sheet',
    'table-desk',
    'table-desk-server',
  ],
  'Move around': [
    'bottom-nav',
    'command-menu',
    'dashboard-grid',
    'page-frame',
    'page-header',
    'panel',
    'section-heading',
    'tabs',
    'top-bar',
    'user-menu',
    'visually-hidden',
  ],
  'Say what happened': [
    'banner',
    'empty-state',
    'error-boundary',
    'error-fallback',
    'error-panel',
    'error-row',
    'failed-state',
    'loading-screen',
    'offline-banner',
    'skeleton',
    'toast',
    'tooltip',
  ],
};

/** Stories of what no server should send, or of what only tests look at. */
export const ODD_NAMES =
  /^(AllStatuses|Hostile|Malformed|NamesOf|NotFinite|Odd|OneLeftOut|Overspent|TenThousand|Unbreakable|UnsafePicture)/;

/** The tag of stories that are for tests: the sidebar leaves them out until its filter is asked for them. */
export const TESTS = 'tests';

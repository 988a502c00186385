import { formatNumber } from '../../lib/format-number';

// Fixed texts of the travel-agent dashboard: spec section 2 'Travel-agent dashboard' where it gives them.

/** Labels of the tabs (spec section 2). */
export const TAB_LABELS = {
  overview: 'Overview',
  clients: 'Clients',
  bookings: 'Bookings',
  'external-apis': 'External APIs',
  'white-label': 'White-Label',
  analytics: 'Analytics',
} as const;

/** Titles of the tiles on the Overview tab, in their order (spec section 2). */
export const TILE_LABELS = {
  activeClients: 'Active Clients',
  totalBookings: 'Total Bookings',
  pendingQuotes: 'Pending Quotes',
  totalCommissions: 'Commissions',
} as const;

/** The quick actions, in their order (spec section 2). */
export const QUICK_ACTION_LABELS = {
  newClient: 'New Client',
  createBooking: 'Create Booking',
  searchExternal: 'Search External',
  generateQuote: 'Generate Quote',
} as const;

/** Titles of the tiles on the Analytics tab: the figures that no other tab shows (decision 31). */
export const ANALYTICS_LABELS = {
  averageClientRating: 'Average Client Rating',
  thisMonthBookings: 'Bookings This Month',
  externalBookings: 'External Bookings',
  partnerships: 'Partnerships',
} as const;

/** Titles of the tiles of the commissions. */
export const COMMISSION_LABELS = {
  thisMonth: 'This Month',
  lastMonth: 'Last Month',
  growth: 'Growth',
} as const;

export const RECENT_BOOKINGS_TITLE = 'Recent bookings';
export const ALL_BOOKINGS = 'All bookings';
export const CLIENTS_BY_TYPE = 'Clients by type';
export const ALL_CLIENTS = 'All clients';
export const PROVIDER_PERFORMANCE = 'External provider performance';
export const COMMISSION_BREAKDOWN = 'Commission breakdown';

/** Where the white-label pitch leads (spec section 2). */
export const WHITE_LABEL_PATH = '/white-label';

/** What the header greets with unless the agent chose another language (DESIGN, agent overview). */
export const DEFAULT_GREETING = 'Mālō e lelei';

/** Help lines of the page header, by tab; that of the overview where nothing is known of quotes. */
export const HELP = {
  overview: 'Your clients and their bookings.',
  clients: 'Everyone you plan trips for.',
  bookings: 'What you booked, for whom, and what it is worth.',
  'external-apis': 'Search other providers, and see what they bring in.',
  'white-label': 'Your own name and colors on everything that clients see.',
  analytics: 'How your business is doing.',
} as const;

/** How many quotes wait, e.g. '9 quotes are waiting for a reply.'; nothing for a count that makes no sense. */
export function quotesText(pending: number): string | null {
  if (pending < 0) return null;
  const count = formatNumber(pending);
  if (count === '0') return 'No quotes are waiting for a reply.';
  return count === '1' ? '1 quote is waiting for a reply.' : `${count} quotes are waiting for a reply.`;
}

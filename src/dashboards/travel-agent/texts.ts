import type { Formatters } from '../../i18n/formatters';

/** Titles of the tiles on the Overview tab, in their order. */
export const TILE_LABELS = {
  activeClients: 'Active Clients',
  totalBookings: 'Total Bookings',
  pendingQuotes: 'Pending Quotes',
  totalCommissions: 'Commissions',
} as const;

/** The quick actions, in their order (spec: 2.agent-quick-actions). */
export const QUICK_ACTION_LABELS = {
  newClient: 'New Client',
  createBooking: 'Create Booking',
  searchExternal: 'Search External',
  generateQuote: 'Generate Quote',
} as const;

/** Titles of the tiles on the Analytics tab: the figures that no other tab shows. */
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

/** How many quotes wait, e.g. '9 quotes are waiting for a reply.'; nothing for a count that makes no sense. */
export function quotesText(format: Formatters, pending: number): string | null {
  if (pending < 0) return null;
  const count = format.number(pending);
  if (count === '0') return 'No quotes are waiting for a reply.';
  return `${count} ${format.plural(pending, { one: 'quote is', other: 'quotes are' })} waiting for a reply.`;
}

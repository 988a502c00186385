import type { Formatters } from '../../formatters.js';
import { en } from '../../grammar-en.js';

/** Tabs (spec: 2.agent-tabs), and the line under the page's title that says what is on each. */
export const agentTabs = {
  'agent.tab.overview': 'Overview',
  'agent.tab.clients': 'Clients',
  'agent.tab.bookings': 'Bookings',
  'agent.tab.external-apis': 'External APIs',
  'agent.tab.white-label': 'White-Label',
  'agent.tab.analytics': 'Analytics',
  'agent.help.clients': 'Everyone you plan trips for.',
  'agent.help.bookings': 'What you booked, for whom, and what it is worth.',
  'agent.help.external-apis': 'Search other providers, and see what they bring in.',
  'agent.help.white-label': 'Your own name and colors on everything that clients see.',
  'agent.help.analytics': 'How your business is doing.',
};

/** Buttons of what an agent can do, in their order (spec: 2.agent-quick-actions). At most 24 characters. */
export const agentActions = {
  'agent.action.new-client': 'New Client',
  'agent.action.create-booking': 'Create Booking',
  'agent.action.search-external': 'Search External',
  'agent.action.generate-quote': 'Generate Quote',
};

/** The line under the title of the Overview tab: what there is to do. */
export const agentHelp = {
  'agent.help.waiting-bookings': (format: Formatters, bookings: number): string =>
    en.plural(bookings, {
      one: `${format.number(bookings)} booking waits for an answer.`,
      other: `${format.number(bookings)} bookings wait for an answer.`,
    }),
  /** @param bookings - how many wait @param quotes - how many wait too */
  'agent.help.bookings-and-quotes': (format: Formatters, bookings: number, quotes: number): string =>
    en.plural(bookings, {
      one: en.plural(quotes, {
        one: `${format.number(bookings)} booking and ${format.number(quotes)} quote wait for an answer.`,
        other: `${format.number(bookings)} booking and ${format.number(quotes)} quotes wait for an answer.`,
      }),
      other: en.plural(quotes, {
        one: `${format.number(bookings)} bookings and ${format.number(quotes)} quote wait for an answer.`,
        other: `${format.number(bookings)} bookings and ${format.number(quotes)} quotes wait for an answer.`,
      }),
    }),
  'agent.help.no-quotes': 'No quotes are waiting for a reply.',
  'agent.help.quotes': (format: Formatters, pending: number): string =>
    en.plural(pending, {
      one: `${format.number(pending)} quote is waiting for a reply.`,
      other: `${format.number(pending)} quotes are waiting for a reply.`,
    }),
  /** Where it is not known how many there are. */
  'agent.help.overview': 'Your clients, their bookings, and what waits for an answer.',
};

/** Names tiles with figures together, in their error. */
export const agentFigures = { 'agent.figures': 'Your figures' };

/** The Overview tab: tiles with a figure (spec: 2.agent-tiles), titles of panels, and links to other tabs. */
export const agentOverview = {
  /** Names the tiles together, for screen readers. */
  'agent.overview.figures': 'Your business at a glance',
  /** Titles of tiles. At most 26 characters. */
  'agent.overview.active-clients': 'Active Clients',
  'agent.overview.total-bookings': 'Total Bookings',
  'agent.overview.pending-quotes': 'Pending Quotes',
  'agent.overview.total-commissions': 'Commissions',
  /** Below the number of clients. At most 30 characters. */
  'agent.overview.new-clients': (format: Formatters, count: number): string =>
    `${format.compactNumber(count)} new`,
  /** Below the number of bookings. At most 30 characters. */
  'agent.overview.bookings-this-month': (format: Formatters, count: number): string =>
    `${format.compactNumber(count)} this month`,
  /** Below the number of pending quotes. At most 30 characters. */
  'agent.overview.quotes-wait': 'Waiting for a reply',
  /** Titles of panels, and links at their heads to the tab that has all of it. */
  'agent.overview.recent-bookings': 'Recent bookings',
  'agent.overview.all-bookings': 'All bookings',
  'agent.overview.all-clients': 'All clients',
  'agent.overview.external-apis': 'External APIs',
};

/** The list of all bookings. */
export const agentBookings = {
  'agent.bookings.title': 'All bookings',
  /** After a number: '6 bookings'. */
  'agent.bookings.count': (count: number): string => en.plural(count, { one: 'booking', other: 'bookings' }),
};

/** A table of bookings. */
export const agentBookingsTable = {
  'agent.bookings.client': 'Client',
  'agent.bookings.dates': 'Dates',
  'agent.bookings.status': 'Status',
  'agent.bookings.value': 'Value',
  'agent.bookings.empty': 'No bookings yet',
  'agent.bookings.how-to': 'Bookings that you make for clients appear here.',
};

/** The list of all clients. */
export const agentClients = {
  'agent.clients.title': 'All clients',
  /** After a number: '6 clients'. */
  'agent.clients.count': (count: number): string => en.plural(count, { one: 'client', other: 'clients' }),
  /** A table of clients: heads of columns, and what stands in its place where it is empty. */
  'agent.clients.client': 'Client',
  'agent.clients.type': 'Type',
  'agent.clients.status': 'Status',
  'agent.clients.empty': 'No clients yet',
  'agent.clients.how-to': 'Add a client and they appear here.',
};

/** What types of clients are called. */
export const agentClientTypes = {
  'agent.client-type.returning': 'Returning',
  'agent.client-type.new': 'New',
  'agent.client-type.vip': 'VIP',
};

/** How many clients there are of each type (spec: 2.agent-client-counts). */
export const agentClientsByType = {
  'agent.clients-by-type.title': 'Clients by type',
  /** Beside their number, which is large: '42 active clients'. */
  'agent.clients-by-type.active': (count: number): string =>
    en.plural(count, { one: 'active client', other: 'active clients' }),
};

/** How external providers perform (spec: 2.agent-external). */
export const agentProviders = {
  'agent.providers.title': 'External provider performance',
  'agent.providers.provider': 'Provider',
  'agent.providers.bookings': 'Bookings',
  /** After a number of bookings, where the column has no head: '24 bookings'. */
  'agent.providers.bookings-unit': (count: number): string =>
    en.plural(count, { one: 'booking', other: 'bookings' }),
  /** Heads of columns. */
  'agent.providers.share': 'Share of revenue',
  /** Name of a bar. @param provider - whose share it shows */
  'agent.providers.share-of': (provider: string): string => `${provider} share of revenue`,
  /** Heads of columns. */
  'agent.providers.revenue': 'Revenue',
  /** Names a row of sums, where only the first providers are listed. @param count - how many there are */
  'agent.providers.total': (format: Formatters, count: number): string =>
    en.plural(count, {
      one: `Total of ${format.number(count)} provider`,
      other: `Total of ${format.number(count)} providers`,
    }),
  /** In the place of the table, where it is empty. */
  'agent.providers.empty': 'No external bookings yet',
  'agent.providers.how-to': 'Bookings with external providers appear here.',
};

/** Tiles of what the agent earned. */
export const agentCommissions = {
  /** Names the tiles together, for screen readers and in their error. */
  'agent.commissions.figures': 'Your commissions',
  /** Titles of tiles. At most 26 characters. */
  'agent.commissions.this-month': 'This month',
  'agent.commissions.last-month': 'Last month',
  'agent.commissions.growth': 'Growth',
};

/** Where commissions come from (spec: 2.agent-commissions). */
export const agentCommissionBreakdown = {
  'agent.commissions.breakdown': 'Commission breakdown',
  'agent.commissions.platform': 'Platform',
  'agent.commissions.external': 'External',
  /** What the month before brought, in the same list. */
  'agent.commissions.month-before': 'Last month',
};

/** Search tools (spec: 2.agent-search): labels of fields, buttons, and what is said of a field that is wrong. */
export const agentSearch = {
  'agent.search.flights': 'Flights',
  'agent.search.flights.submit': 'Search flights',
  'agent.search.from': 'From',
  'agent.search.from.missing': 'Enter where the flight starts.',
  'agent.search.to': 'To',
  'agent.search.to.missing': 'Enter where the flight goes.',
  'agent.search.departure': 'Departure',
  'agent.search.return': 'Return',
  'agent.search.return.order': 'Choose a day after the departure.',
  'agent.search.travelers': 'Travelers',
  'agent.search.hotels': 'Hotels',
  'agent.search.hotels.submit': 'Search hotels',
  'agent.search.destination': 'Destination',
  'agent.search.destination.missing': 'Enter a destination.',
  'agent.search.check-in': 'Check-in',
  'agent.search.check-out': 'Check-out',
  'agent.search.check-out.order': 'Choose a day after the check-in.',
  'agent.search.guests': 'Guests',
  'agent.search.experiences': 'Experiences',
  'agent.search.experiences.submit': 'Search experiences',
  'agent.search.interest': 'Interest',
  'agent.search.date': 'Date',
  /** Where a field of a day is empty. */
  'agent.search.day.missing': 'Choose a day.',
  /** @param most - the highest number of people that one search is for */
  'agent.search.people.wrong': (format: Formatters, most: number): string =>
    `Enter a number from ${format.number(1)} to ${format.number(most)}.`,
};

/** A pitch for white labels (spec: 2.agent-white-label). */
export const agentWhiteLabel = {
  'agent.white-label.title': 'A travel site of your own',
  'agent.white-label.text':
    'Give your clients a place that looks like your agency: the same bookings and dashboards, under your brand.',
  'agent.white-label.name': 'Your name and logo',
  'agent.white-label.name.text': 'They take the place of ours in the bar at the top of every page.',
  'agent.white-label.look': 'Your colors, type and corners',
  'agent.white-label.look.text':
    'One brand color is enough: every button, link and chart follows it, in light and in dark.',
  'agent.white-label.contrast': 'Readable in any color',
  'agent.white-label.contrast.text':
    'Text is kept at a contrast of at least 4.5 to 1, whatever color you choose.',
  'agent.white-label.explore': 'Explore white-label',
  'agent.white-label.brands': 'One dashboard, three brands',
};

/** Made-up brands, each with its look. The first is the product's own. */
export const agentBrands = {
  'agent.brand.tapa': 'Tapa',
  'agent.brand.tapa.look': 'Violet, soft corners',
  'agent.brand.boutique': 'Your boutique agency',
  'agent.brand.boutique.look': 'Teal, round corners',
  'agent.brand.corporate': 'Your corporate desk',
  'agent.brand.corporate.look': 'Orange, square corners',
};

/** The Analytics tab. */
export const agentAnalytics = {
  /** Titles of tiles. At most 26 characters. */
  'agent.analytics.client-rating': 'Average Client Rating',
  /** After the rating, which is large: '4.8 of 5'. @param most - the best rating */
  'agent.analytics.of-best': (format: Formatters, most: number): string => `of ${format.number(most)}`,
  /** Titles of tiles. At most 26 characters. */
  'agent.analytics.bookings-this-month': 'Bookings This Month',
  'agent.analytics.external-bookings': 'External Bookings',
  'agent.analytics.partnerships': 'Partnerships',
  /** A panel with two rates: its title, and the names of their bars. */
  'agent.analytics.rates': 'Conversion and retention',
  'agent.analytics.conversion': 'Conversion',
  'agent.analytics.retention': 'Retention',
};

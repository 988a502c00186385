import type { Formatters } from '../../formatters.js';
import { en } from '../../grammar-en.js';

/** In the place of a value that data does not have. At most 20 characters. */
export const unknownMessages = { 'chart.unknown': 'Not known' };

/** The voyage band: a chart of triangles, one cell a month. */
export const voyageMessages = {
  /** In the key of a chart. @param amount - what a triangle stands for: '1 booking', '$1,000' */
  'voyage.unit': (amount: string): string => `One triangle is ${amount}`,
  /** Name of the two buttons that follow. */
  'voyage.view': 'View',
  /** Buttons: the chart, or its figures as a table. At most 10 characters. */
  'voyage.band': 'Band',
  'voyage.table': 'Table',
  /** States of what is drawn, in the key and as columns of the table. */
  'voyage.confirmed': 'Confirmed',
  'voyage.pending': 'Pending',
  'voyage.past': 'Past',
  /** Columns of the table: the span of time of a row, by its length, all of it, and what it is worth. */
  'voyage.year': 'Year',
  'voyage.month': 'Month',
  'voyage.day': 'Day',
  'voyage.all': 'All',
  'voyage.value': 'Value',
  /** A row of sums. */
  'voyage.total': 'Total',
  /** Marks today on the chart. At most 12 characters. */
  'voyage.today': 'Today',
  /** One cell for screen readers: '17 bookings, Mar 2027'. @param total - '17 bookings' @param period - 'Mar 2027' */
  'voyage.cell': (total: string, period: string): string => `${total}, ${period}`,
  /** The same where some are pending: '17 bookings, 13 confirmed, 4 pending, Mar 2027'. */
  'voyage.cell-states': (total: string, confirmed: string, pending: string, period: string): string =>
    `${total}, ${confirmed} confirmed, ${pending} pending, ${period}`,
};

/** Lists of bars, the largest first. */
export const barListMessages = {
  /** A last line, with the sum of those that are not shown: '4 others'. */
  'bars.others': (format: Formatters, count: number): string =>
    en.plural(count, {
      one: `${format.number(count)} other`,
      other: `${format.number(count)} others`,
    }),
};

/** What takes place in a month, in words under its days. */
export const calendarMessages = {
  /** @param days - 'Dec 14 – 21' @param label - who and where: 'Aroha Ngata, Rarotonga' */
  'calendar.span': (days: string, label: string): string => `${days}: ${label}`,
  /** The same where it waits for a decision. */
  'calendar.pending': (days: string, label: string): string => `${days}: ${label}, pending`,
  /** @param who - a client, an employee, or what a tour is called @param where - the destination */
  'calendar.who-where': (who: string, where: string): string => `${who}, ${where}`,
  /** A last line, for what is not listed: '4 more'. */
  'calendar.more': (format: Formatters, count: number): string => `${format.number(count)} more`,
};

/** A chart of a line, one point a month. */
export const trendChartMessages = {
  /** Button: the drawing, beside the table. At most 10 characters. */
  'trend-chart.chart': 'Chart',
  /** What the two lines are, in the key and as columns of the table. */
  'trend-chart.value': 'Value',
  'trend-chart.previous': 'Previous period',
  /** A point of both lines for screen readers: '$4,210, Mar 2027; $3,900, Mar 2026'. */
  'trend-chart.both': (point: string, before: string): string => `${point}; ${before}`,
};

/** Months of a figure, where an answer carries them. */
export const historyMessages = {
  /** A sparkline for screen readers. @param what - the figure's title @param first - its value in the month `since` */
  'history.trend': (what: string, first: string, since: string, last: string, until: string): string =>
    `${what}: ${first} in ${since}, ${last} in ${until}`,
  /** A line under a chart of months: '$443,000 in 12 months'. @param sum - of all months that are known */
  'history.sum': (format: Formatters, sum: string, months: number): string =>
    en.plural(months, {
      one: `${sum} in ${format.number(months)} month`,
      other: `${sum} in ${format.number(months)} months`,
    }),
};

/** The agent's bookings by the month that they leave in. */
export const departureMessages = {
  'departures.title': 'Bookings by departure',
  /** How many leave in a month. */
  'departures.bookings': (format: Formatters, count: number): string =>
    en.plural(count, {
      one: `${format.number(count)} booking`,
      other: `${format.number(count)} bookings`,
    }),
  /** A filter that can be taken off. @param month - 'March 2027' */
  'departures.leaving': (month: string): string => `Leaving in ${month}`,
  /** The name of its button. */
  'departures.any-month': (month: string): string => `Leaving in ${month}, remove`,
  /** What all of it adds up to: '17 bookings, 4 pending, $45,510'. @param bookings - '17 bookings' */
  'departures.sum': (format: Formatters, bookings: string, pending: number, value: string): string =>
    `${bookings}, ${format.number(pending)} pending, ${value}`,
  /** Bookings that stand on no month. */
  'departures.undated': (format: Formatters, count: number): string =>
    en.plural(count, {
      one: `${format.number(count)} booking has no date that can be read`,
      other: `${format.number(count)} bookings have no date that can be read`,
    }),
  /** Under a list that shows a part. */
  'departures.showing': (format: Formatters, shown: number, all: number): string =>
    `Showing ${format.number(shown)} of ${format.number(all)}`,
  /** Name of the list under the chart, for screen readers. */
  'departures.list': 'Departures',
  /** Link to the tab with all bookings. */
  'departures.open': 'Open in Bookings',
  /** In the place of the chart, where no booking has a date. */
  'departures.empty': 'No departure dates yet',
  'departures.how-to': 'Bookings stand here once their dates are known.',
};

/** Titles of charts of months. */
export const monthChartMessages = {
  'months.commissions': 'Commissions by month',
  'months.revenue': 'Revenue by month',
  'months.spend': 'Spend by month',
  /** What their triangles are. */
  'months.commissions.state': 'Commissions',
  'months.revenue.state': 'Revenue',
  'months.spend.state': 'Spend',
};

/** Seats of a tour. */
export const seatLeftMessages = {
  /** A badge: no seat is left. At most 14 characters. */
  'seat.none-left': 'Full',
  /** A badge: '3 seats left'. */
  'seat.left': (format: Formatters, seats: number): string =>
    en.plural(seats, {
      one: `${format.number(seats)} seat left`,
      other: `${format.number(seats)} seats left`,
    }),
};

/** Budgets with what is asked for. */
export const pendingUseMessages = {
  /** A bar for screen readers. @param used - '80%' @param after - '94%', where all that is asked for is granted */
  'use.with-pending': (used: string, after: string): string => `${used}, ${after} with pending requests`,
};

/** The traveler's trips on a line of months. */
export const lineMessages = {
  'line.title': 'Your voyage',
  /** Marks today. @param day - 'Nov 21, 2026' */
  'line.today': (day: string): string => `Today, ${day}`,
  /** Under the title of a trip that is not confirmed. @param day - 'Sat, Jan 9, 2027' */
  'line.pending': (day: string): string => `${day}, pending`,
  /** 'Sat, Dec 12, 2026, in 21 days'. @param days - until then */
  'line.upcoming': (format: Formatters, day: string, days: number): string =>
    `${day}, ${en.relativeDays(days, format.number)}`,
};

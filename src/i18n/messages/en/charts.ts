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
  /** Where a month has no figure. */
  'voyage.unknown': 'Not known',
  /** One cell for screen readers: '17 bookings, Mar 2027'. @param total - '17 bookings' @param period - 'Mar 2027' */
  'voyage.cell': (total: string, period: string): string => `${total}, ${period}`,
  /** The same where some are pending: '17 bookings, 13 confirmed, 4 pending, Mar 2027'. */
  'voyage.cell-states': (total: string, confirmed: string, pending: string, period: string): string =>
    `${total}, ${confirmed} confirmed, ${pending} pending, ${period}`,
};

export const upcomingTripsMessages = {
  /** Title of the widget. */
  'widget.upcoming-trips': 'Upcoming Trips',
  'widget.upcoming-trips.empty': 'No trips ahead',
  'widget.upcoming-trips.how-to': 'Book an experience and it will show up here.',
};

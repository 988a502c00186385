import type { Formatters } from '../../formatters.js';
import { en } from '../../grammar-en.js';

/** Titles of the widgets, where the page gives none. */
export const widgetTitles = {
  'widget.rewards': 'Rewards',
  'widget.stat-strip': 'Key figures',
  'widget.upcoming-trips': 'Upcoming Trips',
  'widget.recommendations': 'Recommendations',
  'widget.tour-availability': 'Tour availability',
  /** A whole dashboard in a frame, where it has no title of its own. */
  'widget.dashboard': 'Dashboard',
};

/** What every widget says. */
export const widgetMessages = {
  /** Said when data takes longer than usual. */
  'widget.slow': 'This is taking longer than usual.',
  /** Said once data is there that the reader asked for again. @param title - the widget's */
  'widget.loaded': (title: string): string => `${title} loaded`,
  /** Over a list that is cut. @param shown - rows that show @param total - all rows */
  'widget.first-rows': (format: Formatters, shown: number, total: number): string =>
    en.plural(shown, {
      '=1': `The first of ${format.number(total)}`,
      other: `The first ${format.number(shown)} of ${format.number(total)}`,
    }),

  /** Why a widget shows no data. */
  'widget.error.offline': 'You are offline. It loads again when you are back online.',
  'widget.error.network': 'The connection failed. Please try again.',
  'widget.error.timeout': 'It took too long to answer. Please try again.',
  'widget.error.http': 'The answer was an error. Please try again later.',
  'widget.error.malformed': 'The answer could not be read.',
  'widget.error.bad-address': 'Its address is not one to load data from.',
  'widget.error.render': 'It could not be shown.',
  'widget.error.no-data': 'No data has come yet. It shows as soon as there is some.',
};

/** In the widget, where its list is empty. */
export const upcomingTripsMessages = {
  'widget.upcoming-trips.empty': 'No trips ahead',
  'widget.upcoming-trips.how-to': 'Book an experience and it will show up here.',
};

/** In the widget, where its list is empty. */
export const recommendationsMessages = {
  'widget.recommendations.empty': 'Nothing to recommend yet',
  'widget.recommendations.how-to': 'As soon as there are experiences that suit you, they appear here.',
};

/** In the widget, where its list is empty. */
export const statStripMessages = {
  'widget.stat-strip.empty': 'No figures yet',
  'widget.stat-strip.how-to': 'As soon as there is something to count, it appears here.',
};

/** In the widget, where its list is empty. */
export const tourAvailabilityMessages = {
  'widget.tour-availability.empty': 'No tours yet',
  'widget.tour-availability.how-to': 'As soon as tours are planned, they appear here.',
  /** Button of a tour. */
  'widget.tour-availability.view': 'View',
  /** Its name for screen readers. @param title - the tour's */
  'widget.tour-availability.view-tour': (title: string): string => `View ${title}`,
};

import type { Formatters } from '../../formatters.js';
import { en } from '../../grammar-en.js';

export const travelerMessages = {
  /** Names of the tabs (spec: 2.traveler-tabs). At most 14 characters. */
  'traveler.tab.overview': 'Overview',
  'traveler.tab.trips': 'My Trips',
  'traveler.tab.wishlist': 'Wishlist',
  'traveler.tab.rewards': 'Rewards',
  'traveler.tab.profile': 'Profile',

  /** One line of help under the page's title, on each tab. */
  'traveler.help.overview': 'Your trips, and ideas for more.',
  'traveler.help.next-trip': (format: Formatters, days: number): string =>
    en.plural(days, {
      '=1': 'Your next trip starts tomorrow.',
      other: `Your next trip starts in ${format.number(days)} days.`,
    }),
  'traveler.help.trips': 'Every booking, past and upcoming.',
  'traveler.help.wishlist': 'What you save waits for you here.',
  'traveler.help.rewards': 'What your points are worth.',
  'traveler.help.points': (format: Formatters, points: number): string =>
    en.plural(points, {
      one: `You have ${format.number(points)} point to spend.`,
      other: `You have ${format.number(points)} points to spend.`,
    }),
  'traveler.help.profile': 'What your account says about you.',
  /** Button that leads to the marketplace. */
  'traveler.discover': 'Discover experiences',

  /** Names of strips of figures, for screen readers and errors. */
  'traveler.figures': 'Your travel at a glance',
  'traveler.figures.error': 'Your figures',
  'traveler.trips.figures': 'Your trips',
  /** Titles of tiles (spec: 2.traveler-tiles, 2.traveler-trip-counts). At most 22 characters. */
  'traveler.tile.trips-booked': 'Trips Booked',
  'traveler.tile.wishlist-items': 'Wishlist Items',
  'traveler.tile.travel-rating': 'Travel Rating',
  'traveler.tile.destinations': 'Destinations',
  'traveler.tile.upcoming': 'Upcoming',
  'traveler.tile.completed': 'Completed',
  'traveler.tile.countries': 'Countries',
  /** Under the number of trips. */
  'traveler.tile.upcoming-trips': (format: Formatters, count: number): string =>
    `${format.number(count)} upcoming`,
  /** After a rating: '4.9 of 5'. @param most - the best rating */
  'traveler.tile.of-best': (format: Formatters, most: number): string => `of ${format.number(most)}`,

  /** Titles of panels and the ways on from them (spec: 2.traveler-upcoming, 2.traveler-recommendations). */
  'traveler.upcoming': 'Upcoming Trips',
  'traveler.upcoming.all': 'All trips',
  'traveler.rewards': 'Rewards',
  'traveler.rewards.view': 'View rewards',
  'traveler.recommendations': 'Personalized Recommendations',
  'traveler.recommendations.error': 'Recommendations',
  'traveler.recommendations.more': 'See more',
  'traveler.recommendations.empty': 'Nothing to recommend yet',
  'traveler.recommendations.how-to': 'As soon as there are experiences that suit you, they appear here.',
  'traveler.bookings': 'All bookings',
  /** What is counted beside the title of the list. */
  'traveler.bookings.count': (count: number): string =>
    en.plural(count, { one: 'booking', other: 'bookings' }),
  /** In the place of the list, where it is empty. */
  'traveler.bookings.empty': 'No trips yet',
  'traveler.bookings.how-to': 'Book an experience and it will show up here.',

  /** Rewards tab (spec: 2.traveler-rewards). */
  'traveler.rewards.level': 'Your level',
  /** @param level - the next one */
  'traveler.rewards.locked': (level: string): string => `Locked rewards open at ${level}`,

  /** Wishlist tab (spec: 2.traveler-wishlist). */
  'traveler.wishlist.title': 'Wishlist',
  'traveler.wishlist.empty': 'Nothing saved yet',
  'traveler.wishlist.how-to': 'Save an experience and it will wait for you here.',

  /** Profile tab: what the account holds (spec: 3.user). */
  'traveler.profile': 'Profile',
  'traveler.profile.picture': 'Picture',
  'traveler.profile.name': 'Name',
  'traveler.profile.email': 'Email',
  'traveler.profile.role': 'Role',
  'traveler.profile.account': 'Account',
  'traveler.profile.demo': 'Demo account',
  'traveler.profile.live': 'Live account',
  /** Where the account leaves a field empty. */
  'traveler.profile.not-given': 'Not given',
  /** Names of the picture for screen readers: that of the account, or initials in its place. */
  'traveler.profile.your-picture': 'Your picture',
  'traveler.profile.your-initials': 'Your initials',

  /** Over the dashboard of a role that is not known. */
  'traveler.test.notice': 'Notice',
  'traveler.test.help': 'Sample figures, until this role has a dashboard of its own.',
};

/** The rewards programme, where a host gives none (spec: 2.traveler-rewards). */
export const programmeMessages = {
  'programme.level': 'Gold Explorer',
  'programme.next-level': 'Platinum Adventurer',
  /** Titles of rewards, each with what it applies to. @param percent - '10%' */
  'programme.discount': (percent: string): string => `${percent} Discount`,
  'programme.discount.condition': 'Off your next booking',
  'programme.airport-transfer': 'Free Airport Transfer',
  /** @param amount - '$200' */
  'programme.airport-transfer.condition': (amount: string): string => `For bookings over ${amount}`,
  'programme.priority-support': 'Priority Support 24/7',
  'programme.priority-support.condition': 'Help from a person',
  'programme.exclusive-experiences': 'Exclusive Experiences',
  'programme.exclusive-experiences.condition': 'Private tours',
};

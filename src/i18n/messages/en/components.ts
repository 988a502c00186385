import type { Formatters } from '../../formatters.js';
import { en } from '../../grammar-en.js';

export const badgeMessages = {
  /** Marks a demo account. */
  'badge.demo': 'Demo',
  /** Marks a panel that shows fallback figures or a sample list. */
  'badge.sample': 'Sample data',
  /** What that means. */
  'badge.sample.meaning': 'Placeholder figures, shown until your own data is there.',
  /** For screen readers. @param chip - 'Sample data' @param meaning - its explanation */
  'badge.sample.name': (chip: string, meaning: string): string => `${chip}: ${meaning}`,
};

/** What stands one behind the other, each said elsewhere, too. */
export const sentenceMessages = {
  /** Two sentences: 'Your approval was not saved. The budget is closed.' */
  'sentence.and-next': (first: string, second: string): string => `${first} ${second}`,
  /** A title said as a sentence, for screen readers. @param title - without a full stop: 'Dashboard Error' */
  'sentence.title': (title: string): string => `${title}.`,
  /** The same with what is under it. @param text - whole sentences */
  'sentence.title-and-text': (title: string, text: string): string => `${title}. ${text}`,
  /** Facts that tell a thing from others of its kind. @param facts - more than one: 'Ana Vuki', 'Honiara', 'Dec 1–5' */
  'sentence.facts': (facts: readonly string[]): string => facts.join(', '),
  /** Things that are named by several facts each. @param names - more than one: 'Ana Vuki, Honiara' */
  'sentence.names': (names: readonly string[]): string => names.join('; '),
};

export const countMessages = {
  /** A count that covers a part: '6 of 42'. */
  'count.part': (part: string, total: string): string => `${part} of ${total}`,
  /** The same with what is counted: '6 of 42 clients'. */
  'count.part-labelled': (part: string, total: string, label: string): string =>
    `${part} of ${total} ${label}`,
  /** A count for screen readers: '3 new'. @param label - what is counted */
  'count.labelled': (count: string, label: string): string => `${count} ${label}`,
};

export const offlineMessages = {
  /** The offline banner (spec: 2.offline-banner). */
  offline: "You're offline. Some features may not work properly.",
  /** Said once it is over. */
  'offline.over': 'You are online again.',
};

/** A list of bookings, and the dates of each. */
export const bookingMessages = {
  'booking.list': 'Bookings',
  'booking.check-in': 'Check-in',
  /** Before a stay's dates, for screen readers. */
  'booking.dates': 'Dates',
};

/** Titles of groups of bookings. */
export const bookingPhases = {
  'booking.phase.under-way': 'Under way',
  'booking.phase.upcoming': 'Upcoming',
  'booking.phase.completed': 'Completed',
  'booking.phase.unconfirmed': 'Date to be confirmed',
};

export const listingMessages = {
  /** Button of a listing (spec: 2.traveler-recommendations). */
  'listing.save': 'Save',
  /** Its name for screen readers. @param title - the listing's */
  'listing.save-of': (title: string): string => `Save ${title}`,
  /** @param price - the amount, which is shown large */
  'listing.price': (price: string): string => `${price} per night`,
  /** Before a rating, for screen readers. */
  'listing.rated': 'Rated',
  /** On a photo, who took it. @param credit - a name, as data gives it */
  'listing.credit': (credit: string): string => `Photo: ${credit}`,
};

export const scrollMessages = {
  /** Name of a row of cards or figures that can be scrolled. @param label - what they are */
  'scrolls-sideways': (label: string): string => `${label}, scrolls sideways`,
};

export const requestMessages = {
  /** Buttons of what waits for a decision. At most 12 characters. */
  'request.approve': 'Approve',
  'request.decline': 'Decline',
  /** Their names for screen readers. @param of - whose request it is */
  'request.approve-of': (of: string): string => `Approve ${of}`,
  'request.decline-of': (of: string): string => `Decline ${of}`,
};

export const rewardMessages = {
  /** The price of a reward, or what somebody has. The figure is shown large. */
  'reward.points': (format: Formatters, points: number): string =>
    en.plural(points, {
      one: `${format.number(points)} point`,
      other: `${format.number(points)} points`,
    }),
  /** Button that pays with points. */
  'reward.redeem': 'Redeem',
  /** The button's name for screen readers. @param of - the reward's title */
  'reward.redeem-of': (of: string): string => `Redeem ${of}`,
  /** Its name where the reader's level is too low. @param of - the reward's title */
  'reward.redeem-locked': (of: string): string => `Redeem ${of}, locked`,
};

/** The panel of the rewards' level; titles, and for screen readers. */
export const rewardsMessages = {
  'rewards.name': 'Rewards',
  'rewards.hero': 'Rewards level',
  'rewards.your-level': 'Your level',
  'rewards.level': 'Level',
  'rewards.points': 'Points',
  'rewards.benefits': 'Benefits',
  /** Name of a progress bar. @param level - the next one */
  'rewards.progress': (level: string): string => `Progress to ${level}`,
  /** @param points - '250 points', shown strong @param level - the next one */
  'rewards.missing': (points: string, level: string): string => `${points} to ${level}`,
};

export const fieldMessages = {
  /** Beside the label of a field that may stay empty. */
  'field.optional': '(optional)',
};

export const seatMessages = {
  /** How many seats are taken: '9 of 12'. */
  'seat.taken': (format: Formatters, taken: number, seats: number): string =>
    `${format.number(taken)} of ${format.number(seats)}`,
  /** @param taken - '9 of 12', shown strong @param seats - of all */
  'seat.participants-of': (taken: string, seats: number): string =>
    en.plural(seats, { one: `${taken} participant`, other: `${taken} participants` }),
  /** Where it is not known how many can take part. */
  'seat.participants': (format: Formatters, count: number): string =>
    en.plural(count, {
      one: `${format.number(count)} participant`,
      other: `${format.number(count)} participants`,
    }),
  /** Name of a bar. @param of - the tour's title */
  'seat.bar': (of: string): string => `${of}: participants`,
  /** What is heard where every seat is taken. @param figure - '16 of 16' */
  'seat.full-figure': (figure: string): string => `${figure}, full`,
  /** Where it is not known how many seats there are. */
  'seat.unknown': 'Seats to be confirmed',
  /** Where more take part than there are seats. */
  'seat.over': (format: Formatters, over: number): string =>
    `${format.number(over)} more than there are seats`,
};

export const progressMessages = {
  /** Beside a bar that is near its limit. */
  'progress.near-limit': 'Near limit',
};

export const shareMessages = {
  /** What the parts leave of a whole. */
  'share.other': 'Other',
};

export const shareBarMessages = {
  /** A bar of parts for screen readers: 'Team by role: Guides 50% and Logistics 50%'. */
  'share-bar.name': (label: string, parts: readonly string[]): string => `${label}: ${en.list(parts)}`,
  /** One of its parts. @param share - '50%' */
  'share-bar.part': (label: string, share: string): string => `${label} ${share}`,
};

export const loadingMessages = {
  /** Default text of the loading screen (spec: 2.loading-screen). */
  'loading.screen': 'Loading...',
};

export const pageErrorMessages = {
  /** Full-page error fallback (spec: 2.error-fallback). */
  'error.page.title': 'Something went wrong',
  'error.page.text': "We're sorry for the inconvenience. The page encountered an unexpected error.",
};

export const errorMessages = {
  /** Panel in the place of a dashboard that failed to render (spec: 2.dashboard-error). */
  'error.dashboard.title': 'Dashboard Error',
  'error.dashboard.text': "The dashboard encountered an error and couldn't load properly.",
  /** What an error row says when it does not know what failed. */
  'error.part': 'This part',
  /** Title of an error row. @param subject - what failed, as 'Bookings' */
  'error.row': (subject: string): string => `${subject} didn't load`,
};

export const recoveryMessages = {
  /** Buttons of errors (spec: 2.error-fallback). */
  'error.try-again': 'Try Again',
  'error.reload': 'Reload Page',
};

export const readAgainMessages = {
  /** Button of what could not be read. */
  'error.read-again': 'Try again',
};

/** Buttons of a list that has pages. At most 14 characters. */
export const pagerMessages = {
  'pager.previous': 'Previous',
  'pager.next': 'Next',
  /** Which rows of how many: 'Showing 51–100 of 10,000'. */
  'pager.range': (format: Formatters, first: number, last: number, total: number): string =>
    `Showing ${format.number(first)}–${format.number(last)} of ${format.number(total)}`,
};

/** A tile with a figure: what is said in place of the figure. */
export const tileMessages = {
  'tile.loading': 'Loading',
  'tile.no-value': 'No value',
  'tile.try-again': 'Try again',
  /** The button's name for screen readers. @param label - what the figure counts */
  'tile.try-again-of': (label: string): string => `Try again: ${label}`,
};

export const trendMessages = {
  /** A sparkline for screen readers: its first and its last value. */
  'trend.from-to': (first: string, last: string): string => `From ${first} to ${last}`,
};

/** Changes: the amount, '12%', is shown, what stands before it is for screen readers. */
export const deltaMessages = {
  'delta.up.neutral': (amount: string): string => `Up ${amount}`,
  'delta.up.positive': (amount: string): string => `Up ${amount}, better`,
  'delta.up.negative': (amount: string): string => `Up ${amount}, worse`,
  'delta.down.neutral': (amount: string): string => `Down ${amount}`,
  'delta.down.positive': (amount: string): string => `Down ${amount}, better`,
  'delta.down.negative': (amount: string): string => `Down ${amount}, worse`,
  'delta.flat.neutral': (amount: string): string => `No change, ${amount}`,
  'delta.flat.positive': (amount: string): string => `No change, ${amount}, better`,
  'delta.flat.negative': (amount: string): string => `No change, ${amount}, worse`,
};

export const toastMessages = {
  /** Name of the region that toasts appear in. @param key - the key that leads there, 'F8' */
  'toast.region': (key: string): string => `Notifications (${key})`,
  /** Button with an icon only, which closes a toast. */
  'toast.dismiss': 'Dismiss',
  /** Button that lets a toast stay until it is dismissed. */
  'toast.keep': 'Keep open',
};

/** Files that were made for the reader. */
export const fileMessages = {
  /** Title of a toast, where making a file took long. @param name - of the file: 'bookings-2026-12-01.csv' */
  'file.ready': (name: string): string => `${name} is ready`,
  /** Its button. At most 24 characters. */
  'file.save': 'Save file',
};

export const topBarMessages = {
  /** Name of the navigation of the top bar. */
  'nav.main': 'Main',
  /** After a count, for screen readers: '3 new'. */
  'nav.new': (count: number): string => en.plural(count, { one: 'new', other: 'new' }),
};

export const bottomNavMessages = {
  /** Name of the navigation at the bottom of small screens. */
  'nav.pages': 'Main pages',
  'nav.new': (count: number): string => en.plural(count, { one: 'new', other: 'new' }),
};

export const userMenuMessages = {
  /** Name of the button with the avatar. @param name - who is signed in */
  'account.menu-of': (name: string): string => `Account menu, ${name}`,
  /** The same, where no name is known. */
  'account.menu': 'Account menu',
};

/** Items of the avatar's menu (spec: 2.avatar-menu). */
export const accountMessages = {
  'account.profile': 'Profile Settings',
  'account.settings': 'Account Settings',
  'account.logout': 'Log out',
};

export const panelLinkMessages = {
  /** Name of a link for screen readers. @param link - what it says @param of - what it is about: 'Details of Budget this month' */
  'panel.link-of': (link: string, of: string): string => `${link} of ${of}`,
};

export const quickActionsMessages = {
  /** Names a group of buttons. */
  'quick-actions': 'Quick actions',
};

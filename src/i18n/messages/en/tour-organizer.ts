import type { Formatters } from '../../formatters.js';
import { en } from '../../grammar-en.js';

/** The tabs, and the line under the page's title that says what is on each. */
export const organizerTabs = {
  'organizer.tab.overview': 'Overview',
  'organizer.tab.private-tours': 'Private Tours',
  'organizer.tab.applications': 'Applications',
  'organizer.tab.team': 'Team',
  'organizer.tab.analytics': 'Analytics',
  'organizer.tab.revenue': 'Revenue',
  'organizer.help.private-tours': 'Every tour, and how full it is.',
  'organizer.help.applications': 'Experts who would like to join your tours.',
  'organizer.help.team': 'Who makes your tours happen.',
  'organizer.help.analytics': 'How your tours and your team are doing.',
  'organizer.help.revenue': 'What came in this month, and what is paid out to you.',
  /** Button over the list of tours. */
  'organizer.create-tour': 'Create tour',
};

/** The line under the title of the Overview tab: what there is to do. */
export const organizerHelpMessages = {
  'organizer.help.no-tours': 'No tours are running or filling.',
  'organizer.help.tours': (format: Formatters, active: number): string =>
    en.plural(active, {
      one: `${format.number(active)} tour is running or filling.`,
      other: `${format.number(active)} tours are running or filling.`,
    }),
  'organizer.help.no-experts': 'No experts are waiting for an answer.',
  'organizer.help.experts': (format: Formatters, waiting: number): string =>
    en.plural(waiting, {
      one: `${format.number(waiting)} expert is waiting for an answer.`,
      other: `${format.number(waiting)} experts are waiting for an answer.`,
    }),
  /** Both sentences. @param tours - '6 tours are running or filling.' @param experts - '4 experts are waiting for an answer.' */
  'organizer.help.tours-and-experts': (tours: string, experts: string): string => `${tours} ${experts}`,
  /** Where neither is known. */
  'organizer.help.overview': 'Your tours, the experts who want to join them, and what they bring in.',
};

/** Titles of tiles with a figure. At most 26 characters. */
export const organizerFigures = {
  'organizer.figure.active-tours': 'Active Tours',
  'organizer.figure.total-participants': 'Total Participants',
  'organizer.figure.pending-applications': 'Pending Applications',
  'organizer.figure.total-revenue': 'Total Revenue',
  'organizer.figure.average-rating': 'Average Rating',
  'organizer.figure.completed-tours': 'Completed Tours',
  'organizer.figure.team-members': 'Team Members',
  'organizer.figure.destinations': 'Destinations',
  /** Names the tiles together, in their error. */
  'organizer.figures': 'Your figures',
};

export const organizerOverviewMessages = {
  /** Names the tiles together, for screen readers. */
  'organizer.overview.figures': 'Your tours at a glance',
  /** Below the number of tours: where they go. At most 30 characters. */
  'organizer.overview.in-destinations': (format: Formatters, count: number): string =>
    en.plural(count, {
      one: `In ${format.compactNumber(count)} destination`,
      other: `In ${format.compactNumber(count)} destinations`,
    }),
  /** Below the number of participants: over how many tours they are spread. At most 30 characters. */
  'organizer.overview.across-tours': (format: Formatters, count: number): string =>
    en.plural(count, {
      one: `Across ${format.compactNumber(count)} tour`,
      other: `Across ${format.compactNumber(count)} tours`,
    }),
  /** Below the number of applications: how many tours they are for. At most 30 characters. */
  'organizer.overview.for-tours': (format: Formatters, count: number): string =>
    en.plural(count, {
      one: `For ${format.compactNumber(count)} tour`,
      other: `For ${format.compactNumber(count)} tours`,
    }),
  /** Titles of panels. */
  'organizer.overview.active-tours': 'Active tours',
  'organizer.overview.revenue': 'Revenue',
  /** Links at the head of a panel, to the tab that has all of it. At most 24 characters. */
  'organizer.overview.all-tours': 'All private tours',
  'organizer.overview.all-applications': 'All applications',
  'organizer.overview.all-members': 'All members',
  'organizer.overview.details': 'Details',
};

/** The list of all tours. */
export const organizerToursMessages = {
  'organizer.tours.title': 'Private tours',
  /** What the count beside the title counts, after the figure: '6' or '6 of 9'. */
  'organizer.tours.counted': (count: number): string => en.plural(count, { one: 'tour', other: 'tours' }),
};

/** A list of tours. */
export const organizerTourListMessages = {
  'organizer.tours.empty': 'No tours yet',
  'organizer.tours.how-to': 'Create a tour and it will show up here.',
  /** Button of a tour. At most 12 characters. */
  'organizer.tours.manage': 'Manage',
  /** Its name for screen readers. @param title - the tour's */
  'organizer.tours.manage-tour': (title: string): string => `Manage ${title}`,
};

/** Facts of a tour, said before them. */
export const tourRowMessages = {
  'organizer.tour.destination': 'Destination',
  'organizer.tour.dates': 'Dates',
};

/** Experts who apply to tours. */
export const organizerApplicationsMessages = {
  'organizer.applications.title': 'Expert applications',
  /** What the count beside the title counts, after the figure: '4' or '4 of 9'. */
  'organizer.applications.counted': (count: number): string =>
    en.plural(count, { one: 'application', other: 'applications' }),
  /** Below a list that shows the first few. */
  'organizer.applications.shown': (format: Formatters, shown: number, total: number): string =>
    en.plural(total, {
      one: `Showing ${format.number(shown)} of ${format.number(total)} application`,
      other: `Showing ${format.number(shown)} of ${format.number(total)} applications`,
    }),
  /** In the place of the list, where it is empty. */
  'organizer.applications.empty': 'No applications yet',
  'organizer.applications.how-to': 'Experts who apply to your tours appear here.',
  /** Facts of an expert, said before them. */
  'organizer.applications.expertise': 'Expertise',
  'organizer.applications.experience': 'Experience',
  /** What an expert applies for. @param title - the tour's */
  'organizer.applications.for-tour': (title: string): string => `For ${title}`,
};

/** Who is in the team. */
export const organizerTeamMessages = {
  'organizer.team.composition': 'Team composition',
  'organizer.team.guides': 'Guides',
  'organizer.team.cultural-experts': 'Cultural experts',
  'organizer.team.coordinators': 'Coordinators',
  'organizer.team.logistics': 'Logistics',
  /** After a large figure: '25 team members'. */
  'organizer.team.members': (count: number): string =>
    en.plural(count, { one: 'team member', other: 'team members' }),
  /** After a large figure that counts a part of them: '21 of 25 team members'. */
  'organizer.team.of-members': (format: Formatters, total: number): string =>
    en.plural(total, {
      one: `of ${format.compactNumber(total)} team member`,
      other: `of ${format.compactNumber(total)} team members`,
    }),
  /** How many of the team have a role: '10 of 25'. */
  'organizer.team.share': (format: Formatters, members: number, total: number): string =>
    `${format.number(members)} of ${format.number(total)}`,
};

/** Title of a list, and its lines: how many there are for each one of a role, with one decimal. */
export const organizerTeamWorkMessages = {
  'organizer.team.work': 'What the team looks after',
  'organizer.team.per-guide': 'Participants per guide',
  'organizer.team.per-expert': 'Participants per cultural expert',
  'organizer.team.per-coordinator': 'Active tours per coordinator',
};

export const organizerAnalyticsMessages = {
  /** After an average rating: '4.8 of 5'. @param most - the best rating */
  'organizer.analytics.of-best': (format: Formatters, most: number): string => `of ${format.number(most)}`,
  /** Titles of panels. */
  'organizer.analytics.team-satisfaction': 'Team satisfaction',
  'organizer.analytics.seats-taken': 'Seats taken',
  /** How many seats of all tours are taken. */
  'organizer.analytics.seats': (format: Formatters, taken: number, seats: number): string =>
    en.plural(seats, {
      one: `${format.number(taken)} of ${format.number(seats)} seat`,
      other: `${format.number(taken)} of ${format.number(seats)} seats`,
    }),
  /** Where there are more tours than those whose seats are counted. */
  'organizer.analytics.seats-in-tours': (
    format: Formatters,
    taken: number,
    seats: number,
    tours: number,
  ): string =>
    en.plural(tours, {
      '=1': en.plural(seats, {
        one: `${format.number(taken)} of ${format.number(seats)} seat in this tour`,
        other: `${format.number(taken)} of ${format.number(seats)} seats in this tour`,
      }),
      other: `${format.number(taken)} of ${format.number(seats)} seats in these ${format.number(tours)} tours`,
    }),
  /** A chart of tours by their status: its title and the names of its parts. */
  'organizer.analytics.tours-by-status': 'Tours by status',
  'organizer.analytics.active': 'Active',
  'organizer.analytics.filling': 'Filling',
  'organizer.analytics.other': 'Other',
  /** After a large figure: '6 private tours'. */
  'organizer.analytics.tours': (count: number): string =>
    en.plural(count, { one: 'private tour', other: 'private tours' }),
  /** After a large figure that counts a part of them: '6 of 9 private tours'. */
  'organizer.analytics.of-tours': (format: Formatters, total: number): string =>
    en.plural(total, {
      one: `of ${format.compactNumber(total)} private tour`,
      other: `of ${format.compactNumber(total)} private tours`,
    }),
};

/** What the month brought, and what of it is paid out. */
export const organizerRevenueMessages = {
  'organizer.revenue.breakdown': 'Revenue breakdown',
  'organizer.revenue.this-month': 'This month',
  'organizer.revenue.payout': 'Payout',
  /** The platform's share (spec: 9.commission). @param percent - of the revenue */
  'organizer.revenue.commission': (format: Formatters, percent: number): string =>
    `Platform commission (${format.percent(percent)})`,
};

/** The panel of the payout. */
export const organizerPayoutMessages = {
  'organizer.payout.title': 'Payout this month',
  /** Lines about the month before: its payout, and how much more or less this month's is. */
  'organizer.payout.last-month': 'Last month',
  'organizer.payout.change': 'Change',
  /** @param amount - '+$2,947' @param percent - '8%' */
  'organizer.payout.changed': (amount: string, percent: string): string => `${amount}, ${percent}`,
  /** How the month's revenue compares with the month before. @param percent - '8%' */
  'organizer.payout.more': (percent: string): string => `${percent} more than last month`,
  'organizer.payout.less': (percent: string): string => `${percent} less than last month`,
  'organizer.payout.same': 'As much as last month',
  /** How the payout is made up (spec: 9.commission). @param percent - of the revenue */
  'organizer.payout.rule': (format: Formatters, percent: number): string =>
    `The payout is revenue less the ${format.percent(percent)} platform commission.`,
};

/** How full the tours are together, and the first of them. */
export const organizerSeatsMessages = {
  'organizer.seats.title': 'Seats on your tours',
  /** Beside the title. */
  'organizer.seats.taken': (format: Formatters, taken: number, seats: number): string =>
    `${format.number(taken)} of ${format.number(seats)} taken`,
  /** The same where the seats of some tours are not known. @param tours - those whose seats are counted @param all - all tours */
  'organizer.seats.taken-in': (
    format: Formatters,
    taken: number,
    seats: number,
    tours: number,
    all: number,
  ): string =>
    en.plural(all, {
      one: `${format.number(taken)} of ${format.number(seats)} taken in ${format.number(tours)} of ${format.number(all)} tour`,
      other: `${format.number(taken)} of ${format.number(seats)} taken in ${format.number(tours)} of ${format.number(all)} tours`,
    }),
};

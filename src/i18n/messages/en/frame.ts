import type { Formatters } from '../../formatters.js';
import { en } from '../../grammar-en.js';

export const sheetMessages = {
  /** Buttons of the sheet that shows one row of a list, each with an icon only. */
  'sheet.close': 'Close',
  'sheet.previous': 'Previous',
  'sheet.next': 'Next',
  'sheet.copy-link': 'Copy link',
  /** What became of that. */
  'sheet.link-copied': 'Link copied',
  'sheet.link-not-copied': 'The link could not be copied',
  /** Said when another row shows. @param position - 'Booking 6 of 10,000' @param title - whose row it is */
  'sheet.now': (position: string, title: string): string => `${position}: ${title}`,
};

export const shellMessages = {
  /** First destination of a dashboard's top bar: the dashboard itself. At most 16 characters. */
  'shell.dashboard': 'Dashboard',
  /** The document's title on a tab: 'Bookings, Travel Agent Hub'. @param tab - its label @param dashboard - the dashboard's title */
  'shell.tab-title': (tab: string, dashboard: string): string => `${tab}, ${dashboard}`,
};

/** The search of the top bar, which leads to all places of a dashboard. */
export const commandMessages = {
  /** On the button that opens it. At most 12 characters. */
  'command.search': 'Search',
  /** Beside it: how the keys that open it are written on keyboards; Apple's have a sign. At most 8 characters. */
  'command.keys': 'Ctrl K',
  /** Names the menu. */
  'command.title': 'Search',
  /** In its field. */
  'command.placeholder': 'A tab, a page or a name',
  /** Names the list under the field, for screen readers. */
  'command.results': 'Results',
  /** @param text - what the reader has typed */
  'command.none': (text: string): string => `Nothing is called “${text}”.`,
  /** Headings of the list: tabs, other pages, and lists that can be searched. */
  'command.tabs': 'In this dashboard',
  'command.pages': 'Other pages',
  'command.lists': 'Search in lists',
  /** One of those lists. @param text - what the reader has typed @param tab - 'Bookings' */
  'command.in-list': (text: string, tab: string): string => `“${text}” in ${tab}`,
};

/** The first panel of an overview: what waits for a decision. */
export const needsMessages = {
  'needs.title': 'Needs you',
  /** Where nothing waits. */
  'needs.nothing': 'Nothing needs you today.',
  /** After the count beside the title, for screen readers: '5 to decide'. */
  'needs.count': (count: number): string => en.plural(count, { one: 'to decide', other: 'to decide' }),
  /** Under the list, where there is more. */
  'needs.showing': (format: Formatters, shown: number, total: number): string =>
    `Showing ${format.number(shown)} of ${format.number(total)}`,
};

/** What the company's requests add up to. */
export const corporateNeedsMessages = {
  'needs.requested': (format: Formatters, cost: number): string => `${format.money(cost)} is requested.`,
  /** @param left - what is left of the month's budget once all is approved @param total - that budget */
  'needs.requested-leaves': (format: Formatters, cost: number, left: number, total: number): string =>
    `${format.money(cost)} is requested. If you approve all of it, ${format.money(left)} of this month’s ${format.money(total)} is left.`,
  /** The department that comes nearest its limit then. @param share - '94%' */
  'needs.reaches': (department: string, share: string): string => `${department} then reaches ${share}.`,
};

/** What an agent has to do, a line each on the Overview. */
export const agentNeedsMessages = {
  'needs.pending-bookings': (format: Formatters, count: number, value: number): string =>
    en.plural(count, {
      one: `${format.number(count)} booking is still pending, ${format.money(value)} in value.`,
      other: `${format.number(count)} bookings are still pending, ${format.money(value)} in value.`,
    }),
  /** Before a place, for screen readers. */
  'needs.destination': 'Destination',
  'needs.pending-quotes': (format: Formatters, count: number): string =>
    en.plural(count, {
      one: `${format.number(count)} pending quote`,
      other: `${format.number(count)} pending quotes`,
    }),
  /** Below the number of quotes. */
  'needs.quotes-wait': 'They wait for a reply from your clients.',
  /** Link of that row. At most 18 characters. */
  'needs.open-quotes': 'Open quotes',
  /** The key of a row of triangles. */
  'needs.week': 'One triangle is a week',
  /** Button of a booking that waits. At most 18 characters. */
  'needs.quote': 'Generate quote',
  /** Its name for screen readers. @param of - whose booking it is */
  'needs.quote-of': (of: string): string => `Generate quote for ${of}`,
};

/** When a booking or a tour begins. */
export const startMessages = {
  /** 'Starts in 58 days', 'Starts tomorrow'. */
  'needs.starts': (format: Formatters, days: number): string =>
    `Starts ${en.relativeDays(days, format.number)}`,
};

/** What an organizer has to do, a line each on the Overview. */
export const organizerNeedsMessages = {
  /** @param seats - that nobody has taken yet @param tours - which have them @param days - until the first of these begins */
  'needs.open-seats': (format: Formatters, seats: number, tours: number, days: number): string =>
    en.plural(seats, {
      '=1': `${format.number(seats)} seat is open on ${format.number(tours)} tour, which starts ${en.relativeDays(days, format.number)}.`,
      other: en.plural(tours, {
        '=1': `${format.number(seats)} seats are open on ${format.number(tours)} tour, which starts ${en.relativeDays(days, format.number)}.`,
        other: `${format.number(seats)} seats are open on ${format.number(tours)} tours, the nearest starts ${en.relativeDays(days, format.number)}.`,
      }),
    }),
  /** Beside a row of triangles: '9 of 12 seats'. */
  'needs.seats': (format: Formatters, taken: number, total: number): string =>
    en.plural(total, {
      one: `${format.number(taken)} of ${format.number(total)} seat`,
      other: `${format.number(taken)} of ${format.number(total)} seats`,
    }),
  /** A badge: '3 seats left'. */
  'needs.seats-left': (format: Formatters, count: number): string =>
    en.plural(count, {
      one: `${format.number(count)} seat left`,
      other: `${format.number(count)} seats left`,
    }),
};

import type { Formatters } from '../../formatters.js';
import { capital, en } from '../../grammar-en.js';

/** What reads bring, within a sentence: 'We could not load your trips'. */
export const readLabels = {
  'read.applications': 'applications',
  'read.bookings': 'bookings',
  'read.budget': 'budget',
  'read.clients': 'clients',
  'read.commissions': 'commissions',
  'read.external-providers': 'external providers',
  'read.figures': 'figures',
  'read.policies': 'policies',
  'read.recommendations': 'recommendations',
  'read.revenue': 'revenue',
  'read.team': 'team',
  'read.team-budgets': 'team budgets',
  'read.tours': 'tours',
  'read.travel-requests': 'travel requests',
  'read.trips': 'trips',
};

/** Several of them: 'figures and bookings'. */
export const readListMessages = {
  'read.list': (parts: readonly string[]): string => en.list(parts),
};

export const failureMessages = {
  /** Over sample data that stands in for what could not be read. */
  'failure.samples': 'We could not load your data. What you see below is sample data.',
  /** Below it. @param parts - what could not be read: 'figures and bookings' */
  'failure.parts': (parts: string): string => `Not loaded: ${parts}.`,
  /** In the place of a list that could not be read. @param parts - 'trips' */
  'failure.title': (parts: string): string => `We could not load your ${parts}`,
  /** Below it. */
  'failure.text': 'They are safe, and nothing has changed. Check your connection and try again.',
  /** The same where it is a line of text. */
  'failure.line': (parts: string): string => `We could not load your ${parts}.`,
  /** In a tile whose figure could not be read. It begins with `parts`: English makes its first letter large. */
  'failure.tile': (parts: string): string => `${capital(parts)} did not load`,
  /** For screen readers, once loading has ended. @param title - of the page, 'Traveler Dashboard' */
  'failure.outcome': (title: string, parts: string): string => `${title}: ${parts} did not load`,
  /** The same, where all is there. @param title - of the page, 'Traveler Dashboard' */
  'failure.loaded': (title: string): string => `${title} loaded`,
  /** Button beside what could not be read. */
  'failure.try-again': 'Try again',
};

export const sampleMessages = {
  /** Over a tab with sample data. */
  'sample.note': 'What is marked as sample data is a placeholder, shown until your own data is there.',
};

export const emptyPanelMessages = {
  /** In a panel whose figures nobody gave, where samples are turned off. */
  'panel.empty': 'Nothing here yet',
};

/** For screen readers, once the reader has decided. @param row - 'Ana Vuki, Honiara, Dec 1–5' */
export const newsMessages = {
  'news.approved': 'Approved',
  'news.declined': 'Declined',
  'news.decided': (decision: string, row: string): string => `${decision}: ${row}`,
};

export const monthMessages = {
  /** What growth is compared with. */
  'month.before': 'vs last month',
  /** @param amount - '$18,460' */
  'month.this': (amount: string): string => `${amount} this month`,
};

export const greetingMessages = {
  /** The help line of an overview: 'Kia ora, Mele. Your trips, and ideas for more.' */
  'greeting.named': (greeting: string, name: string, sentence: string): string =>
    `${greeting}, ${name}. ${sentence}`,
  'greeting.unnamed': (greeting: string, sentence: string): string => `${greeting}. ${sentence}`,
};

/** Names of a row of sums, at the end of a table. */
export const totalMessages = {
  'total.all': 'Total',
  /** Where there are more rows than the table has. @param count - the rows of the table */
  'total.these': (format: Formatters, count: number): string =>
    en.plural(count, { '=1': 'Total of this row', other: `Total of these ${format.number(count)}` }),
};

import { describe, expect, it } from 'vitest';
import type { Formatters } from '../../src/i18n/formatters';
import { LANGUAGES, type Language } from '../../src/i18n/languages';
import { messages as english } from '../../src/i18n/messages/en';
import { englishRoom, roomNames, valuesGiven } from './catalogue';
import type { Parameter } from './typescript';

// '1 bookings', 'These 1 cost …': a text that is the same for 1 and 2 may not have the figure beside a word that agrees with it.

type Message = string | ((...values: unknown[]) => string);

/** What no count agrees with: prepositions, and so what is counted stands elsewhere. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  en: ['of', 'in'],
  fr: ['sur', 'dans', 'des'],
  de: ['von', 'bei'],
  es: ['de', 'en'],
};

/** Of the seats of several tours there are as many as tours at least; of some tours there are more. */
const NEVER_ONE = ['organizer.analytics.seats-in-tours seats', 'organizer.seats.taken-in all'];

/** What is beside the figure is the same word for one and for many. */
const SAME_WORD: Readonly<Record<string, readonly string[]>> = {
  en: [
    // A button for them, or what they are; what is counted is not said.
    ...['table.export.these count'],
    ...['bulk.selected count', 'table.selected count', 'decided.many.approve count'],
    ...['decided.many.decline count', 'calendar.more count', 'seat.over over', 'departures.sum pending'],
    ...['agent.overview.new-clients count', 'traveler.tile.upcoming-trips count'],
    // 'Showing 1 of 7'.
    ...['departures.showing shown', 'needs.showing shown', 'organizer.applications.shown shown'],
    'pager.range first',
    // '1 this month'.
    'agent.overview.bookings-this-month count',
    // 'Taken' goes with another figure.
    ...['organizer.seats.taken seats', 'organizer.seats.taken-in seats'],
  ],
  fr: [
    ...['table.export.these count'],
    ...['traveler.tile.upcoming-trips count', 'agent.overview.bookings-this-month count'],
    // 'De plus'.
    'seat.over over',
    // Words with the plural in their singular: 'mois', 'devis'.
    ...['history.sum months', 'agent.help.bookings-and-quotes quotes'],
  ],
  de: [
    ...['table.export.these count'],
    ...['bulk.selected count', 'table.selected count', 'decided.many.approve count'],
    ...['decided.many.decline count', 'calendar.more count', 'seat.over over', 'departures.sum pending'],
    ...['agent.overview.new-clients count', 'traveler.tile.upcoming-trips count'],
    ...['departures.showing all', 'needs.showing total'],
    ...['organizer.seats.taken seats', 'organizer.seats.taken-in seats'],
    // 'Treffer' is both.
    ...['table.matches count', 'agent.overview.bookings-this-month count'],
  ],
  es: [
    ...['table.export.these count'],
    ...['bars.others count', 'calendar.more count', 'seat.over over'],
    ...['departures.showing shown', 'needs.showing shown', 'agent.overview.bookings-this-month count'],
    ...['organizer.seats.taken seats', 'organizer.seats.taken-in seats'],
  ],
};

const marked = (figure: number): string => `⟨${figure}⟩`;
const COUNTS = ['number', 'compactNumber', 'badgeCount'];
/** Formatters that mark counts; amounts and the like are no counts. */
const format = new Proxy({} as Formatters, {
  get: (_, method: string) => (COUNTS.includes(method) ? marked : () => 'X'),
});

/** What a message says of a count, beside other values. */
function saidOf(message: Exclude<Message, string>, parameters: readonly Parameter[], of: Parameter) {
  return (count: number): string =>
    message(
      ...parameters.map((parameter) => {
        if (parameter === of) return count;
        if (parameter.type === 'number') return 7;
        if (parameter.type === 'Formatters') return format;
        return parameter.type.includes('[]') ? ['A', 'B'] : 'A';
      }),
    );
}

const FIGURE = /(\p{L}+)? ?⟨1⟩(?: (\p{L}+))?/gu;

/** Words beside the figure, where the text says the same for 1 and 2. */
function besideOne(said: (count: number) => string): string[] {
  const text = said(1);
  if (text.replaceAll(marked(1), marked(2)) !== said(2)) return [];
  return [...text.matchAll(FIGURE)]
    .flatMap(([, before, after]) => [before, after])
    .filter((word) => word !== undefined);
}

describe.each(Object.keys(BESIDE))('in %s', (language) => {
  it('words agree with the figure beside them where it is 1', async () => {
    const catalogue = language === 'en' ? english : (await LANGUAGES[language as Language]()).messages;
    const words = catalogue as Readonly<Record<string, Message>>;
    const found = roomNames().flatMap((room) =>
      [...englishRoom(room).messages].flatMap(([key, of]) => {
        const message = words[key];
        const parameters = valuesGiven(of);
        if (typeof message !== 'function') return [];
        return parameters
          .filter(({ type }) => type === 'number')
          .filter((parameter) =>
            besideOne(saidOf(message, parameters, parameter)).some(
              (word) => !BESIDE[language]?.includes(word),
            ),
          )
          .map(({ name }) => `${key} ${name}`);
      }),
    );
    const expected = [...(SAME_WORD[language] ?? []), ...NEVER_ONE];
    expect(found.filter((each) => !expected.includes(each))).toEqual([]);
    // What is listed, and is not said so any more, goes.
    expect((SAME_WORD[language] ?? []).filter((each) => !found.includes(each))).toEqual([]);
  });
});

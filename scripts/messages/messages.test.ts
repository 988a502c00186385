import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../src/i18n/compiled/languages.js';
import { createFormatters, type Formatters } from '../../src/i18n/formatters.js';
import { plain } from '../../src/i18n/message.js';
import { FORBIDDEN_TEXT } from '../../src/testing/forbidden-text.js';
import { SOURCE, shippedCatalogue } from './catalogue.js';
import { reviewOf } from './faults.js';
import { type Kind, readMessage, valuesOf } from './icu.js';

const english = shippedCatalogue(SOURCE);

/** Values of each message by key, with those that only translations use. */
const VALUES: ReadonlyMap<string, ReadonlyMap<string, Kind>> = new Map(
  Array.from(english.messages, ([key, text]) => {
    const more = Object.keys(english.notes.get(key)?.placeholders ?? {});
    return [
      key,
      new Map([...more.map((name) => [name, 'text'] as const), ...valuesOf(readMessage(text))]),
    ] as const;
  }),
);

/** Returns sample values, distinct for texts. Without elements, so the message is a string. */
const given = (key: string, figure: number, text = 'Άλφα'): object =>
  Object.fromEntries(
    Array.from(VALUES.get(key) ?? [], ([name, kind], index) => [
      name,
      kind === 'number' ? figure + index : kind === 'tag' ? undefined : `${text}${index}`,
    ]),
  );

const said = (message: unknown, key: string, format: Formatters, figure: number, text?: string): string =>
  plain(typeof message === 'function' ? message(given(key, figure, text), format) : String(message));

/** The first strong character, which sets the direction of a text, within isolates too. */
const firstStrong = (text: string): string => /[\p{L}\u200E\u200F\u061C]/u.exec(text)?.[0] ?? '';

const FIGURES = [0, 1, 2, 3, 6, 11, 20, 100, 1234, 1_000_000];

/** Accessible names of buttons → their visible labels. */
const BUTTONS: readonly (readonly [name: string, written: string])[] = [
  ...[
    'action.try-again',
    'action.undo',
    'corporate.policies.manage',
    'listing.save',
    'request.approve',
    'request.decline',
    'reward.redeem',
    'save.saved',
    'tile.try-again',
  ].map((written) => [`${written}-of`, written] as const),
  ['organizer.tours.manage-tour', 'organizer.tours.manage'],
];

const languages = Object.keys(LANGUAGES) as Language[];

describe.each(languages)('the messages of %s', (language) => {
  const format = createFormatters({ locale: language });
  const load = async () => Object.entries<unknown>({ ...(await LANGUAGES[language]()).messages });

  // `npm run check` lists missing ones, which show in English.
  it('have no faults', () => {
    expect(reviewOf(shippedCatalogue(language), english)).toMatchObject({ faults: [], notes: [] });
  });

  it('show every count', async () => {
    for (const [key, message] of await load()) {
      for (const figure of FIGURES) {
        const text = said(message, key, format, figure);
        expect(text, key).toMatch(/\S/);
        expect(text, key).not.toMatch(FORBIDDEN_TEXT);
      }
    }
  });

  // Speech input needs the visible label in the name (WCAG 2.5.3).
  it('name buttons by their visible labels', async () => {
    const words = new Map(await load());
    for (const [name, written] of BUTTONS) {
      const text = said(words.get(name) ?? '', name, format, 1);
      expect(text.toLowerCase(), name).toContain(String(words.get(written)).toLowerCase());
    }
  });
});

// The first strong character sets the direction, and Arabic percentages contain left-to-right marks.
it('Arabic texts that begin with a figure run from right to left', async () => {
  const format = createFormatters({ locale: 'ar' });
  for (const [key, message] of Object.entries<unknown>({ ...(await LANGUAGES.ar()).messages })) {
    if (typeof message === 'string') continue;
    expect(firstStrong(said(message, key, format, 72, 'نص')), key).not.toMatch(/[\p{Script=Latin}\u200E]/u);
  }
});

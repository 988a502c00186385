import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../src/i18n/compiled/languages.js';
import { createFormatters, type Formatters } from '../../src/i18n/formatters.js';
import { plain } from '../../src/i18n/message.js';
import { FORBIDDEN_TEXT } from '../../src/testing/forbidden-text.js';
import { SOURCE, shippedCatalogue } from './catalogue.js';
import { reviewOf } from './faults.js';
import { type Kind, readMessage, valuesOf } from './icu.js';

const english = shippedCatalogue(SOURCE);

/** The values of each English message, and those that only translations need. */
const VALUES: ReadonlyMap<string, ReadonlyMap<string, Kind>> = new Map(
  Array.from(english.messages, ([key, text]) => {
    const more = Object.keys(english.notes.get(key)?.placeholders ?? {});
    return [
      key,
      new Map([...more.map((name) => [name, 'text'] as const), ...valuesOf(readMessage(text))]),
    ] as const;
  }),
);

/** One value of each kind; texts are told apart. Without what places elements: the message is a text. */
const given = (key: string, figure: number, text = 'Άλφα'): object =>
  Object.fromEntries(
    Array.from(VALUES.get(key) ?? [], ([name, kind], index) => [
      name,
      kind === 'number' ? figure + index : kind === 'tag' ? undefined : `${text}${index}`,
    ]),
  );

const said = (message: unknown, key: string, format: Formatters, figure: number, text?: string): string =>
  plain(typeof message === 'function' ? message(given(key, figure, text), format) : String(message));

/** The first letter or mark, by which browsers decide which way a text runs: within isolates too. */
const firstStrong = (text: string): string => /[\p{L}\u200E\u200F\u061C]/u.exec(text)?.[0] ?? '';

/** Figures of every plural category that a language has. */
const FIGURES = [0, 1, 2, 3, 6, 11, 20, 100, 1234, 1_000_000];

/** Names of buttons that say of what, each with what is written on the button. */
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

describe.each(languages)('the words of %s', (language) => {
  const format = createFormatters({ locale: language });
  const load = async () => Object.entries<unknown>({ ...(await LANGUAGES[language]()).messages });

  // `npm run check` lists the ones that are missing: they are English until then.
  it('have no faults', () => {
    expect(reviewOf(shippedCatalogue(language), english)).toMatchObject({ faults: [], notes: [] });
  });

  it('say something of every figure', async () => {
    for (const [key, message] of await load()) {
      for (const figure of FIGURES) {
        const text = said(message, key, format, figure);
        expect(text, key).toMatch(/\S/);
        expect(text, key).not.toMatch(FORBIDDEN_TEXT);
      }
    }
  });

  // Who speaks to a page says what is written on a button (WCAG 2.5.3).
  it('name buttons by what is written on them', async () => {
    const words = new Map(await load());
    for (const [name, written] of BUTTONS) {
      const text = said(words.get(name) ?? '', name, format, 1);
      expect(text.toLowerCase(), name).toContain(String(words.get(written)).toLowerCase());
    }
  });
});

// A text takes its direction from what it begins with, and Arabic percentages hold marks for left to right.
it('Arabic texts that begin with a figure run from right to left', async () => {
  const format = createFormatters({ locale: 'ar' });
  for (const [key, message] of Object.entries<unknown>({ ...(await LANGUAGES.ar()).messages })) {
    if (typeof message === 'string') continue;
    expect(firstStrong(said(message, key, format, 72, 'نص')), key).not.toMatch(/[\p{Script=Latin}\u200E]/u);
  }
});

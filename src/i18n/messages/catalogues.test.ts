import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { FORBIDDEN_TEXT } from '../../testing/forbidden-text.js';
import { createFormatters, type Formatters } from '../formatters.js';
import { LANGUAGES, type Language } from '../languages.js';
import { messages as english } from './en/index.js';

const ENGLISH = `${__dirname}/en`;

type Message = string | ((...values: unknown[]) => string);

/** Each English text as the sources have it, with its key. */
const ENTRIES: readonly (readonly [key: string, text: ts.Expression])[] = readdirSync(ENGLISH).flatMap(
  (file) => {
    const source = ts.createSourceFile(
      file,
      readFileSync(`${ENGLISH}/${file}`, 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    );
    const found: [string, ts.Expression][] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isPropertyAssignment(node) && ts.isObjectLiteralExpression(node.parent)) {
        const key = ts.isStringLiteral(node.name) ? node.name.text : node.name.getText();
        // The forms of a plural are in an object too, which is no part.
        if (ts.isVariableDeclaration(node.parent.parent)) found.push([key, node.initializer]);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  },
);

/** The types of what each English function is given, by its key. */
const PARAMETERS: ReadonlyMap<string, readonly string[]> = new Map(
  ENTRIES.flatMap(([key, text]) =>
    ts.isArrowFunction(text)
      ? [[key, text.parameters.map(({ type }) => type?.getText() ?? '')] as const]
      : [],
  ),
);

it('a key that parts share says the same in all of them', () => {
  const texts = new Map<string, string>();
  for (const [key, text] of ENTRIES) {
    expect(texts.get(key) ?? text.getText(), key).toBe(text.getText());
    texts.set(key, text.getText());
  }
});

/** One value of each type; texts are told apart. */
const given = (types: readonly string[], format: Formatters, figure: number): unknown[] =>
  types.map((type, index) => {
    if (type === 'number') return figure + index;
    if (type === 'string') return `Άλφα${index}`;
    return type.includes('[]') ? ['Άλφα', 'Βήτα'] : format;
  });

/** The first letter or mark, by which browsers decide which way a text runs: within isolates too. */
const firstStrong = (text: string): string => /[\p{L}\u200E\u200F\u061C]/u.exec(text)?.[0] ?? '';

/** Figures of every plural category that a language has. */
const FIGURES = [0, 1, 2, 3, 6, 11, 20, 100, 1234, 1_000_000];

/** Names of buttons that say of what, each with what is written on the button. */
const BUTTONS: readonly (readonly [name: string, written: string])[] = [
  ...[
    ...[
      'action.try-again',
      'action.undo',
      'corporate.policies.manage',
      'listing.save',
      'needs.quote',
      'request.approve',
      'request.decline',
    ],
    ...['reward.redeem', 'save.saved', 'tile.try-again'],
  ].map((written) => [`${written}-of`, written] as const),
  ['organizer.tours.manage-tour', 'organizer.tours.manage'],
];

const languages = Object.keys(LANGUAGES) as Language[];

describe.each(languages)('the words of %s', (language) => {
  const format = createFormatters({ locale: language });
  const load = async () => Object.entries((await LANGUAGES[language]()).messages as Record<string, Message>);

  it('are all there, and no others', async () => {
    expect((await load()).map(([key]) => key).sort()).toEqual(Object.keys(english).sort());
  });

  it('say something of every figure', async () => {
    for (const [key, message] of await load()) {
      for (const figure of FIGURES) {
        const text =
          typeof message === 'string'
            ? message
            : message(...given(PARAMETERS.get(key) ?? [], format, figure));
        expect(text, key).toMatch(/\S/);
        expect(text, key).not.toMatch(FORBIDDEN_TEXT);
      }
    }
  });

  it('leave out no text that they are given', async () => {
    for (const [key, message] of await load()) {
      if (typeof message === 'string') continue;
      const values = given(PARAMETERS.get(key) ?? [], format, 1234);
      const own = (english as Record<string, Message>)[key] as Exclude<Message, string>;
      for (const value of values.flat()) {
        // As English does, which may begin with it in capitals.
        if (typeof value !== 'string' || !own(...values).includes(value)) continue;
        expect(message(...values), key).toContain(value);
      }
    }
  });

  // Who speaks to a page says what is written on a button (WCAG 2.5.3).
  it('name buttons by what is written on them', async () => {
    const words = new Map(await load());
    for (const [name, written] of BUTTONS) {
      const of = words.get(name) as Exclude<Message, string>;
      const values = given(PARAMETERS.get(name) ?? [], format, 1);
      expect(of(...values).toLowerCase(), name).toContain(String(words.get(written)).toLowerCase());
    }
  });
});

// A text takes its direction from what it begins with, and Arabic percentages hold marks for left to right.
it('Arabic texts that begin with a figure run from right to left', async () => {
  const format = createFormatters({ locale: 'ar' });
  for (const [key, message] of Object.entries((await LANGUAGES.ar()).messages as Record<string, Message>)) {
    if (typeof message === 'string') continue;
    const values = given(PARAMETERS.get(key) ?? [], format, 72).map((value) =>
      typeof value === 'string' ? 'نص' : value,
    );
    expect(firstStrong(message(...values)), key).not.toMatch(/[\p{Script=Latin}\u200E]/u);
  }
});

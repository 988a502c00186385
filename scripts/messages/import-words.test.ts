import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/i18n/languages';
import { englishRoom, readRoom, roomNames, roomOf, valuesGiven } from './catalogue';
import { type Delivery, readJson, readXliff, writeJson, writeXliff } from './exchange';
import { vagueForms } from './faults';
import { importWords, waiting } from './import-words';
import { valuesOf } from './text';
import { readMessage } from './typescript';
import { type Unit, unitsOf } from './units';

const languages = Object.keys(LANGUAGES);

const deliver = (language: string, key: string, words: string, change: Partial<Unit> = {}): Delivery => ({
  language,
  words: unitsOf(language)
    .filter((unit) => unit.key === key)
    .map((unit) => ({ ...unit, words, ...change })),
});

function filesOf(delivery: Delivery): ReadonlyMap<string, string> {
  const outcome = importWords(delivery);
  if ('faults' in outcome) throw new Error(outcome.faults.join('\n'));
  return outcome.files;
}

const faultsOf = (delivery: Delivery): readonly string[] => {
  const outcome = importWords(delivery);
  return 'faults' in outcome ? outcome.faults : [];
};

describe.each(languages)('the words of %s', (language) => {
  const units = unitsOf(language);

  it('are such that the notation has a form for them, and as long as they may be', () => {
    expect(units.filter(({ code }) => code).map(({ key }) => key)).toEqual([]);
    // To a language that has no words yet, all of them are new.
    const long = faultsOf({ language: `${language}-001`, words: units });
    expect(long).toEqual([]);
  });

  it('come back from both forms as they went, and change no file', async () => {
    const expected = units.map(({ key, english, words }) => ({ key, english, words }));
    for (const delivery of [
      readJson(writeJson(language, units)),
      await readXliff(await writeXliff(language, units)),
    ]) {
      expect(delivery).toEqual({ language, words: expected });
      expect(filesOf(delivery).size).toBe(0);
    }
  });

  it('make a language of their own, with the same words', () => {
    const files = filesOf({ language: `${language}-001`, words: units });
    expect(files.size).toBeGreaterThan(5);
    for (const [room, code] of files) {
      const { diagnostics } = ts.transpileModule(code, { reportDiagnostics: true });
      expect(diagnostics, room).toEqual([]);
    }
  });
});

// Of Russian `one` is 1, 21, 31 …: what translators copy from English has to be right there.
it.each([['en', 'ru'], ...languages.map((language) => [language, language] as const)] as const)(
  '%s has no form of several counts that leaves the count out',
  (language, rules) => {
    const vague = roomNames().flatMap((room) =>
      [...roomOf(language, room).messages].flatMap(([key, { property }]) =>
        valuesOf(readMessage(property.initializer) ?? []).flatMap((value) =>
          'forms' in value ? vagueForms(value, rules).map((fault) => `'${key}' ${fault}`) : [],
        ),
      ),
    );
    expect(vague).toEqual([]);
  },
);

it('English is such that the notation has a form for it', () => {
  const code = unitsOf('fr').filter(({ english }) => english.includes('=>'));
  expect(code.map(({ key }) => key)).toEqual([]);
});

it('every message has a context', () => {
  expect(
    unitsOf('fr')
      .filter(({ context }) => !context)
      .map(({ key }) => key),
  ).toEqual([]);
});

it('a context names no value that its message is not given', () => {
  for (const room of roomNames()) {
    for (const [key, message] of englishRoom(room).messages) {
      const given = valuesGiven(message).map(({ name }) => name);
      for (const [, name] of message.context.matchAll(/@param (\w+)/g)) expect(given, key).toContain(name);
    }
  }
});

it('a limit in a context is read as one', () => {
  for (const { key, context, limit } of unitsOf('fr')) {
    if (/at most \d/i.test(context)) expect(limit, key).toBeGreaterThan(0);
  }
});

describe('the comment of a message', () => {
  const contextsOf = (code: string) =>
    [...readRoom(`/** A bar. */ export const part = {\n${code}\n};`, 'a.ts').messages.values()].map(
      ({ context }) => context,
    );

  it.each([
    ['goes for those below it', "/** Buttons. */\n'a': '',\n'b': '',", ['Buttons.', 'Buttons.']],
    [
      'ends at an empty line, where that of the part begins',
      "/** Buttons. */\n'a': '',\n\n'b': '',",
      ['Buttons.', 'A bar.'],
    ],
    [
      'leaves out values that a message is not given',
      "/** Names. @param of - whose */\n'a': (of: string) => of,\n'b': '',",
      ['Names. @param of - whose', 'Names.'],
    ],
    [
      'that says values alone stands behind that of the part',
      "/** Buttons. */\n'a': '',\n/** @param of - whose */\n'b': (of: string) => of,",
      ['Buttons.', 'A bar. @param of - whose'],
    ],
  ])('%s', (_, code, contexts) => {
    expect(contextsOf(code)).toEqual(contexts);
  });
});

describe('words that come back', () => {
  it('stand in the place of those before, and nothing else changes', () => {
    const before = unitsOf('fr');
    const files = filesOf(deliver('fr', 'pager.next', 'Page d’après'));
    expect([...files.keys()]).toEqual(['components']);
    expect(files.get('components')).toContain(`'pager.next': "Page d’après",`);
    expect(unitsOf('fr')).toEqual(before);
  });

  it('bring along what the grammar of the language has for them', () => {
    const code = filesOf(deliver('ja', 'rows.dropped', '{count, plural, other {#件}}')).get('domain');
    expect(code).toContain("import { grammarOf } from '../../grammar.js';");
    expect(code).toContain("const { plural } = grammarOf('ja');");
    // The same lines as before, where the file has it already.
    const again = filesOf(deliver('fr', 'departures.leaving', 'Vers {month}')).get('charts');
    expect(again).toMatch(/^import \{ grammarOf \}.*;\nimport type /);
    expect(filesOf(deliver('de', 'rows.dropped', '{count, number}')).get('domain')).not.toContain(
      'grammarOf',
    );
  });

  it('of a new language stand in the order of English', () => {
    const units = unitsOf('mi').filter(({ room }) => room === 'domain');
    const words = units.map((unit) => ({ ...unit, words: unit.english })).reverse();
    const code = filesOf({ language: 'mi', words }).get('domain') ?? '';
    const at = units.map(({ key }) => code.indexOf(`"${key}"`));
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    expect(at.every((index) => index > 0)).toBe(true);
  });

  it('that are empty leave what there is', () => {
    expect(filesOf(deliver('fr', 'pager.next', '')).size).toBe(0);
  });

  it.each([
    ['pager.next', 'Suivant', { key: 'pager.nxet' }, 'is no message of the library'],
    ['pager.next', 'Ensuite', { english: 'Following' }, 'says something else in English by now'],
    ['request.approve', 'Donner son accord', {}, 'has 17 characters, and may have 12'],
    ['pager.range', '{first}–{last}', {}, 'has {first}, which cannot be written so'],
    ['pager.range', '{first, money}–{lst, number}', {}, 'has {lst}, which it is not given'],
    ['pager.range', '{first, number', {}, 'Unexpected message end'],
    ['pager.range', '{first, plural, one {#}}', {}, "without the form 'other'"],
    ['pager.range', '{first, plural, dual {#} other {#}}', {}, 'dual'],
    ['pager.range', '{first, plural, two {#} other {#}}', {}, "has the form 'two', and the language has"],
    ['pager.range', '{first, plural, =01 {un} other {#}}', {}, "has the form '=01'"],
    ['pager.range', '{first, plural, =1.5 {un} other {#}}', {}, '=1.5'],
    ['pager.range', '{first, plural, =0 {rien} other {#}}', {}, ''],
    ['needs.starts', 'Début {days, relativeDays}', {}, ''],
    ['pager.range', '{first, select, a {b} other {c}}', {}, "has a 'select'"],
    [
      'corporate.use.over-by',
      '{amount, money} au-dessus du budget alloué',
      {},
      'has at least 28 characters, and may have 24',
    ],
    ['pager.next', ' Suivant', {}, 'begins or ends with a space'],
    ['pager.next', '\n  Suivant\n', {}, 'begins or ends with a space'],
    ['pager.next', ' ', {}, 'begins or ends with a space'],
    ['listing.save-of', '{title} ', {}, 'begins or ends with a space'],
    ['listing.save-of', 'Enregistrer', {}, 'leaves out {title}'],
    ['listing.save-of', '{title, number}', {}, 'has {title, number}, which cannot be written so'],
    ['listing.save-of', "Enregistrer l'{title}", {}, ''],
    ['listing.save-of', "Enregistrer '{title}'", {}, 'leaves out {title}'],
    ['listing.save-of', "'{title}' {title}", {}, 'has a brace between apostrophes'],
  ] as const)('as %s: %s are refused where they cannot be written (%j)', (key, words, change, fault) => {
    const faults = faultsOf(deliver('fr', key, words, change)).join('\n');
    if (fault) expect(faults).toContain(fault);
    else expect(faults).toBe('');
  });

  it.each([
    [
      'departures.bookings',
      '{count, plural, other {# voyages}}',
      ["has no form 'one', so that 'other' stands for it"],
    ],
    ['departures.bookings', '{count, plural, one {# voyage} other {# voyages}}', []],
    ['departures.showing', 'Tout', ['says nothing of {shown}', 'says nothing of {all}']],
    ['departures.bookings', '{count, plural, one {Un voyage} other {Des voyages}}', []],
    [
      'departures.bookings',
      '{count, plural, one {Un voyage} other {# voyages}}',
      ["has a form 'one' without the count, which stands for 0, 1: '=1' is for 1 alone"],
    ],
    ['departures.bookings', '{count, plural, =0 {Rien} =1 {Un voyage} one {# voyage} other {# voyages}}', []],
    ['departures.bookings', '{count, plural, =0 {Rien} =1 {Un voyage} other {# voyages}}', []],
  ])('as %s: %s are taken, and told of where that is rarely meant', (key, words, notes) => {
    const outcome = importWords(deliver('fr', key, words));
    expect('notes' in outcome && outcome.notes).toEqual(notes.map((note) => `'${key}' ${note}.`));
  });

  it('of a language that has a part of its files get the others, too', () => {
    const delivery = deliver('fr', 'pager.next', 'Page d’après');
    const outcome = importWords(delivery, (_, room) => room !== 'table');
    expect('files' in outcome && [...outcome.files.keys()].sort()).toEqual(['components', 'table']);
  });

  it('that are not imported yet are known by their keys', () => {
    const { words } = deliver('fr', 'pager.next', 'Ensuite');
    expect(waiting({ language: 'fr', words })).toEqual(['pager.next']);
    expect(waiting({ language: 'fr', words: unitsOf('fr') })).toEqual([]);
    expect(waiting({ language: 'mi', words: unitsOf('mi') })).toEqual([]);
  });

  it('in a form that is none are refused', async () => {
    expect(() => readJson('{"messages": []}')).toThrow('`language`');
    expect(() => readJson('{"language": "fr", "messages": [{"key": "pager.next"}]}')).toThrow('`english`');
    await expect(readXliff('<xliff version="1.2"/>')).rejects.toThrow('is no XLIFF 2.0');
    await expect(readXliff('Suivant')).rejects.toThrow();
    const xliff = await writeXliff('fr', unitsOf('fr').slice(0, 9));
    await expect(readXliff(xliff.slice(0, -40))).rejects.toThrow('is cut off');
    await expect(readXliff(xliff.replace('</source>', ' & </source>'))).rejects.toThrow(
      /cannot be read as XML: .*line 1\d.*&amp;/,
    );
    expect(() => readJson('null')).toThrow('`language`');
    expect(() => readJson('{"language": "fr",')).toThrow('cannot be read as JSON');
  });
});

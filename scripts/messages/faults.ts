import { TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { type Catalogue, SOURCE } from './catalogue.js';
import { compileMessage } from './compile.js';
import { allPieces, type Piece, readMessage, valuesOf } from './icu.js';

/** The faults and notes of a translation, each with the key of its message. */
export interface Review {
  /** Errors: these messages cannot be shown. */
  readonly faults: readonly string[];
  /** Warnings: these messages can be shown, but are probably wrong. */
  readonly notes: readonly string[];
  /** Keys without a translation, shown in English. */
  readonly missing: readonly string[];
}

export function reviewOf(catalogue: Catalogue, english: Catalogue): Review {
  const { language, messages } = catalogue;
  const faults: string[] = [];
  const notes: string[] = [];
  for (const [key, text] of messages) {
    const source = english.messages.get(key);
    const { description = '', placeholders = {} } = english.notes.get(key) ?? {};
    const more = Object.keys(placeholders);
    const own =
      source === undefined ? ['is no message of the library'] : faultsOf(text, source, more, language);
    const limit = limitOf(description);
    if (source !== undefined && own.length === 0 && shortest(readMessage(text)) > limit)
      own.push(`has at least ${shortest(readMessage(text))} characters, and may have ${limit}`);
    faults.push(...own.map((fault) => `'${key}' ${fault}.`));
    if (own.length === 0) notes.push(...vagueForms(text, language).map((note) => `'${key}' ${note}.`));
  }
  const missing = [...english.messages.keys()].filter((key) => !messages.get(key));
  return { faults, notes, missing };
}

/** Returns the limit that a note states, 14 for 'At most 14 characters.', or Infinity. */
export const limitOf = (description: string): number =>
  Number(/At most (\d+) characters/.exec(description)?.[1] ?? Number.POSITIVE_INFINITY);

/** Returns the minimum length of a text: each value counts as one character, a plural as its longest form. */
const shortest = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, piece) => {
    if (piece.type === TYPE.literal) return sum + Array.from(piece.value).length;
    if (piece.type === TYPE.tag) return sum + shortest(piece.children);
    if (piece.type !== TYPE.plural && piece.type !== TYPE.select) return sum + 1;
    return sum + Math.max(...Object.values(piece.options).map(({ value }) => shortest(value)));
  }, 0);

/** Returns the faults of a translation. @param more - names of values that only some languages need */
function faultsOf(text: string, english: string, more: readonly string[], language: string): string[] {
  if (text !== text.trim() && english === english.trim())
    return ['begins or ends with a space or a new line, which English does not'];
  try {
    compileMessage(text);
    const given = valuesOf(readMessage(english));
    const used = valuesOf(readMessage(text));
    const unknown = [...used.keys()].filter((name) => !given.has(name) && !more.includes(name));
    const hasChoice = more.some((name) => !given.has(name));
    const leftOut = [...given].filter(([name, kind]) => kind !== 'number' && !hasChoice && !used.has(name));
    return [
      ...unknown.map((name) => `has {${name}}, which it is not given`),
      ...leftOut.map(([name, kind]) => `leaves out ${kind === 'tag' ? `<${name}>` : `{${name}}`}`),
      ...pluralsOf(text).flatMap((plural) => pluralFaults(plural, language)),
    ];
  } catch (error) {
    return [error instanceof Error ? reasonOf(error) : String(error)];
  }
}

/** Returns an error's message, or a parser's code as 'cannot be read: expect argument closing brace'. */
const reasonOf = ({ message }: Error): string =>
  /^[A-Z_]+$/.test(message)
    ? `cannot be read: ${message.toLowerCase().replaceAll('_', ' ')}`
    : message.replaceAll(/\s+/g, ' ');

type Plural = Extract<Piece, { type: TYPE.plural }>;

const isPlural = (piece: Piece): piece is Plural => piece.type === TYPE.plural;

const pluralsOf = (text: string): Plural[] => allPieces(readMessage(text)).filter(isPlural);

/** Returns the plural rules of a language, or the English ones where Intl has none, not the machine's. */
const rulesOf = (language: string) => new Intl.PluralRules([language, SOURCE]);

const categoriesOf = (language: string): readonly string[] =>
  rulesOf(language).resolvedOptions().pluralCategories;

/** Returns an English text with the plural forms of another language, as a start for translators. */
export function inFormsOf(language: string, english: string): string {
  const pieces = readMessage(english);
  const plurals = allPieces(pieces).filter(isPlural);
  for (const plural of plurals) {
    const { options } = plural;
    const exact = Object.keys(options).filter((form) => form.startsWith('='));
    const forms = [...exact, ...categoriesOf(language)];
    plural.options = Object.fromEntries(
      forms.flatMap((form) => {
        const option = options[form] ?? options.other;
        return option ? [[form, option]] : [];
      }),
    );
  }
  return plurals.length > 0 ? printAST(pieces) : english;
}

/** Enough counts to meet every plural form of whole numbers. */
const COUNTS = Array.from({ length: 201 }, (_, count) => count);

/** Returns counts by plural form, without those that have an exact form ('=1'). */
function countsByForm({ options }: Plural, language: string): ReadonlyMap<string, readonly number[]> {
  const rules = rulesOf(language);
  const counts = new Map<string, number[]>();
  for (const count of COUNTS) {
    if (`=${count}` in options) continue;
    const form = rules.select(count);
    counts.set(form, [...(counts.get(form) ?? []), count]);
  }
  return counts;
}

function pluralFaults(plural: Plural, language: string): string[] {
  const known = categoriesOf(language);
  const forms = Object.keys(plural.options);
  const unknown = forms.filter((form) => !known.includes(form) && !form.startsWith('='));
  const lacking = [...countsByForm(plural, language).keys()].filter((form) => !forms.includes(form));
  return [
    ...(plural.offset ? ['has a plural with an offset, which the library does not know'] : []),
    ...unknown.map((form) => `has the form '${form}', and the language has ${known.join(', ')}`),
    ...lacking.map((form) => `lacks the form '${form}' of a plural`),
  ];
}

/** Returns warnings for forms without a count that apply to several counts: 'tomorrow' for 1 and 21. */
function vagueForms(text: string, language: string): string[] {
  return pluralsOf(text).flatMap((plural) => {
    const hasCount = (form: string): boolean =>
      allPieces(plural.options[form]?.value ?? []).some(
        (piece) => piece.type === TYPE.pound || (piece.type === TYPE.number && piece.value === plural.value),
      );
    if (!hasCount('other')) return [];
    return [...countsByForm(plural, language)]
      .filter(([form, counts]) => counts.length > 1 && form in plural.options && !hasCount(form))
      .map(
        ([form, counts]) =>
          `has a form '${form}' without the count, which stands for ${counts.slice(0, 3).join(', ')} and more: '=1' is for 1 alone`,
      );
  });
}

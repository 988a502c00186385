import { isPlural, type Text, type Value, valuesOf } from './text';
import type { Parameter } from './typescript';

/** The formatters for each type of value. A value without one stands in the text as it is. */
const FORMATS: Readonly<Record<string, readonly string[]>> = {
  number: [
    'number',
    'compactNumber',
    'money',
    'compactMoney',
    'percent',
    'rating',
    'badgeCount',
    'relativeDays',
    'numberRange',
  ],
  string: ['', 'date', 'dateWithWeekday', 'dateRange', 'weekday'],
  unknown: ['date', 'dateWithWeekday', 'dateRange', 'weekday'],
  'readonly string[]': ['list', 'join'],
};

/** What is wrong with the words of a message that is a function; nothing where they can be written into the catalogue. */
export function faultsOf(
  text: Text,
  parameters: readonly Parameter[],
  language: string,
  english?: Text,
): string[] {
  const types = new Map(parameters.map(({ name, type }) => [name, type]));
  const values = valuesOf(text);
  const written = new Set(
    values.flatMap((value) =>
      'forms' in value ? [] : [value.argument, value.format === 'join' ? '' : value.and],
    ),
  );
  const missing = valuesOf(english ?? [])
    .filter((value): value is Value => 'argument' in value)
    .map(({ argument }) => argument)
    .filter((name) => types.get(name) !== 'number' && types.has(name) && !written.has(name));
  return [
    ...values.flatMap((value) =>
      'forms' in value
        ? pluralFaults(value.count, Object.keys(value.forms), types, language)
        : valueFaults(value, types),
    ),
    ...[...new Set(missing)].map((name) => `leaves out {${name}}`),
    ...(hasBraces(text)
      ? ["has a brace between apostrophes, as text: write '' for an apostrophe before {"]
      : []),
  ];
}

/** Counts that meet every form that whole numbers of an everyday size take. */
const COUNTS = Array.from({ length: 201 }, (_, count) => count);

/** What can be written, and is rarely meant: forms of a plural and figures of English that are not there. */
export function notesOf(text: Text, language: string, english: Text = []): string[] {
  const rules = new Intl.PluralRules(language);
  const forms = new Set(COUNTS.map((count) => rules.select(count)));
  const values = valuesOf(text);
  const said = new Set(
    values.flatMap((value) => ('forms' in value ? [value.count] : [value.argument, value.and])),
  );
  const figures = valuesOf(english).flatMap((value) => ('forms' in value ? [value.count] : [value.argument]));
  const missing = values
    .flatMap((value) => ('forms' in value ? [...forms].filter((form) => !(form in value.forms)) : []))
    .map((form) => `has no form '${form}', so that 'other' stands for it`);
  const silent = figures.filter((name) => !said.has(name)).map((name) => `says nothing of {${name}}`);
  return [...new Set([...missing, ...silent])];
}

type Types = ReadonlyMap<string, string>;

const isFigure = (name: string): boolean => /^\d+$/.test(name);

function valueFaults({ argument, format = '', and }: Value, types: Types): string[] {
  const type = isFigure(argument) ? 'number' : types.get(argument);
  if (type === undefined) return [`has {${argument}}, which it is not given`];
  const known = FORMATS[type] ?? [];
  if (!known.includes(format)) {
    const name = format ? `{${argument}, ${format}}` : `{${argument}}`;
    return [
      `has ${name}, which cannot be written so; it can be: ${known.map((each) => each || `{${argument}}`).join(', ')}`,
    ];
  }
  const isRange = format.endsWith('Range');
  if (isRange && (and === undefined || types.get(and) !== type))
    return [`has a range from {${argument}} to nothing`];
  if (!isRange && format !== 'join' && and !== undefined)
    return [`has '${and}' beside {${argument}, ${format}}, which it does not take`];
  return [];
}

function pluralFaults(
  count: string,
  categories: readonly string[],
  types: Types,
  language: string,
): string[] {
  if (types.get(count) !== 'number') return [`has a plural of {${count}}, which is no figure`];
  const known: readonly string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const unknown = categories.filter((category) => !known.includes(category));
  return [
    ...unknown.map((category) => `has the form '${category}', and the language has ${known.join(', ')}`),
    ...(categories.includes('other') ? [] : ["has a plural without the form 'other'"]),
  ];
}

const hasBraces = (text: Text): boolean =>
  text.some((part) =>
    typeof part === 'string'
      ? /[{}]/.test(part)
      : isPlural(part) && Object.values(part.forms).some(hasBraces),
  );

import { isPlural, type Plural, type Text, type Value, valuesOf } from './text';
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
  const values = valuesOf(text);
  const said = new Set(
    values.flatMap((value) => ('forms' in value ? [value.count] : [value.argument, value.and])),
  );
  const figures = valuesOf(english).flatMap((value) => ('forms' in value ? [value.count] : [value.argument]));
  const ofPlurals = values.flatMap((value) => ('forms' in value ? pluralNotes(value, language) : []));
  const silent = figures.filter((name) => !said.has(name)).map((name) => `says nothing of {${name}}`);
  return [...new Set([...ofPlurals, ...silent])];
}

/** Counts by the form that stands for them where there is none for them alone. */
function countsByForm({ forms }: Plural, language: string): ReadonlyMap<string, readonly number[]> {
  const rules = new Intl.PluralRules(language);
  const counts = new Map<string, number[]>();
  for (const count of COUNTS) {
    if (`=${count}` in forms) continue;
    const form = rules.select(count);
    counts.set(form, [...(counts.get(form) ?? []), count]);
  }
  return counts;
}

function pluralNotes(plural: Plural, language: string): string[] {
  const missing = [...countsByForm(plural, language).keys()].filter((form) => !(form in plural.forms));
  return [
    ...missing.map((form) => `has no form '${form}', so that 'other' stands for it`),
    ...vagueForms(plural, language),
  ];
}

/** Forms that leave out the count as if they were for one alone, and stand for several: the 'tomorrow' of 1 and 21 days. */
export function vagueForms(plural: Plural, language: string): string[] {
  const says = (form: Text = []): boolean =>
    valuesOf(form).some((value) => 'argument' in value && value.argument === plural.count);
  if (!says(plural.forms.other)) return [];
  return [...countsByForm(plural, language)]
    .filter(([form, counts]) => counts.length > 1 && form in plural.forms && !says(plural.forms[form]))
    .map(
      ([form, counts]) =>
        `has a form '${form}' without the count, which stands for ${counts.slice(0, 3).join(', ')}${counts.length > 3 ? ' …' : ''}: '=1' is for 1 alone`,
    );
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

/** For one count alone: '=1'. */
const EXACT_FORM = /^=(0|[1-9]\d*)$/;

function pluralFaults(
  count: string,
  categories: readonly string[],
  types: Types,
  language: string,
): string[] {
  if (types.get(count) !== 'number') return [`has a plural of {${count}}, which is no figure`];
  const known: readonly string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const unknown = categories.filter((category) => !known.includes(category) && !EXACT_FORM.test(category));
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

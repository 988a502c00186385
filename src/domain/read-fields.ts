import { warnOnce } from '../lib/development.js';
import { getOrInsert } from '../lib/memoize.js';

/** Kind of a missing text: the end of a message's key, as in `fallback.dates`. A view shows that message. */
export type MissingText =
  | 'applicant'
  | 'booking-destination'
  | 'booking-title'
  | 'client'
  | 'dates'
  | 'department'
  | 'destination'
  | 'employee'
  | 'figure'
  | 'policy'
  | 'provider'
  | 'reward'
  | 'tour-title';

/** Declares a text without a fallback, `null` where it is missing. */
export interface Missing {
  readonly missing: MissingText;
}

/** Text of a sample row as the key of its message: `{ message: 'organizer-sample.tour.coffee' }`. */
export interface MessageRef<Key extends string = string> {
  readonly message: Key;
}

/** Data with its missing texts translated. */
export type Translated<Data> = { [Name in keyof Data]: Exclude<Data[Name], null> };

/** Reads an object within a row; undefined where it is missing. */
type ReadPart = (raw: unknown) => object | undefined;

/** Fields with their defaults, which give the types. An object has a reader instead. */
export type Fields = Readonly<Record<string, string | number | boolean | Missing | ReadPart>>;

type PartsOf<TFields extends Fields> = {
  [TName in keyof TFields]: TFields[TName] extends ReadPart ? TName : never;
}[keyof TFields];

/** Data read by these fields. An `id` may be text or a number. */
export type FieldData<TFields extends Fields> = {
  -readonly [TName in PartsOf<TFields>]?: TFields[TName] extends ReadPart
    ? ReturnType<TFields[TName]>
    : never;
} & {
  -readonly [TName in Exclude<keyof TFields, PartsOf<TFields>>]: TName extends 'id'
    ? string | number
    : TFields[TName] extends string
      ? string
      : TFields[TName] extends number
        ? number
        : TFields[TName] extends Missing
          ? string | null
          : boolean;
};

export type MissingTexts = Readonly<Record<string, MissingText>>;

export const missingTexts = (fields: Fields): MissingTexts =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, text]) =>
      typeof text === 'object' ? [[name, text.missing] as const] : [],
    ),
  );

/**
 * Text with a visible character: not only spaces and Unicode's default ignorables (zero widths, soft hyphens,
 * direction marks). JavaScript's stringified missing values count as missing, because some servers send them.
 */
const READABLE = /^(?!(NaN|undefined|null|-?Infinity|Invalid Date|\[object Object\])$).*?[^\s\p{DI}]/su;

/** Returns whether a value is readable text. */
export const isText = (value: unknown): value is string =>
  typeof value === 'string' && READABLE.test(value.trim());

/** Returns whether a value is a finite number; a numeric string is not (spec: 5.numbers). */
export const isFigure = (value: unknown): value is number => Number.isFinite(value);

/** Longer texts are cut: no panel shows more, and a browser takes seconds to lay out a million characters. */
export const MAX_TEXT_LENGTH = 1000;

let segmenter: Intl.Segmenter | undefined;

/** Cuts between grapheme clusters and adds an ellipsis. */
function cutText(text: string): string {
  segmenter ??= new Intl.Segmenter();
  // Two more, because a surrogate pair may begin at the limit.
  const end = segmenter.segment(text.slice(0, MAX_TEXT_LENGTH + 2)).containing(MAX_TEXT_LENGTH)?.index;
  return `${text.slice(0, end)}…`;
}

function checkFor(name: string, fallback: Fields[string]): (value: unknown) => boolean {
  if (typeof fallback === 'boolean') return (value) => typeof value === 'boolean';
  if (name === 'id') return (value) => isFigure(value) || isText(value);
  return typeof fallback === 'number' ? isFigure : isText;
}

/** Returns whether a field may be cut: a cut id or address would be a different one. */
const isProse = (name: string, fallback: Fields[string]): boolean =>
  checkFor(name, fallback) === isText && !/^(id|src)$|href$|Url$/.test(name);

/** Returns whether an object is an array; undefined where a revoked Proxy throws. */
export function isArray(value: object): boolean | undefined {
  try {
    return Array.isArray(value);
  } catch {
    return undefined;
  }
}

/** Returns whether a value is an object other than an array. Never throws. */
export const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && isArray(value) === false;

/** Returns undefined where a getter or a Proxy throws. */
export function readProperty(source: object, name: PropertyKey): unknown {
  try {
    return (source as Record<PropertyKey, unknown>)[name];
  } catch {
    return undefined;
  }
}

/** Returns no names where a Proxy throws. */
export function propertyNames(source: object): readonly string[] {
  try {
    return Object.keys(source);
  } catch {
    return [];
  }
}

/** Warns once per field of a number sent as text, as databases send decimals. */
function warnOfNumericText(entity: string, name: string, value: unknown): void {
  const field = `${entity}: ${name}`;
  if (!isText(value) || !isFigure(Number(value))) return;
  warnOnce(
    `${field} is the text '${value.slice(0, 40)}' and not a number, so its fallback is shown. Convert it before you pass it on: { ...data, ${name}: Number(data.${name}) }`,
    field,
  );
}

/**
 * Returns a reader of these fields. It replaces wrong or missing values by defaults, cuts long texts, ignores
 * other fields, and adds the names of fields that took their default to `missing`.
 *
 * @param extra - properties for the caller to overwrite: adding one later is slower than reading the row
 */
export function fieldReader<TFields extends Fields, TExtra extends object>(
  entity: string,
  fields: TFields,
  extra: TExtra,
) {
  const parts: (readonly [name: string, read: ReadPart])[] = [];
  const checks: (readonly [name: string, accepts: ReturnType<typeof checkFor>, mayCut: boolean])[] = [];
  const template: Record<string, unknown> = {};
  for (const [name, fallback] of Object.entries(fields)) {
    if (typeof fallback === 'function') {
      parts.push([name, fallback]);
      continue;
    }
    checks.push([name, checkFor(name, fallback), isProse(name, fallback)]);
    template[name] = typeof fallback === 'object' ? null : fallback;
  }
  Object.assign(template, extra);
  return (source: object | null, missing?: Set<keyof FieldData<TFields>>): FieldData<TFields> & TExtra => {
    const output: Record<string, unknown> = { ...template };
    for (const [name, accepts, mayCut] of checks) {
      const value = source ? readProperty(source, name) : undefined;
      if (accepts(value)) {
        output[name] =
          mayCut && typeof value === 'string' && value.length > MAX_TEXT_LENGTH ? cutText(value) : value;
        continue;
      }
      missing?.add(name as keyof FieldData<TFields>);
      if (process.env.NODE_ENV !== 'production' && accepts === isFigure) {
        warnOfNumericText(entity, name, value);
      }
    }
    for (const [name, readPart] of parts) {
      const part = source ? readPart(readProperty(source, name)) : undefined;
      if (part) output[name] = part;
    }
    return output as FieldData<TFields> & TExtra;
  };
}

/**
 * Memoises a function by reference, so that React's memoisation holds. All values that are not objects count
 * as null. Objects are taken as immutable: a later change inside one is not seen.
 */
export function memoizeByReference<TResult extends object>(
  compute: (raw: object | null) => TResult,
): (raw: unknown) => TResult {
  const results = new WeakMap<object, TResult>();
  return (raw) => {
    const source = typeof raw === 'object' ? raw : null;
    // The map itself is the key for null: no caller has it.
    return getOrInsert(results, source ?? results, () => compute(source));
  };
}

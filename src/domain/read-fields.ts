import { warnOnce } from '../lib/development.js';
import { inMap } from '../lib/once.js';

// Texts that the domain has no words for: a view says them in its reader's language.

/** A kind of text that a row can lack: the last word of the message that says so, `fallback.dates`. */
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

/** Stands in a field's place for its fallback: the text is `null` where it is missing. */
export interface Missing {
  readonly missing: MissingText;
}

/** A text of a sample row, by the key of its message: `{ message: 'organizer-sample.tour.coffee' }`. */
export interface MessageRef<Key extends string = string> {
  readonly message: Key;
}

/** Data whose missing texts have got words. */
export type Translated<Data> = { [Name in keyof Data]: Exclude<Data[Name], null> };

/** Reads a part that is an object, and gives undefined where there is none. */
type ReadPart = (raw: unknown) => object | undefined;

/**
 * The fields of an entity with their defaults; the type of a default is the type of its field. In place of a default, a part that is
 * an object has what reads it.
 */
export type Fields = Readonly<Record<string, string | number | boolean | Missing | ReadPart>>;

type PartsOf<TFields extends Fields> = {
  [TName in keyof TFields]: TFields[TName] extends ReadPart ? TName : never;
}[keyof TFields];

/** The data of an entity with these fields. An `id` may be text or a number; what has no such part has no such property. */
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

/** The kinds of what is missing in a row, by the fields that may lack it. */
export type MissingTexts = Readonly<Record<string, MissingText>>;

export const missingTexts = (fields: Fields): MissingTexts =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, text]) =>
      typeof text === 'object' ? [[name, text.missing] as const] : [],
    ),
  );

/**
 * Text with at least one visible character: not blank, and not only characters that Unicode calls ignorable because they
 * are drawn as nothing (zero widths, soft hyphens, direction marks). What JavaScript writes for a missing value counts as
 * missing: some servers paste it into text.
 */
const READABLE = /^(?!(NaN|undefined|null|-?Infinity|Invalid Date|\[object Object\])$).*?[^\s\p{DI}]/su;

/** Returns whether a value is text with something to read in it: not blank, not invisible, not a stringified nothing. */
export const isText = (value: unknown): value is string =>
  typeof value === 'string' && READABLE.test(value.trim());

/** Returns whether a value is a finite number; a numeric string is not (spec: 5.numbers). */
export const isFigure = (value: unknown): value is number => Number.isFinite(value);

/** A text is cut here: no panel shows more, and a browser takes seconds to lay out a line of a million characters. */
export const MAX_TEXT_LENGTH = 1000;

let segmenter: Intl.Segmenter | undefined;

/** The beginning of a long text, up to a whole character as readers see them, with an ellipsis. */
function cutText(text: string): string {
  segmenter ??= new Intl.Segmenter();
  // The code point behind the limit decides, which may be a surrogate pair.
  const end = segmenter.segment(text.slice(0, MAX_TEXT_LENGTH + 2)).containing(MAX_TEXT_LENGTH)?.index;
  return `${text.slice(0, end)}…`;
}

function checkFor(name: string, fallback: Fields[string]): (value: unknown) => boolean {
  if (typeof fallback === 'boolean') return (value) => typeof value === 'boolean';
  if (name === 'id') return (value) => isFigure(value) || isText(value);
  return typeof fallback === 'number' ? isFigure : isText;
}

/** Returns whether a field may be cut: an id or an address with its end cut off is another one. */
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

/** Returns whether a value is an object other than an array. Never throws, not even on a revoked Proxy. */
export const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && isArray(value) === false;

/** A property's value; undefined where a getter or a Proxy throws. */
export function readProperty(source: object, name: PropertyKey): unknown {
  try {
    return (source as Record<PropertyKey, unknown>)[name];
  } catch {
    return undefined;
  }
}

/** The names of an object's own properties; none where a Proxy throws. */
export function propertyNames(source: object): readonly string[] {
  try {
    return Object.keys(source);
  } catch {
    return [];
  }
}

/** Says once for each field that it is a number written as text, as databases send decimals. */
function warnOfNumericText(entity: string, name: string, value: unknown): void {
  const field = `${entity}: ${name}`;
  if (!isText(value) || !isFigure(Number(value))) return;
  warnOnce(
    `${field} is the text '${value.slice(0, 40)}' and not a number, so its fallback is shown. Convert it before you pass it on: { ...data, ${name}: Number(data.${name}) }`,
    field,
  );
}

/**
 * Makes a reader of an entity's fields: each wrong or missing field takes its default, long texts are cut, parts are read, other
 * fields are ignored.
 *
 * @param entity - its name in warnings
 * @param extra - further properties of the output, for the caller to overwrite. They are there from the start because
 *   adding a property later costs more than reading the whole row.
 * @returns reads `source` (null: nothing given) and adds the names of fields that took their default to `missing`
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
    // Every field passed its own check or is its own default.
    return output as FieldData<TFields> & TExtra;
  };
}

/**
 * Runs a function once for each object it is given; everything that is not an object counts as the same "nothing".
 * Equal references in, equal references out, so that React's memoisation holds. Data is taken as immutable: a change
 * inside an object that was seen before is not seen.
 */
export function memoizeByReference<TResult extends object>(
  compute: (raw: object | null) => TResult,
): (raw: unknown) => TResult {
  const results = new WeakMap<object, TResult>();
  return (raw) => {
    const source = typeof raw === 'object' ? raw : null;
    // The map itself is the key of "nothing": no caller can have it.
    return inMap(results, source ?? results, () => compute(source));
  };
}

import * as v from 'valibot';

/**
 * One field of an entity: what it accepts, and the default that anything else is replaced by. A plain valibot
 * schema; its `check` and `fallback` are also what the row reader runs directly.
 */
export type Field<T> = v.CustomSchema<T, undefined> & { readonly fallback: T };

/** Any field an entity may have. */
export type AnyField = Field<string> | Field<number> | Field<boolean> | Field<string | number>;

/** The fields of one entity, by name. */
export type FieldEntries = Readonly<Record<string, AnyField>>;

/** What JavaScript writes when a value is missing. Servers that paste it into text mean "missing" too. */
const STRINGIFIED_NOTHING: ReadonlySet<string> = new Set([
  'NaN',
  'undefined',
  'null',
  'Infinity',
  '-Infinity',
  'Invalid Date',
  '[object Object]',
]);
const LONGEST_STRINGIFIED_NOTHING = 15;

/** Whether a value is text with something to read in it: not blank, not a stringified nothing. */
export function isText(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  const text = value.trim();
  if (text === '') return false;
  return text.length > LONGEST_STRINGIFIED_NOTHING || !STRINGIFIED_NOTHING.has(text);
}

/** Whether a value is a finite number; a numeric string is not (decision 12). */
export const isFigure = (value: unknown): value is number => Number.isFinite(value);

const isIdentifier = (value: unknown): value is string | number => isFigure(value) || isText(value);
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

/**
 * Declares text.
 *
 * @param fallback - shown when the text is missing, blank or of another type
 * @default ''
 */
// @__NO_SIDE_EFFECTS__
export function text(fallback = ''): Field<string> {
  return v.fallback(v.custom<string>(isText), fallback);
}

/**
 * Declares a figure.
 *
 * @param fallback - taken when the value is not a finite number
 * @default 0 (decision 12)
 */
// @__NO_SIDE_EFFECTS__
export function figure(fallback = 0): Field<number> {
  return v.fallback(v.custom<number>(isFigure), fallback);
}

/** Declares an identifier, text or number; '' when missing. */
// @__NO_SIDE_EFFECTS__
export function identifier(): Field<string | number> {
  return v.fallback(v.custom<string | number>(isIdentifier), '');
}

/** Declares a boolean; false when missing. */
// @__NO_SIDE_EFFECTS__
export function flag(): Field<boolean> {
  return v.fallback(v.custom<boolean>(isBoolean), false);
}

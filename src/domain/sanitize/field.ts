import * as v from 'valibot';

/**
 * One field of an entity: what it accepts, and the fallback that anything else is replaced by. A plain valibot
 * schema; its `check` and `fallback` are also what the field reader runs directly.
 */
export type Field<T> = v.CustomSchema<T, undefined> & { readonly fallback: T };

/** Any field an entity may have. */
export type AnyField = Field<string> | Field<number> | Field<boolean> | Field<string | number>;

/** What JavaScript writes when a value is missing. Servers that paste it into text mean "missing" too. */
const STRINGIFIED_NOTHING = /^(?:NaN|undefined|null|-?Infinity|Invalid Date|\[object Object\])$/;
const LONGEST_STRINGIFIED_NOTHING = 15;

/** Whether a value is text with something to read in it: not blank, not a stringified nothing. */
export function isText(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  const text = value.trim();
  if (text === '') return false;
  return text.length > LONGEST_STRINGIFIED_NOTHING || !STRINGIFIED_NOTHING.test(text);
}

/** Whether a value is a finite number; a numeric string is not (decision 12). */
export const isFigure = (value: unknown): value is number => Number.isFinite(value);

const isIdentifier = (value: unknown): value is string | number => isFigure(value) || isText(value);
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

/**
 * Makes the field for a fallback: text for text, figure for a number, flag for a boolean. A field named `id` takes
 * text and numbers alike.
 */
export function fieldFor(name: string, fallback: string | number | boolean): AnyField {
  if (typeof fallback === 'boolean') return v.fallback(v.custom<boolean>(isFlag), fallback);
  if (name === 'id') return v.fallback(v.custom<string | number>(isIdentifier), fallback);
  if (typeof fallback === 'number') return v.fallback(v.custom<number>(isFigure), fallback);
  return v.fallback(v.custom<string>(isText), fallback);
}

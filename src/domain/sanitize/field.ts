/** What fields are when the data does not say; their types are the fields' types. */
export type Defaults = Readonly<Record<string, string | number | boolean>>;

/** Whether a field may hold a value. */
export type Check = (value: unknown) => boolean;

/** What JavaScript writes when a value is missing. Servers that paste it into text mean "missing" too, as by blanks. */
const NOTHING = /^(?:NaN|undefined|null|-?Infinity|Invalid Date|\[object Object\])?$/;
const LONGEST_NOTHING = 15;

/** Whether a value is text with something to read in it: not blank, not a stringified nothing. */
export function isText(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  const text = value.trim();
  return text.length > LONGEST_NOTHING || !NOTHING.test(text);
}

/** Whether a value is a finite number; a numeric string is not (decision 12). */
export const isFigure = (value: unknown): value is number => Number.isFinite(value);

const isIdentifier: Check = (value) => isFigure(value) || isText(value);
const isFlag: Check = (value) => typeof value === 'boolean';

/**
 * What the field of a default accepts: text for text, figure for a number, flag for a boolean. A field named `id` takes
 * text and numbers alike. Anything else is replaced by the default.
 */
export function checkFor(name: string, fallback: Defaults[string]): Check {
  if (typeof fallback === 'boolean') return isFlag;
  if (name === 'id') return isIdentifier;
  return typeof fallback === 'number' ? isFigure : isText;
}

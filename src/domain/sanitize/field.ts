/** What fields are when the data does not say; their types are the fields' types. */
export type Defaults = Readonly<Record<string, string | number | boolean>>;

/** Whether a field may hold a value. */
export type Check = (value: unknown) => boolean;

/**
 * Text with something to see in it: neither a blank nor what Unicode calls ignorable, as it is drawn as nothing (zero
 * widths, soft hyphens, marks of direction). What JavaScript writes when a value is missing does not count: servers that
 * paste it into text mean "missing" too.
 */
const READABLE = /^(?!(NaN|undefined|null|-?Infinity|Invalid Date|\[object Object\])$).*?[^\s\p{DI}]/su;

/**
 * Whether the first letter alone tells that a text can be read, by its code: it does of nearly all, much faster than a
 * search. Letters that a stringified nothing begins with do not, nor does what lies beyond ASCII.
 */
const BEGINS_READABLY: readonly boolean[] = /* @__PURE__ */ Array.from(
  { length: 123 },
  (_, code) => code > 32 && !'NunI-['.includes(String.fromCharCode(code)),
);

/** Whether a value is text with something to read in it: not blank, not invisible, not a stringified nothing. */
export const isText = (value: unknown): value is string =>
  typeof value === 'string' && (BEGINS_READABLY[value.charCodeAt(0)] || READABLE.test(value.trim()));

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

/** What a message says, between the TypeScript of the catalogues and the notation that translators read. */
export type Text = readonly Part[];

export type Part = string | Value | Plural;

/** A value that the message is given, as it is or written by a formatter. */
export interface Value {
  readonly argument: string;
  /** The method of the formatters that writes it: 'number', 'money'; for lists also 'join'. */
  readonly format?: string;
  /** What that is given beside it: the other end of a range, or what stands between the items of a list. */
  readonly and?: string;
}

/** Whole sentences, one for each plural category that the language tells apart. */
export interface Plural {
  readonly count: string;
  readonly forms: Readonly<Record<string, Text>>;
}

export const isPlural = (part: Part): part is Plural => typeof part === 'object' && 'forms' in part;

/** Texts beside each other as one, so that equal texts have equal parts. */
function joined(parts: Text): Text {
  const all: Part[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (typeof part !== 'string') all.push(part);
    else if (typeof last === 'string') all[all.length - 1] = last + part;
    else if (part !== '') all.push(part);
  }
  return all;
}

/** The same text with plurals of whole sentences: 'You have {1 trip|2 trips}.' becomes '{You have 1 trip.|You have 2 trips.}'. */
export function wholeSentences(parts: Text): Text {
  const at = parts.findIndex(isPlural);
  const plural = parts[at];
  if (plural === undefined || !isPlural(plural)) return joined(parts);
  const [before, after] = [parts.slice(0, at), parts.slice(at + 1)];
  const forms = Object.entries(plural.forms).map(([category, form]) => [
    category,
    wholeSentences([...before, ...form, ...after]),
  ]);
  return [{ count: plural.count, forms: Object.fromEntries(forms) as Plural['forms'] }];
}

/** All values that a text mentions; of a plural, what it counts, too. */
export function valuesOf(text: Text): (Value | Plural)[] {
  return text.flatMap((part) => {
    if (typeof part === 'string') return [];
    return isPlural(part) ? [part, ...Object.values(part.forms).flatMap(valuesOf)] : [part];
  });
}

/** How many characters its longest form has at least: each value is counted as one. */
export const shortest = (text: Text): number =>
  text.reduce((sum, part) => {
    if (typeof part === 'string') return sum + Array.from(part).length;
    return sum + (isPlural(part) ? Math.max(...Object.values(part.forms).map(shortest)) : 1);
  }, 0);

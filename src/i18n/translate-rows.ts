import { copyOf } from '../domain/define-list.js';
import type { MessageRef, MissingTexts, Translated } from '../domain/read-fields.js';
import { ofBoth } from '../lib/once.js';
import { fallbackMessages } from './compiled/en/fallback.js';
import type { MessagesOf } from './message.js';

// The domain has no words: it says which text is missing, and names the texts of samples. The words are the reader's.

export type FallbackMessages = typeof fallbackMessages;

export type SampleKey = keyof MessagesOf<`${'agent' | 'corporate' | 'organizer' | 'traveler'}-sample`>;

/** Returns rows with words for what is missing. Memoised by reference; rows that lack nothing stay the same objects. */
export function translateRows<Row extends object>(
  { missing }: { readonly missing: MissingTexts },
  rows: readonly Row[],
  t: FallbackMessages = fallbackMessages,
): readonly Translated<Row>[] {
  const kinds = Object.entries(missing);
  const worded = (row: Row): Row => {
    const absent = kinds.filter(([name]) => row[name as keyof Row] === null);
    if (absent.length === 0) return row;
    const words = absent.map(([name, kind]) => [name, t[`fallback.${kind}`]] as const);
    return ofBoth(row, t, () => copyOf(row, { ...row, ...Object.fromEntries(words) }));
  };
  const said = ofBoth(rows, t, () => {
    const all = rows.map(worded);
    return all.every((row, place) => row === rows[place]) ? rows : all;
  });
  // No text is missing any more.
  return said as readonly Translated<Row>[];
}

/** Returns a sanitiser's answer with its rows in words. Memoised by reference, as `translateRows` is. */
export function translateAnswer(missing: MissingTexts, answer: object, t: FallbackMessages): object {
  if (!('items' in answer && Array.isArray(answer.items))) return answer;
  const items = translateRows({ missing }, answer.items as readonly object[], t);
  return items === answer.items ? answer : ofBoth(answer, t, () => ({ ...answer, items }));
}

/** Returns sample rows in words, before they stand for an answer. Memoised by reference. */
export const translateSamples = <Lists extends object>(
  lists: Lists,
  t: { readonly [Key in SampleKey]?: string },
): Lists =>
  ofBoth(lists, t, () => {
    const worded = (row: object) => mapped(row, (value) => (isMessageRef(value) ? t[value.message] : value));
    return mapped(lists, (rows) => (rows as readonly object[]).map(worded)) as Lists;
  });

/** Returns an object with all of its values changed. */
const mapped = (given: object, change: (value: unknown) => unknown): object =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [name, change(value)]));

const isMessageRef = (value: unknown): value is MessageRef<SampleKey> =>
  typeof value === 'object' && value !== null && 'message' in value;

import { copyOf } from '../domain/define-list.js';
import type { MessageRef, MissingTexts, Translated } from '../domain/read-fields.js';
import { memoizePair } from '../lib/memoize.js';
import { fallbackMessages } from './compiled/en/fallback.js';
import type { MessagesOf } from './message.js';

export type FallbackMessages = typeof fallbackMessages;

export type SampleKey = keyof MessagesOf<`${'agent' | 'corporate' | 'organizer' | 'traveler'}-sample`>;

/** Fills in missing texts in the reader's language. Memoised by reference; complete rows stay as they are. */
export function translateRows<Row extends object>(
  { missing }: { readonly missing: MissingTexts },
  rows: readonly Row[],
  t: FallbackMessages = fallbackMessages,
): readonly Translated<Row>[] {
  const kinds = Object.entries(missing);
  const translate = (row: Row): Row => {
    const absent = kinds.filter(([name]) => row[name as keyof Row] === null);
    if (absent.length === 0) return row;
    const texts = absent.map(([name, kind]) => [name, t[`fallback.${kind}`]] as const);
    return memoizePair(row, t, () => copyOf(row, { ...row, ...Object.fromEntries(texts) }));
  };
  const translated = memoizePair(rows, t, () => {
    const all = rows.map(translate);
    return all.every((row, place) => row === rows[place]) ? rows : all;
  });
  return translated as readonly Translated<Row>[];
}

/** Translates the rows of a sanitiser's result. Memoised by reference. */
export function translateAnswer(missing: MissingTexts, answer: object, t: FallbackMessages): object {
  if (!('items' in answer && Array.isArray(answer.items))) return answer;
  const items = translateRows({ missing }, answer.items as readonly object[], t);
  return items === answer.items ? answer : memoizePair(answer, t, () => ({ ...answer, items }));
}

/** Translates sample rows. Memoised by reference. */
export const translateSamples = <Lists extends object>(
  lists: Lists,
  t: { readonly [Key in SampleKey]?: string },
): Lists =>
  memoizePair(lists, t, () => {
    const translate = (row: object) =>
      mapValues(row, (value) => (isMessageRef(value) ? t[value.message] : value));
    return mapValues(lists, (rows) => (rows as readonly object[]).map(translate)) as Lists;
  });

const mapValues = (given: object, change: (value: unknown) => unknown): object =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [name, change(value)]));

const isMessageRef = (value: unknown): value is MessageRef<SampleKey> =>
  typeof value === 'object' && value !== null && 'message' in value;

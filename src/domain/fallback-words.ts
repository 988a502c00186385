import { fallbackMessages } from '../i18n/messages/en/domain';
import { copyOf } from './define-list';

/** What stands for texts that data does not give, in the words of a language. */
export type FallbackWords = typeof fallbackMessages;

const KEYS: ReadonlyMap<unknown, keyof FallbackWords> = /* @__PURE__ */ new Map(
  (Object.keys(fallbackMessages) as (keyof FallbackWords)[]).map((key) => [fallbackMessages[key], key]),
);

const known = /* @__PURE__ */ new WeakMap<FallbackWords, WeakMap<object, object>>();

/** What was made of an object for these words before, or what is made of it now. */
function once<T extends object>(given: T, t: FallbackWords, make: () => T): T {
  const kept = known.get(t) ?? new WeakMap<object, object>();
  known.set(t, kept);
  // What is kept under an object was made of it.
  const made = (kept.get(given) as T | undefined) ?? make();
  kept.set(given, made);
  return made;
}

/**
 * Sanitised rows with their fallback texts in the words of a language: 'Date to be confirmed' reads as the reader's language
 * has it. Memoised by reference; rows without a fallback text stay the same objects, and in English all do.
 *
 * @param rows - rows as sanitisers give them
 * @param t - what is called how
 */
export const rowsInWords = <Row extends object>(rows: readonly Row[], t: FallbackWords): readonly Row[] =>
  t === fallbackMessages
    ? rows
    : once(rows, t, () => rows.map((row) => once(row, t, () => rowInWords(row, t))));

/** What a sanitiser gives, with its rows in the words of a language. Memoised by reference, as `rowsInWords` is. */
export const answerInWords = (answer: object, t: FallbackWords): object =>
  t !== fallbackMessages && 'items' in answer && Array.isArray(answer.items)
    ? once(answer, t, () => ({ ...answer, items: rowsInWords(answer.items as readonly object[], t) }))
    : answer;

function rowInWords<Row extends object>(row: Row, t: FallbackWords): Row {
  const said = Object.entries(row).flatMap(([name, value]: [string, unknown]) => {
    const key = KEYS.get(value);
    return key ? [[name, t[key]] as const] : [];
  });
  return said.length > 0 ? copyOf(row, { ...row, ...Object.fromEntries(said) }) : row;
}

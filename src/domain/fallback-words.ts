import { fallbackMessages } from '../i18n/compiled/en/domain.js';
import type { MessagesOf } from '../i18n/message.js';
import { copyOf } from './define-list.js';

/** What stands for texts that data does not give, in the words of a language. */
export type FallbackWords = typeof fallbackMessages;

/** What sample rows say, in the words of a language: that of one dashboard, or of several. */
export type SampleWords = Partial<
  MessagesOf<'agent-sample' | 'corporate-sample' | 'organizer-sample' | 'traveler-sample'>
>;

const known = /* @__PURE__ */ new WeakMap<object, WeakMap<object, object>>();

/** What was made of an object for these words before, or what is made of it now. */
function once<T extends object>(given: T, t: object, make: () => T): T {
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
export function rowsInWords<Row extends object>(rows: readonly Row[], t: FallbackWords): readonly Row[] {
  if (t === fallbackMessages) return rows;
  return once(rows, t, () => {
    const words = wordsByText(fallbackMessages, t);
    return rows.map((row) => once(row, t, () => rowInWords(row, words)));
  });
}

/** What a sanitiser gives, with its rows in the words of a language. Memoised by reference, as `rowsInWords` is. */
export const answerInWords = (answer: object, t: FallbackWords): object =>
  t !== fallbackMessages && 'items' in answer && Array.isArray(answer.items)
    ? once(answer, t, () => ({ ...answer, items: rowsInWords(answer.items as readonly object[], t) }))
    : answer;

/**
 * The sample rows of a dashboard in the words of a language. They get them before they stand for an answer, so that a
 * server's own row, which may say the same, keeps its text. Memoised by reference; in English they stay the same objects.
 *
 * @param lists - sample rows by the name of their list
 * @param english - what they say
 * @param t - the same in the words of the language
 */
export function samplesInWords<Lists extends object>(
  lists: Lists,
  english: SampleWords,
  t: SampleWords,
): Lists {
  if (t === english) return lists;
  return once(lists, t, () => {
    const words = wordsByText(english, t);
    const entries = Object.entries(lists) as [string, readonly object[]][];
    const said = entries.map(([name, rows]) => [name, rows.map((row) => rowInWords(row, words))] as const);
    return Object.fromEntries(said) as Lists;
  });
}

/** How a language says each English text. */
const wordsByText = (english: object, t: object): ReadonlyMap<unknown, unknown> => {
  const words: Readonly<Record<string, unknown>> = { ...t };
  return new Map(Object.entries(english).map(([key, text]: [string, unknown]) => [text, words[key]]));
};

function rowInWords<Row extends object>(row: Row, words: ReadonlyMap<unknown, unknown>): Row {
  const said = Object.entries(row).filter(([, value]: [string, unknown]) => words.has(value));
  return said.length > 0
    ? copyOf(row, { ...row, ...Object.fromEntries(said.map(([name, value]) => [name, words.get(value)])) })
    : row;
}

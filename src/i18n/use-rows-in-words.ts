'use client';
import type { InWords, MissingTexts } from '../domain/read-fields.js';
import { fallbackMessages } from './compiled/en/fallback.js';
import { rowsInWords } from './rows-in-words.js';
import { useMessages } from './use-messages.js';

/**
 * Sanitised rows with the reader's words for what is missing: 'Date to be confirmed'. Memoised by reference; rows that lack
 * nothing stay the same objects.
 *
 * @param list - whose rows they are
 * @example
 * const trips = useRowsInWords(bookings, bookings.sanitize(raw).items);
 */
export function useRowsInWords<Row extends object>(
  list: { readonly missing: MissingTexts },
  rows: readonly Row[],
): readonly InWords<Row>[] {
  return rowsInWords(list, rows, useMessages(fallbackMessages));
}

'use client';
import type { MissingTexts, Translated } from '../domain/read-fields.js';
import { fallbackMessages } from './compiled/en/fallback.js';
import { translateRows } from './translate-rows.js';
import { useMessages } from './use-messages.js';

/**
 * Sanitised rows with the reader's words for what is missing: 'Date to be confirmed'. Memoised by reference; rows that lack
 * nothing stay the same objects.
 *
 * @param list - whose rows they are
 * @example
 * const trips = useTranslatedRows(bookings, bookings.sanitize(raw).items);
 */
export function useTranslatedRows<Row extends object>(
  list: { readonly missing: MissingTexts },
  rows: readonly Row[],
): readonly Translated<Row>[] {
  return translateRows(list, rows, useMessages(fallbackMessages));
}

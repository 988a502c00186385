'use client';
import type { MissingTexts, Translated } from '../domain/read-fields.js';
import { fallbackMessages } from './compiled/en/fallback.js';
import { translateRows } from './translate-rows.js';
import { useMessages } from './use-messages.js';

/**
 * Fills in missing texts of sanitised rows in the reader's language: 'Date to be confirmed'. Memoised by
 * reference; complete rows stay the same objects.
 *
 * @param list - declared list of the rows
 * @example
 * const trips = useTranslatedRows(bookings, bookings.sanitize(raw).items);
 */
export function useTranslatedRows<Row extends object>(
  list: { readonly missing: MissingTexts },
  rows: readonly Row[],
): readonly Translated<Row>[] {
  return translateRows(list, rows, useMessages(fallbackMessages));
}

import type { SanitizedList } from '../domain';
import { droppedItemsText } from '../domain/define-list';
import { formatNumber } from '../lib/format-number';

/** Rows that a widget shows at most; there is no pager in it. */
export const MAX_ROWS = 50;

/** Rows for a widget. */
export interface WidgetList<Row> {
  readonly items: readonly Row[];
  /** What is left out and why; '' when nothing is. */
  readonly notice: string;
}

/**
 * A sanitised list, or null for what is no list: a partner's page never shows sample data.
 *
 * @param choose - the rows that the widget is about
 */
export function readList<Row>(
  sanitize: (raw: unknown) => SanitizedList<Row>,
  raw: unknown,
  choose: (rows: readonly Row[]) => readonly Row[] = (rows) => rows,
): WidgetList<Row> | null {
  const { items, isSample, dropped } = sanitize(raw);
  if (isSample) return null;
  const rows = choose(items);
  const more = rows.length > MAX_ROWS ? `The first ${MAX_ROWS} of ${formatNumber(rows.length)}` : '';
  return {
    items: rows.slice(0, MAX_ROWS),
    notice: [more, droppedItemsText(dropped)].filter(Boolean).join(' · '),
  };
}

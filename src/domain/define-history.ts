import { isMonth } from '../lib/calendar-day.js';
import { defineList } from './define-list.js';
import { isFigure, isRecord, memoizeByReference, readProperty } from './read-fields.js';

/** Value of one month. */
export interface MonthValue {
  /** Month as 'YYYY-MM'. */
  readonly month: string;
  /** Amount or count, in the unit of the history. */
  readonly value: number;
}

/** Sanitised months of an answer. */
export interface History {
  /** Ascending, each month once. */
  readonly items: readonly MonthValue[];
  /** Always false: histories have no samples. */
  readonly isSample: false;
  /** Number of entries that could not be read. */
  readonly dropped: number;
}

const NO_MONTHS: History = { items: [], isSample: false, dropped: 0 };

/**
 * Declares the optional `history` of an answer: `[{ month: '2026-10', value: 46800 }]`. Entries with an
 * invalid month or a value that is not a finite number are dropped and counted. The last of several entries
 * for a month counts. Missing months are not filled with 0.
 *
 * @param name - name in warnings: the dashboard and its part there
 * @example
 * export const revenueHistory = defineHistory('tour-organizer revenue.history');
 * revenueHistory.sanitize({ history: [{ month: '2026-10', value: 43_300 }] }).items;
 */
export function defineHistory(name: string) {
  const entries = defineList({
    name,
    fields: { month: '', value: Number.NaN },
    rows: (raw) => (isRecord(raw) ? readProperty(raw, 'history') : undefined),
  });
  return {
    fields: { month: '', value: 0 },
    /** Sanitises any value. Memoised by reference; never throws. */
    sanitize: memoizeByReference((raw): History => {
      const { items, dropped, isSample } = entries.sanitize(raw);
      if (isSample) return NO_MONTHS;
      const months = new Map<string, MonthValue>();
      let unread = dropped;
      for (const { month, value } of items) {
        if (isMonth(month) && isFigure(value)) months.set(month, { month, value });
        else unread += 1;
      }
      const sorted = [...months.values()].sort((one, other) => (one.month < other.month ? -1 : 1));
      return { items: sorted, isSample: false, dropped: unread };
    }),
  };
}

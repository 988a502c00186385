import { defineList } from './define-list.js';
import { isFigure, isRecord, memoizeByReference, readProperty } from './read-fields.js';

/** The value of one month. */
export interface MonthValue {
  /** The month, 'YYYY-MM'. */
  readonly month: string;
  /** How much, in the unit of what it belongs to. */
  readonly value: number;
}

/** The months that an answer carries, sanitised. */
export interface History {
  /** From the earliest to the latest, each month once. Empty where the answer carries none. */
  readonly items: readonly MonthValue[];
  /** Never: no month is made up. */
  readonly isSample: false;
  /** How many entries could not be read. */
  readonly dropped: number;
}

/** Returns whether a text is a month as data carries it, from year 1000 on: others mean "no date" by year 0 or 1. */
export const isMonth = (text: string): boolean => /^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(text);

const NO_MONTHS: History = { items: [], isSample: false, dropped: 0 };

/**
 * Declares the optional `history` of an answer: `[{ month: '2026-10', value: 46800 }]`. An answer without it, or with
 * anything but a list in its place, has no months. Entries whose month does not exist or whose value is not a finite number
 * are dropped and counted; of several for one month the last counts. A month that is left out stays out: it is no zero.
 *
 * @param name - names it in warnings: its dashboard and its part there
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
    /** Reads an answer of any kind. Memoised by reference; never throws. */
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

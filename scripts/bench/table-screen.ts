import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { clearAway, timed } from './screen.js';

export interface TableRow {
  id: string;
  client: string;
  destination: string;
  start: string;
  status: string;
  value: number;
}

export interface TableView {
  search: string;
  isSorted: boolean;
  status: string;
}

/** Prepares a table and returns a function that renders 50 of its rows, searched, sorted and filtered. */
type TableScreen = (rows: readonly TableRow[]) => (view: TableView) => ReactElement;

export const ROWS_OF_PAGE = 50;

const FIRST = ['Aroha', 'Sina', 'Peter', 'Ema', 'Lucas', 'Delma', 'Hana', 'Tevita', 'Malia', 'Ioane'];
const LAST = ['Ngata', 'Faleolo', 'Wale', 'Tuilagi', 'Brandt', 'Kila', 'Tāmaki', 'Moala', 'Vuki', 'Sapolu'];
const PLACES = ['Rarotonga', 'Apia', 'Honiara', 'Suva', 'Tanna', 'Goroka', 'Nukuʻalofa'];
const STATUSES = ['confirmed', 'pending', 'completed'];
/** Has no common divisor with the row counts, so that rows are mixed. */
const STEP = 7919;

const pick = (list: readonly string[], index: number): string => list[index % list.length] ?? '';

/** Returns new objects with the same fictional rows each time. */
const tableRows = (count: number): readonly TableRow[] =>
  Array.from({ length: count }, (_, index) => {
    const mixed = (index * STEP) % count;
    return {
      id: String(index),
      client: `${pick(FIRST, mixed)} ${pick(LAST, Math.floor(mixed / 10))} ${mixed}`,
      destination: pick(PLACES, mixed),
      start: new Date(Date.UTC(2030, 0, 1 + (mixed % 700))).toISOString().slice(0, 10),
      status: pick(STATUSES, index),
      value: 1000 + (mixed % 4000),
    };
  });

/** Focuses a control and waits for idle time, as between a reader's focus and first key. */
async function turnTo(control: HTMLElement | null): Promise<void> {
  control?.focus();
  await new Promise((resolve) => requestIdleCallback(resolve));
}

/**
 * Exposes a table to the bench, which reads the main thread's milliseconds until the frame is drawn: for new
 * rows, the first and second letter of a search, a sort by text, and a filter.
 */
export function offerTable(screen: TableScreen): void {
  window.bench = async (count: number) => {
    const table = screen(tableRows(count));
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    let view: TableView = { search: '', isSorted: false, status: '' };
    const show = (patch: Partial<TableView>): Promise<number> => {
      view = { ...view, ...patch };
      return timed(() => root.render(table(view)));
    };
    clearAway();
    const render = await show({});
    await turnTo(place.querySelector('input'));
    const key = await show({ search: 's' });
    const nextKey = await show({ search: 'si' });
    await show({ search: '' });
    await turnTo(place.querySelector<HTMLElement>('th :is(button, [role="button"])'));
    const sort = await show({ isSorted: true });
    const filter = await show({ status: 'pending' });
    root.unmount();
    place.remove();
    return { render, key, nextKey, sort, filter };
  };
}

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clampPage, pageCount } from '../pager/index.js';
import type { ColumnModel } from './columns.js';
import { countValues } from './filter-chips.js';
import { changeFilter, changeTable, type DataTableState, DEFAULT_TABLE_STATE } from './state.js';
import { tableStateFromParams, tableStateToParams } from './state-params.js';
import { judgeRows, orderRows, pickRows } from './table-rows.js';

interface Row {
  id: number;
  name: string;
  amount: number | null;
  day: string;
  status: string;
}

const COLUMNS: readonly ColumnModel<Row>[] = [
  { key: 'name', header: 'Name', value: ({ name }) => name },
  { key: 'amount', header: 'Amount', kind: 'number', value: ({ amount }) => amount, filter: { by: 'range' } },
  { key: 'day', header: 'Day', kind: 'date', value: ({ day }) => day, filter: { by: 'range' } },
  { key: 'status', header: 'Status', value: ({ status }) => status, filter: { by: 'choice' } },
];

const rowsOf = fc.uniqueArray(
  fc.record<Row>({
    id: fc.nat(),
    name: fc.string({ unit: fc.constantFrom('a', 'Á', 'b', 'ß', ' ', '1'), maxLength: 4 }),
    amount: fc.option(fc.integer({ min: -5, max: 5 })),
    day: fc.constantFrom('', 'soon', '2026-12-01', '2027-01-02'),
    status: fc.constantFrom('', 'pending', 'done'),
  }),
  { selector: ({ id }) => id, maxLength: 120 },
);
const columnOf = fc.constantFrom('name', 'amount', 'day', 'status', 'gone');

type Step = { rows: readonly Row[] } | { patch: (state: DataTableState) => Partial<DataTableState> };

const patchOf = <Value>(
  values: fc.Arbitrary<Value>,
  patch: (value: Value, state: DataTableState) => Partial<DataTableState>,
) => values.map((value): Step => ({ patch: (state) => patch(value, state) }));

const step: fc.Arbitrary<Step> = fc.oneof(
  rowsOf.map((rows): Step => ({ rows })),
  patchOf(fc.constantFrom('', 'a', 'á', 'ss', 'b 1', 'nothing'), (search) => ({ search })),
  patchOf(
    fc.array(fc.record({ column: columnOf, direction: fc.constantFrom('up', 'down') }), { maxLength: 3 }),
    (sort) => ({ sort }),
  ),
  patchOf(fc.subarray(['pending', 'done', 'lost']), (values, { filters }) => ({
    filters: changeFilter(filters, 'status', values),
  })),
  patchOf(fc.record({ from: fc.integer({ min: -6, max: 6 }) }), (range, { filters }) => ({
    filters: changeFilter(filters, 'amount', range),
  })),
  patchOf(fc.constantFrom('', '2026-12-15', 'nonsense'), (to, { filters }) => ({
    filters: changeFilter(filters, 'day', { to }),
  })),
  patchOf(fc.integer({ min: -3, max: 9 }), (page) => ({ page })),
  patchOf(fc.constantFrom(25, 50, 100), (pageSize) => ({ pageSize })),
  patchOf(fc.array(fc.nat({ max: 200 }).map(String)), (selected) => ({ selected })),
);

it('shows each matching row once, on a page that exists, whatever a reader does', () => {
  fc.assert(
    fc.property(rowsOf, fc.array(step, { maxLength: 20 }), (first, steps) => {
      let rows: readonly Row[] = first;
      let state = DEFAULT_TABLE_STATE;
      for (const next of steps) {
        if ('rows' in next) rows = next.rows;
        else state = changeTable(state, next.patch(state));

        const verdicts = judgeRows(rows, COLUMNS, state);
        const matching = pickRows(rows, orderRows(rows, COLUMNS, state.sort), verdicts);
        // None twice, none lost, none from elsewhere.
        expect(new Set(matching).size).toBe(matching.length);
        expect(new Set(matching)).toEqual(new Set(rows.filter((_, index) => verdicts.failed[index] === 0)));
        // Pages put together are the rows, and the page shown is one of them.
        const pages = pageCount(matching.length, state.pageSize);
        const page = clampPage(state.page, matching.length, state.pageSize);
        expect(page).toBeGreaterThanOrEqual(1);
        expect(page).toBeLessThanOrEqual(pages);
        const shown = matching.slice((page - 1) * state.pageSize, page * state.pageSize);
        expect(shown.length > 0 || matching.length === 0).toBe(true);
        // Only rows that match can be acted upon.
        const keys = new Set(state.selected);
        const chosen = matching.filter(({ id }) => keys.has(String(id)));
        expect(chosen.every((row) => rows.includes(row))).toBe(true);
        // A chip says how many rows its press would show.
        const [status] = COLUMNS.filter(({ key }) => key === 'status');
        if (status) {
          for (const [value, count] of countValues(rows, status, verdicts)) {
            if (value === '') continue;
            const filters = changeFilter(state.filters, 'status', [value]);
            expect(pickRows(rows, null, judgeRows(rows, COLUMNS, { ...state, filters }))).toHaveLength(count);
          }
        }
        // What an address says is read back.
        const params = tableStateToParams({ ...state, page }, COLUMNS);
        const read = tableStateFromParams(params, COLUMNS);
        expect(pickRows(rows, orderRows(rows, COLUMNS, read.sort), judgeRows(rows, COLUMNS, read))).toEqual(
          matching,
        );
      }
    }),
    { numRuns: 60 },
  );
});

it('sorts as comparing two rows by their values does, and leaves equal ones in place', () => {
  fc.assert(
    fc.property(rowsOf, fc.constantFrom('up', 'down'), (rows, direction) => {
      const order = orderRows(rows, COLUMNS, [{ column: 'amount', direction }]) ?? [];
      const places = [...order];
      for (const [index, place] of places.entries()) {
        const before = places[index - 1];
        if (before === undefined) continue;
        const [a, b] = [rows[before]?.amount ?? null, rows[place]?.amount ?? null];
        if (a === null) expect(b).toBeNull();
        else if (b !== null) expect(direction === 'up' ? a <= b : a >= b).toBe(true);
        if (a === b) expect(before).toBeLessThan(place);
      }
    }),
  );
});

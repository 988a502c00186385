import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clampPage, pageCount } from '../components/pager/index.js';
import {
  facetedCounts,
  filterRows,
  type GridColumnModel,
  indexRows,
  matchRows,
  pickRows,
  sortPlaces,
  sortRows,
} from './grid-rows.js';
import {
  changeFilter,
  changeGrid,
  changePageSize,
  DEFAULT_GRID_STATE,
  flagsOf,
  type GridState,
  gridStateFromParams,
  gridStateToParams,
  keysOf,
} from './grid-state.js';

interface Row {
  id: number;
  name: string;
  amount: number | null;
  day: string;
  status: string;
}

const COLUMNS: readonly GridColumnModel<Row>[] = [
  { key: 'name', header: 'Name', value: ({ name }) => name },
  { key: 'amount', header: 'Amount', kind: 'amount', value: ({ amount }) => amount, filter: true },
  { key: 'day', header: 'Day', kind: 'date', value: ({ day }) => day, filter: true },
  { key: 'status', header: 'Status', value: ({ status }) => status, filter: true },
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

type Step = { rows: readonly Row[] } | { patch: (state: GridState) => Partial<GridState> };

const patchOf = <Value>(
  values: fc.Arbitrary<Value>,
  patch: (value: Value, state: GridState) => Partial<GridState>,
) => values.map((value): Step => ({ patch: (state) => patch(value, state) }));

const step: fc.Arbitrary<Step> = fc.oneof(
  rowsOf.map((rows): Step => ({ rows })),
  patchOf(fc.constantFrom('', 'a', 'á', 'ss', 'b 1', 'nothing'), (globalFilter) => ({ globalFilter })),
  patchOf(fc.array(fc.record({ id: columnOf, desc: fc.boolean() }), { maxLength: 3 }), (sorting) => ({
    sorting,
  })),
  patchOf(fc.subarray(['pending', 'done', 'lost']), (values, { columnFilters }) => ({
    columnFilters: changeFilter(columnFilters, 'status', values),
  })),
  patchOf(fc.record({ from: fc.integer({ min: -6, max: 6 }) }), (range, { columnFilters }) => ({
    columnFilters: changeFilter(columnFilters, 'amount', range),
  })),
  patchOf(fc.constantFrom('', '2026-12-15', 'nonsense'), (to, { columnFilters }) => ({
    columnFilters: changeFilter(columnFilters, 'day', { to }),
  })),
  patchOf(fc.integer({ min: -4, max: 8 }), (pageIndex, { pagination }) => ({
    pagination: { ...pagination, pageIndex },
  })),
  patchOf(fc.constantFrom(25, 50, 100), (pageSize, { pagination }) => ({
    pagination: changePageSize(pagination, pageSize),
  })),
  patchOf(fc.array(fc.nat({ max: 200 }).map(String)), (keys) => ({
    rowSelection: flagsOf(keys),
  })),
);

it('shows each matching row once, on an existing page, after any steps', () => {
  fc.assert(
    fc.property(rowsOf, fc.array(step, { maxLength: 20 }), (first, steps) => {
      let rows: readonly Row[] = first;
      let state = DEFAULT_GRID_STATE;
      for (const next of steps) {
        if ('rows' in next) rows = next.rows;
        else state = changeGrid(state, next.patch(state));

        const index = indexRows(rows, COLUMNS);
        const matches = matchRows(index, state);
        const matching = pickRows(rows, sortPlaces(index, state.sorting), matches);
        // No row is duplicated, lost or added.
        expect(new Set(matching).size).toBe(matching.length);
        expect(new Set(matching)).toEqual(
          new Set(rows.filter((_, place) => matches.failed[place] === undefined)),
        );
        // The pages hold all rows, and the shown page is one of them.
        const { pageIndex, pageSize } = state.pagination;
        const pages = pageCount(matching.length, pageSize);
        const page = clampPage(pageIndex + 1, matching.length, pageSize);
        expect(page).toBeGreaterThanOrEqual(1);
        expect(page).toBeLessThanOrEqual(pages);
        const shown = matching.slice((page - 1) * pageSize, page * pageSize);
        expect(shown.length > 0 || matching.length === 0).toBe(true);
        // Actions apply only to matching rows.
        const keys = new Set(keysOf(state.rowSelection));
        const chosen = matching.filter(({ id }) => keys.has(String(id)));
        expect(chosen.every((row) => rows.includes(row))).toBe(true);
        // A chip shows the number of rows after its press.
        const [status] = COLUMNS.filter(({ key }) => key === 'status');
        if (status) {
          for (const [value, count] of facetedCounts(index, status, matches)) {
            if (value === '') continue;
            const columnFilters = changeFilter(state.columnFilters, 'status', [value]);
            expect(filterRows(rows, COLUMNS, { ...state, columnFilters })).toHaveLength(count);
          }
        }
        const params = gridStateToParams(
          { ...state, pagination: { pageIndex: page - 1, pageSize } },
          COLUMNS,
        );
        const read = gridStateFromParams(params, COLUMNS);
        expect(filterRows(sortRows(rows, COLUMNS, read.sorting), COLUMNS, read)).toEqual(matching);
      }
    }),
    { numRuns: 60 },
  );
});

it('sorts like a comparison of values, and keeps the order of equal ones', () => {
  fc.assert(
    fc.property(rowsOf, fc.constantFrom('up', 'down'), (rows, direction) => {
      const order =
        sortPlaces(indexRows(rows, COLUMNS), [{ id: 'amount', desc: direction === 'down' }]) ?? [];
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

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GridColumnModel, isEmptyFilter } from './grid-rows.js';
import {
  DEFAULT_GRID_STATE,
  type GridColumnFilter,
  type GridState,
  gridStateFromParams,
  gridStateToParams,
  withParts,
} from './grid-state.js';

interface Row {
  status: string;
  kind: string;
  amount: number;
}

const COLUMNS: readonly GridColumnModel<Row>[] = [
  {
    key: 'status',
    header: 'Status',
    value: ({ status }) => status,
    filter: { choices: ['pending', 'done'] },
  },
  { key: 'kind', header: 'Kind', value: ({ kind }) => kind, filter: true },
  { key: 'amount', header: 'Amount', kind: 'amount', value: ({ amount }) => amount, filter: true },
];

const stateWith = (columnFilters: GridState['columnFilters']): GridState => ({
  ...DEFAULT_GRID_STATE,
  columnFilters,
});

it('distinguishes columns from other parameters with the same names', () => {
  const keys = ['from', 'to', 'page', 'q', 'rows', 'sort'];
  const columns: readonly GridColumnModel<Row>[] = [
    ...keys.map((key) => ({ key, header: key, kind: 'status' as const, value: () => 'Suva' })),
    { key: 'day', header: 'Day', kind: 'date', value: () => '2026-12-01', filter: true },
  ];
  const state: GridState = {
    ...stateWith([
      ...keys.map((id) => ({ id, value: ['Suva', 'Apia'] })),
      { id: 'day', value: { from: '2026-12-01', to: '2026-12-31' } },
    ]),
    globalFilter: 'tanna',
    sorting: [{ id: 'page', desc: true }],
    pagination: { pageIndex: 2, pageSize: 25 },
  };
  expect(gridStateFromParams(gridStateToParams(state, columns), columns)).toEqual(state);
});

it('uses the defaults for undefined parts', () => {
  const none = {
    globalFilter: undefined,
    columnFilters: undefined,
    sorting: undefined,
    pagination: undefined,
  };
  // Hosts without `exactOptionalPropertyTypes` may pass undefined.
  const given = none as unknown as Partial<GridState>;
  expect(gridStateFromParams(new URLSearchParams(), COLUMNS, given)).toEqual(DEFAULT_GRID_STATE);
  expect(String(gridStateToParams(DEFAULT_GRID_STATE, COLUMNS, new URLSearchParams(), given))).toBe('');
  expect(withParts(DEFAULT_GRID_STATE, given)).toEqual(DEFAULT_GRID_STATE);
});

describe('default filters', () => {
  const defaults = {
    columnFilters: [
      { id: 'status', value: ['done'] },
      { id: 'amount', value: { from: 5 } },
    ],
  };
  const write = (filters: GridState['columnFilters']) =>
    gridStateToParams(stateWith(filters), COLUMNS, undefined, defaults).toString();
  const read = (params: string) =>
    gridStateFromParams(new URLSearchParams(params), COLUMNS, defaults).columnFilters;

  it('have no parameters', () => {
    expect(write(defaults.columnFilters)).toBe('');
    expect(read('')).toEqual(defaults.columnFilters);
  });

  it('are written empty once they are cleared', () => {
    expect(write([])).toBe('status=&amount-from=');
    expect(read('status=&amount-from=')).toEqual([]);
  });

  it('apply where the parameters have unknown values', () => {
    expect(read('status=lost&amount-from=many')).toEqual(defaults.columnFilters);
  });
});

it('ignores values that no row has where a column declares none', () => {
  const rows: readonly Row[] = [{ status: 'done', kind: 'trip', amount: 1 }];
  const filtersOf = (params: string, among?: readonly Row[]) =>
    gridStateFromParams(new URLSearchParams(params), COLUMNS, {}, among).columnFilters;
  expect(filtersOf('kind=zzz', rows)).toEqual([]);
  expect(filtersOf('kind=zzz&kind=trip', rows)).toEqual([{ id: 'kind', value: ['trip'] }]);
  // Without rows, as on servers, every value may exist.
  expect(filtersOf('kind=zzz')).toEqual([{ id: 'kind', value: ['zzz'] }]);
});

it('reads all that it has written, with any defaults', () => {
  const choice = (...values: string[]) => fc.subarray(values, { minLength: 1 });
  const limit = fc.option(fc.integer({ min: -9, max: 9 }), { nil: undefined });
  const filtersOf = fc
    .record(
      {
        status: choice('pending', 'done'),
        kind: choice('trip', 'stay'),
        amount: fc.record({ from: limit, to: limit }),
      },
      { requiredKeys: [] },
    )
    .map((filters) =>
      COLUMNS.flatMap(({ key }): GridColumnFilter[] => {
        const value = filters[key as keyof typeof filters];
        return value === undefined || isEmptyFilter(value) ? [] : [{ id: key, value }];
      }),
    );
  fc.assert(
    fc.property(filtersOf, filtersOf, (filters, first) => {
      const defaults = { columnFilters: first };
      const params = gridStateToParams(stateWith(filters), COLUMNS, undefined, defaults);
      expect(gridStateFromParams(params, COLUMNS, defaults).columnFilters).toEqual(filters);
      expect(gridStateToParams(stateWith(first), COLUMNS, params, defaults).toString()).toBe('');
    }),
  );
});

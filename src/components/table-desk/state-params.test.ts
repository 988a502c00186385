import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ColumnModel } from './columns.js';
import { type DataTableState, DEFAULT_TABLE_STATE, type TableFilter } from './state.js';
import { tableStateFromParams, tableStateToParams } from './state-params.js';

interface Row {
  status: string;
  kind: string;
  amount: number;
}

const COLUMNS: readonly ColumnModel<Row>[] = [
  {
    key: 'status',
    header: 'Status',
    value: ({ status }) => status,
    filter: { by: 'choice', choices: ['pending', 'done'] },
  },
  { key: 'kind', header: 'Kind', value: ({ kind }) => kind, filter: { by: 'choice' } },
  { key: 'amount', header: 'Amount', kind: 'number', value: ({ amount }) => amount, filter: { by: 'range' } },
];

const stateWith = (filters: DataTableState['filters']): DataTableState => ({
  ...DEFAULT_TABLE_STATE,
  filters,
});

describe('filters that hold from the start', () => {
  const defaults = { filters: { status: ['done'], amount: { from: 5 } } };
  const write = (filters: DataTableState['filters']) =>
    tableStateToParams(stateWith(filters), COLUMNS, undefined, defaults).toString();
  const read = (params: string) =>
    tableStateFromParams(new URLSearchParams(params), COLUMNS, defaults).filters;

  it('stand in no address', () => {
    expect(write(defaults.filters)).toBe('');
    expect(read('')).toEqual(defaults.filters);
  });

  it('stay away once they are cleared', () => {
    expect(write({})).toBe('status=&amount-from=');
    expect(read('status=&amount-from=')).toEqual({});
  });

  it('hold where an address says what does not exist', () => {
    expect(read('status=lost&amount-from=many')).toEqual(defaults.filters);
  });
});

it('ignores values that no row has where a column declares none', () => {
  const rows: readonly Row[] = [{ status: 'done', kind: 'trip', amount: 1 }];
  const filtersOf = (params: string, among?: readonly Row[]) =>
    tableStateFromParams(new URLSearchParams(params), COLUMNS, {}, among).filters;
  expect(filtersOf('kind=zzz', rows)).toEqual({});
  expect(filtersOf('kind=zzz&kind=trip', rows)).toEqual({ kind: ['trip'] });
  // Who has no rows at hand, as servers do, cannot tell.
  expect(filtersOf('kind=zzz')).toEqual({ kind: ['zzz'] });
});

it('reads back all that it has written, whatever holds from the start', () => {
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
    .map((filters): Record<string, TableFilter> => {
      const { amount, ...others } = filters;
      return amount === undefined || (amount.from === undefined && amount.to === undefined)
        ? others
        : { ...others, amount };
    });
  fc.assert(
    fc.property(filtersOf, filtersOf, (filters, first) => {
      const defaults = { filters: first };
      const params = tableStateToParams(stateWith(filters), COLUMNS, undefined, defaults);
      expect(tableStateFromParams(params, COLUMNS, defaults).filters).toEqual(filters);
      expect(tableStateToParams(stateWith(first), COLUMNS, params, defaults).toString()).toBe('');
    }),
  );
});

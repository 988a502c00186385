import { describe, expect, it } from 'vitest';
import { foldText } from '../lib/text.js';
import {
  filterRows,
  type GridColumnModel,
  indexRows,
  matchRows,
  SEARCH,
  sortRows,
  textOf,
} from './grid-rows.js';
import {
  DEFAULT_GRID_STATE,
  type GridFilterValue,
  gridStateFromParams,
  gridStateToParams,
} from './grid-state.js';

interface Row {
  name: string;
  day?: string | undefined;
  amount?: number | undefined;
  status?: string;
}

const COLUMNS: readonly GridColumnModel<Row>[] = [
  { key: 'name', header: 'Name', value: ({ name }) => name },
  { key: 'day', header: 'Day', kind: 'date', value: ({ day }) => day, filter: true },
  { key: 'amount', header: 'Amount', kind: 'amount', value: ({ amount }) => amount, filter: true },
  {
    key: 'status',
    header: 'Status',
    value: ({ status }) => status,
    text: (status) => (status === 'pending' ? 'En attente' : status),
    filter: { choices: ['pending', 'done'] },
  },
];

const named = (...names: string[]): Row[] => names.map((name) => ({ name }));
const namesOf = (rows: readonly Row[]) => rows.map(({ name }) => name);
const sorted = (rows: readonly Row[], id: string, direction: 'up' | 'down' = 'up', locale = 'en') =>
  namesOf(sortRows(rows, COLUMNS, [{ id, desc: direction === 'down' }], { locale }));

describe('a filter', () => {
  const rows: Row[] = [
    { name: 'Ana', amount: 5, status: 'done' },
    { name: 'Sina', amount: 12, status: 'pending' },
    { name: 'Tavita', status: 'pending' },
  ];
  const left = (id: string, value: GridFilterValue, columns = COLUMNS) =>
    namesOf(filterRows(rows, columns, { globalFilter: '', columnFilters: [{ id, value }] }));
  const bare = COLUMNS.map(({ filter: _, ...column }) => column);

  it('uses the value of a column, also of one without a visible filter', () => {
    expect(left('name', ['Sina'])).toEqual(['Sina']);
    expect(left('status', ['pending'], bare)).toEqual(['Sina', 'Tavita']);
    expect(left('amount', { from: 10 }, bare)).toEqual(['Sina']);
  });

  it('is a choice of values or a range, for any kind of column', () => {
    expect(left('amount', ['5'])).toEqual(['Ana']);
    const plain = bare.map((column) =>
      column.key === 'amount' ? { ...column, kind: 'text' as const } : column,
    );
    expect(left('amount', { to: 10 }, plain)).toEqual(['Ana']);
  });
});

describe('sorting', () => {
  it('orders text by the alphabet of the locale', () => {
    expect(sorted(named('Zoe', 'Ärla', 'Ana'), 'name', 'up', 'de')).toEqual(['Ana', 'Ärla', 'Zoe']);
    expect(sorted(named('Zoe', 'Ärla', 'Ana'), 'name', 'up', 'sv')).toEqual(['Ana', 'Zoe', 'Ärla']);
  });

  it('orders numbers within text as numbers', () => {
    expect(sorted(named('Tour 10', 'Tour 2'), 'name')).toEqual(['Tour 2', 'Tour 10']);
  });

  it('orders numbers and days by value, with unknown values last in both directions', () => {
    const rows: Row[] = [
      { name: 'none' },
      { name: 'nan', amount: Number.NaN, day: 'soon' },
      { name: 'ten', amount: 10, day: '2026-12-01T23:00:00' },
      { name: 'minus', amount: -5, day: '2027-01-02' },
      { name: 'nine', amount: 9, day: '2026-12-01' },
    ];
    expect(sorted(rows, 'amount')).toEqual(['minus', 'nine', 'ten', 'none', 'nan']);
    expect(sorted(rows, 'amount', 'down')).toEqual(['ten', 'nine', 'minus', 'none', 'nan']);
    // Rows of the same day keep their order.
    expect(sorted(rows, 'day')).toEqual(['ten', 'nine', 'minus', 'none', 'nan']);
    expect(sorted(rows, 'day', 'down')).toEqual(['minus', 'ten', 'nine', 'none', 'nan']);
  });

  it('uses further columns where the first is equal, and ignores unknown columns', () => {
    const rows: Row[] = [
      { name: 'b', amount: 1 },
      { name: 'c', amount: 2 },
      { name: 'a', amount: 1 },
    ];
    const sort = [
      { id: 'amount', desc: true },
      { id: 'gone', desc: false },
      { id: 'name', desc: false },
    ] as const;
    expect(namesOf(sortRows(rows, COLUMNS, sort))).toEqual(['c', 'a', 'b']);
  });

  it('keeps the order of equal rows, also in descending order', () => {
    const rows: Row[] = [
      { name: 'b', amount: 1 },
      { name: 'a', amount: 1 },
      { name: 'c', amount: 0 },
    ];
    expect(sorted(rows, 'amount')).toEqual(['c', 'b', 'a']);
    expect(sorted(rows, 'amount', 'down')).toEqual(['b', 'a', 'c']);
  });
});

describe('searching', () => {
  it.each([
    ['tamaki', 'Hana Tāmaki'],
    ['NUKU’ALOFA', 'Nukuʻalofa'],
    ['strasse', 'Straße'],
    ['οδος', 'ΟΔΟΣ'],
    ['lodz soren', 'Søren, Łódź'],
    ['istanbul', 'İstanbul'],
  ])('finds %s in %s', (search, name) => {
    expect(
      filterRows(named(name, 'Other'), COLUMNS, { globalFilter: search, columnFilters: [] }),
    ).toHaveLength(1);
  });

  it('requires every word, in any column, and includes the labels of values', () => {
    const rows: Row[] = [
      { name: 'Aroha', status: 'pending' },
      { name: 'Aroha', status: 'done' },
    ];
    expect(filterRows(rows, COLUMNS, { globalFilter: ' attente  aroha ', columnFilters: [] })).toEqual([
      rows[0],
    ]);
  });

  it('returns the same array where nothing is searched', () => {
    const rows = named('one');
    expect(
      filterRows(rows, COLUMNS, { globalFilter: '  ', columnFilters: [{ id: 'status', value: [] }] }),
    ).toBe(rows);
  });

  it('does not change a folded text by folding it again', () => {
    for (const text of ['Straße', 'ǅ', 'ΐ', 'ﬃ', 'İ', 'ŉ'])
      expect(foldText(foldText(text))).toBe(foldText(text));
  });
});

describe('filters', () => {
  const rows: Row[] = [
    { name: 'a', amount: 5, day: '2026-12-31', status: 'pending' },
    { name: 'b', amount: 10, day: '2027-01-01', status: 'done' },
    { name: 'c', status: 'pending' },
  ];
  const kept = (filters: Readonly<Record<string, GridFilterValue>>) => {
    const columnFilters = Object.entries(filters).map(([id, value]) => ({ id, value }));
    return namesOf(filterRows(rows, COLUMNS, { globalFilter: '', columnFilters }));
  };

  it('keep chosen values and inclusive ranges', () => {
    expect(kept({ status: ['pending'] })).toEqual(['a', 'c']);
    expect(kept({ amount: { from: 5, to: 9 } })).toEqual(['a']);
    expect(kept({ amount: { from: '6' } })).toEqual(['b']);
    expect(kept({ day: { to: '2026-12-31' } })).toEqual(['a']);
    expect(kept({ day: { from: 'nonsense' }, status: ['done'] })).toEqual(['b']);
  });

  it('ignore unknown columns, and names of object properties', () => {
    expect(kept({ gone: ['x'], constructor: ['y'] })).toEqual(['a', 'b', 'c']);
  });

  it('report the only criterion that a row fails, or null for several', () => {
    const { criteria, failed } = matchRows(indexRows(rows, COLUMNS), {
      globalFilter: 'b',
      columnFilters: [
        { id: 'status', value: ['pending'] },
        { id: 'amount', value: { from: 6 } },
      ],
    });
    expect(criteria).toEqual(['amount', 'status', SEARCH]);
    expect(failed).toEqual([null, 'status', null]);
  });
});

describe('URL parameters', () => {
  const state = {
    ...DEFAULT_GRID_STATE,
    globalFilter: 'a&b=c',
    columnFilters: [
      { id: 'day', value: { from: '2026-12-01' } },
      { id: 'amount', value: { from: 5, to: 9 } },
      { id: 'status', value: ['pending', 'done'] },
    ],
    sorting: [
      { id: 'amount', desc: true },
      { id: 'name', desc: false },
    ],
    pagination: { pageIndex: 2, pageSize: 25 },
  } as const;

  it('hold the search, filters and sorting, and are read back', () => {
    const params = gridStateToParams(state, COLUMNS, new URLSearchParams('tab=bookings'));
    expect(params.toString()).toBe(
      'tab=bookings&q=a%26b%3Dc&from=2026-12-01&amount-from=5&amount-to=9&status=pending&status=done&sort=-amount%2Cname&page=3&rows=25',
    );
    expect(gridStateFromParams(params, COLUMNS)).toEqual(state);
  });

  it('are removed for the default state', () => {
    const params = gridStateToParams(state, COLUMNS, new URLSearchParams('tab=bookings'));
    expect(gridStateToParams(DEFAULT_GRID_STATE, COLUMNS, params).toString()).toBe('tab=bookings');
  });

  it.each([
    'status=lost',
    'sort=gone',
    'sort=-',
    'page=-1',
    'page=1.5',
    'page=x',
    'rows=7',
    'from=32',
    'amount-to=many',
  ])('ignores %s', (query) => {
    const defaults = { sorting: [{ id: 'day', desc: false }] } as const;
    expect(gridStateFromParams(new URLSearchParams(query), COLUMNS, defaults)).toEqual({
      ...DEFAULT_GRID_STATE,
      ...defaults,
    });
  });

  it('have an empty sort where the default sorting is cleared', () => {
    const defaults = { sorting: [{ id: 'day', desc: false }] } as const;
    const params = gridStateToParams(DEFAULT_GRID_STATE, COLUMNS, undefined, defaults);
    expect(params.toString()).toBe('sort=');
    expect(gridStateFromParams(params, COLUMNS, defaults).sorting).toEqual([]);
  });
});

it('returns an empty text for unknown values', () => {
  expect([null, undefined, Number.NaN, ' a '].map(textOf)).toEqual(['', '', '', 'a']);
});

describe('labels of another language', () => {
  const rows = named('b', 'a').map((row, index) => ({ ...row, status: index === 0 ? 'returning' : 'new' }));
  const value = ({ status = '' }: Row) => status;
  const labelled = (labels: Readonly<Record<string, string>>): readonly GridColumnModel<Row>[] => [
    { key: 'status', header: 'Status', value, text: (status) => labels[status] ?? status },
  ];
  const english = labelled({ returning: 'Returning', new: 'New' });
  const german = labelled({ returning: 'Wiederkehrend', new: 'Neu' });
  const spanish = labelled({ returning: 'Habitual', new: 'Nuevo' });
  const found = (columns: readonly GridColumnModel<Row>[], search: string) =>
    filterRows(rows, columns, { globalFilter: search, columnFilters: [] }).length;
  const first = (columns: readonly GridColumnModel<Row>[]) =>
    sortRows(rows, columns, [{ id: 'status', desc: false }], { locale: 'en' })[0]?.status;

  it('are searched after a change of language, and old ones no longer', () => {
    expect(found(english, 'returning')).toBe(1);
    expect(found(german, 'wiederkehr')).toBe(1);
    expect(found(german, 'return')).toBe(1);
    expect(found(spanish, 'wiederkehr')).toBe(0);
  });

  it('are sorted by', () => {
    expect(first(english)).toBe('new');
    expect(first(spanish)).toBe('returning');
  });
});

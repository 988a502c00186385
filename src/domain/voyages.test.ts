import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/property-runs.js';
import {
  monthCells,
  monthsAhead,
  periodAfter,
  rowUnitOf,
  TRIANGLES_A_ROW,
  totalOf,
  trianglesOf,
  unitOf,
  type VoyageScale,
  voyagesOf,
} from './voyages.js';

const day = fc.record({
  year: fc.integer({ min: 2020, max: 2030 }),
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 28 }),
});
const entry = fc.record({
  day: fc.option(day),
  isPending: fc.boolean(),
  value: fc.integer({ min: 0, max: 100_000 }),
});
const scale = fc.constantFrom<VoyageScale>('year', 'month', 'day');
const sum = (figures: readonly number[]): number => figures.reduce((all, each) => all + each, 0);

const at = (year: number, month: number) => ({ day: { year, month, day: 1 }, isPending: false });

describe('voyages', () => {
  it('count every entry once, and its value', () => {
    fc.assert(
      fc.property(fc.array(entry), scale, (entries, by) => {
        const { cells, undated } = voyagesOf(entries, by);
        const dated = entries.filter((each) => each.day);
        expect(undated).toBe(entries.length - dated.length);
        expect(sum(cells.map((cell) => totalOf(cell) ?? 0))).toBe(dated.length);
        expect(sum(cells.map((cell) => cell.pending ?? 0))).toBe(
          dated.filter((each) => each.isPending).length,
        );
        expect(sum(cells.map((cell) => cell.value ?? 0))).toBe(sum(dated.map(({ value }) => value)));
        const periods = cells.map((cell) => cell.period);
        expect(periods).toEqual([...new Set(periods)].sort());
      }),
      runs(200),
    );
  });

  it('have no gap between months, but no cells for years without entries', () => {
    expect(voyagesOf([at(2027, 2), at(2026, 11)]).cells.map((cell) => [cell.period, totalOf(cell)])).toEqual([
      ['2026-11', 1],
      ['2026-12', 0],
      ['2027-01', 0],
      ['2027-02', 1],
    ]);
    expect(voyagesOf([at(1000, 1), at(9999, 12)]).cells).toHaveLength(2);
    expect(voyagesOf([])).toEqual({ cells: [], undated: 0 });
  });

  it('have a value only where an entry has one, and are then worth 0 without', () => {
    expect(voyagesOf([at(2027, 2), at(2027, 4)]).cells.filter((cell) => 'value' in cell)).toEqual([]);
    const valued = voyagesOf([{ ...at(2027, 2), value: 5 }, at(2027, 4)]).cells;
    expect(valued.map(({ value }) => value)).toEqual([5, 0, 0]);
  });

  it('have finite values', () => {
    const entries = [1e308, 1e308].map((value) => ({
      day: { year: 2027, month: 1, day: 1 },
      isPending: false,
      value,
    }));
    expect(voyagesOf(entries).cells[0]?.value).toBe(1e308);
  });
});

it.each([
  ['2026', 1, '2027'],
  ['2026-12', 1, '2027-01'],
  ['2027-01', -1, '2026-12'],
  ['2026-11', -12, '2025-11'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-01-01', -1, '2026-12-31'],
])('%s and %i periods make %s', (period, count, after) => {
  expect(periodAfter(period, count)).toBe(after);
});

describe('the months ahead', () => {
  const TODAY = { year: 2026, month: 11, day: 21 };
  const on = (year: number, month: number, isPending = false, day = 1) => ({
    day: { year, month, day },
    isPending,
  });

  it('are twelve from this one on, across the end of the year, with or without entries', () => {
    const cells = monthsAhead([on(2026, 12), on(2026, 12, true), on(2027, 2)], TODAY);
    expect(cells.map(({ period }) => period)).toEqual([
      ...['2026-11', '2026-12', '2027-01', '2027-02', '2027-03', '2027-04'],
      ...['2027-05', '2027-06', '2027-07', '2027-08', '2027-09', '2027-10'],
    ]);
    expect(cells.map(({ confirmed, pending }) => [confirmed, pending]).slice(0, 4)).toEqual([
      [0, 0],
      [1, 1],
      [0, 0],
      [1, 0],
    ]);
  });

  it('ignore entries of other months and without a day', () => {
    const others = [on(2026, 10, false, 31), on(2027, 11), on(2090, 1), { day: null, isPending: false }];
    for (const cell of monthsAhead(others, TODAY)) expect(cell).toMatchObject({ confirmed: 0, pending: 0 });
  });

  it('ignore many years of other entries', () => {
    const years = Array.from({ length: 100 }, (_, index) => on(2000 + index, 12));
    expect(monthsAhead(years, TODAY, 3).map(({ confirmed }) => confirmed)).toEqual([0, 1, 0]);
  });
});

it('returns the last twelve months of a history, and missing ones as unknown', () => {
  const history = [
    { month: '2024-01', value: 1 },
    { month: '2026-01', value: 2 },
    { month: '2026-03', value: 3 },
  ];
  expect(monthCells(history)).toEqual([
    { period: '2026-01', confirmed: 2 },
    { period: '2026-02', confirmed: null },
    { period: '2026-03', confirmed: 3 },
  ]);
  expect(monthCells([])).toEqual([]);
});

it('ends with December 9999, which some systems write for no end', () => {
  const history = ['2026-10', '9999-11', '9999-12'].map((month) => ({ month, value: 1 }));
  expect(monthCells(history).map(({ period }) => period)).toEqual(['9999-11', '9999-12']);
  expect(
    voyagesOf([{ day: { year: 9999, month: 12, day: 31 }, isPending: false }], 'year').cells,
  ).toMatchObject([{ period: '9999' }]);
});

describe('a triangle', () => {
  it('in one row stands for a round count, so that at most 60 fill the row', () => {
    expect([0, 60, 61, 9000, 120_000, 130_000].map(rowUnitOf)).toEqual([1, 1, 2, 200, 2000, 2500]);
  });

  it('is one entry up to 60 in a cell; beyond, the highest cell has five to ten rows', () => {
    expect([0, 1, 23, 60].map(unitOf)).toEqual([1, 1, 1, 1]);
    expect([61, 126, 240, 1000, 46_800, 86_400].map(unitOf)).toEqual([2, 4, 5, 20, 1000, 2000]);
    fc.assert(
      fc.property(fc.double({ min: 60.01, max: 1e15, noNaN: true }), (most) => {
        const unit = unitOf(most);
        expect(Number.isInteger(unit)).toBe(true);
        const rows = Math.ceil(Math.round(most / unit) / TRIANGLES_A_ROW);
        expect(rows).toBeGreaterThanOrEqual(5);
        expect(rows).toBeLessThanOrEqual(10);
      }),
      runs(1000),
    );
  });

  it.each([NaN, Infinity, -5])('is one entry where the highest count is %d', (most) => {
    expect(unitOf(most)).toBe(1);
  });

  it('is whole, and those of a cell add up to its rounded total', () => {
    const amount = fc.double({ min: 0, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(amount, amount, fc.constantFrom(1, 10, 2000), (confirmed, pending, unit) => {
        const { filled, outlined } = trianglesOf({ period: '2027-03', confirmed, pending }, unit);
        expect(filled).toBe(Math.round(confirmed / unit));
        expect(filled + outlined).toBe(Math.round((confirmed + pending) / unit));
      }),
      runs(500),
    );
    expect(trianglesOf({ period: '2027-03', confirmed: null }, 1)).toEqual({ filled: 0, outlined: 0 });
    expect(trianglesOf({ period: '2027-03', confirmed: -3 }, 1)).toEqual({ filled: 0, outlined: 0 });
  });

  it.each([
    [NaN, 0],
    [Infinity, 0],
    [1e308, NaN],
    [1e308, 1e308],
    [1e308, -1e308],
  ])('is absent in a cell whose total is not finite: %d and %d', (confirmed, pending) => {
    const cell = { period: '2027-03', confirmed, pending };
    const unit = unitOf(totalOf(cell) ?? 0);
    expect(trianglesOf(cell, unit)).toEqual({ filled: 0, outlined: 0 });
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMonth } from '../lib/calendar-day.js';
import { runs } from '../testing/property-runs.js';
import { defineHistory } from './define-history.js';
import * as domain from './index.js';

const { sanitize } = defineHistory('test history');
const read = (history: unknown) => sanitize({ history });

const HISTORIES = [
  domain.agentStatsHistory,
  domain.commissionsHistory,
  domain.organizerStatsHistory,
  domain.revenueHistory,
  domain.corporateStatsHistory,
  domain.budgetHistory,
];

describe('a history', () => {
  it('is in the order of its months', () => {
    const { items, dropped } = read([
      { month: '2026-11', value: 46_800 },
      { month: '2026-09', value: 0 },
      { month: '2025-12', value: -120.5 },
    ]);
    expect(items).toEqual([
      { month: '2025-12', value: -120.5 },
      { month: '2026-09', value: 0 },
      { month: '2026-11', value: 46_800 },
    ]);
    expect(dropped).toBe(0);
  });

  it('takes the last of several values for one month, and fills no gap', () => {
    const { items, dropped } = read([
      { month: '2026-11', value: 1 },
      { month: '2026-08', value: 2 },
      { month: '2026-11', value: 3 },
    ]);
    expect(items).toEqual([
      { month: '2026-08', value: 2 },
      { month: '2026-11', value: 3 },
    ]);
    expect(dropped).toBe(0);
  });

  it.each([
    ['a month that does not exist', { month: '2026-13', value: 1 }],
    ['month 0', { month: '2026-00', value: 1 }],
    ['a day', { month: '2026-11-05', value: 1 }],
    ['a year that means no date', { month: '0001-01', value: 1 }],
    ['a month as a number', { month: 202_611, value: 1 }],
    ['no month', { value: 1 }],
    ['a number as text', { month: '2026-11', value: '1' }],
    ['an endless number', { month: '2026-11', value: Infinity }],
    ['no value', { month: '2026-11' }],
    ['no object', '2026-11'],
  ])('drops and counts %s', (_, entry) => {
    expect(read([entry, { month: '2026-10', value: 5 }])).toMatchObject({
      items: [{ month: '2026-10', value: 5 }],
      dropped: 1,
    });
  });

  it.each([undefined, null, 7, 'text', {}, { length: 3 }, true])('is empty for %j', (history) => {
    const reading = read(history);
    expect(reading).toEqual({ items: [], isSample: false, dropped: 0 });
    expect(sanitize(undefined)).toBe(reading);
  });

  it('has existing months, each once and in order, from any input', () => {
    const month = fc.oneof(fc.constantFrom('2026-10', '2026-11', '2027-01', '2026-99', ''), fc.string());
    const value = fc.oneof(fc.double(), fc.string(), fc.anything());
    const entry = fc.oneof(fc.record({ month, value }, { requiredKeys: [] }), fc.anything());
    fc.assert(
      fc.property(fc.array(entry), (history) => {
        const { items, dropped, isSample } = read(history);
        const months = items.map((item) => item.month);
        expect(months).toEqual([...new Set(months)].sort());
        expect(months.every(isMonth)).toBe(true);
        expect(items.every((item) => Number.isFinite(item.value))).toBe(true);
        expect(isSample).toBe(false);
        expect(items.length + dropped).toBeLessThanOrEqual(history.length);
        expect(read(items)).toEqual({ items, isSample: false, dropped: 0 });
      }),
      runs(200),
    );
  });

  it('does not change the figures of the same answer', () => {
    const history = [{ month: '2026-10', value: 5 }];
    for (const part of HISTORIES) expect(part.sanitize({ history }).items).toEqual(history);
    const figures = { thisMonth: 46_800, growth: 8, commission: 7020, payout: 39_780 };
    expect(domain.revenue.sanitize({ ...figures, history }).value).toEqual(figures);
  });
});

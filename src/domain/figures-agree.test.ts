import { describe, expect, it } from 'vitest';
import { sanitizeCorporateStats } from './corporate/corporate-stats';
import { sanitizeCommissions } from './travel-agent/agent-stats';

const PARTS = { platformCommission: 700, externalCommission: 400 };

describe('commissions of which some figures are missing', () => {
  it('follow from those that are given, and are then no samples', () => {
    const { value, sampleFields } = sanitizeCommissions({ ...PARTS, lastMonth: 1000 });
    expect(value).toEqual({ ...PARTS, thisMonth: 1100, lastMonth: 1000, growth: 10 });
    expect([...sampleFields]).toEqual([]);
  });

  it.each([
    ['last month', { ...PARTS, thisMonth: 1100 }, ['lastMonth', 'growth']],
    [
      'a part and the total',
      { platformCommission: 700, lastMonth: 1000 },
      ['thisMonth', 'growth', 'externalCommission'],
    ],
  ])('stay samples where they lean on one: %s', (_missing, given, samples) => {
    const { value, sampleFields } = sanitizeCommissions(given);
    expect([...sampleFields].sort()).toEqual(samples.sort());
    expect(value.thisMonth).toBe(value.platformCommission + value.externalCommission);
    expect(value.growth).toBe(Math.round((value.thisMonth / value.lastMonth - 1) * 100));
  });
});

it('a budget without what was used of it keeps the share of the sample', () => {
  expect(sanitizeCorporateStats({ monthlyBudget: 10_000 }).value.budgetUsed).toBe(7200);
  expect(sanitizeCorporateStats({ monthlyBudget: 10_000, budgetUsed: 5 }).value.budgetUsed).toBe(5);
  expect(sanitizeCorporateStats({}).value).toMatchObject({ monthlyBudget: 120_000, budgetUsed: 86_400 });
});

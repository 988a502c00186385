import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/property-runs.js';
import { budgetUse, growthPercent, sharesOf, sumOf } from './figures.js';

describe('budgetUse', () => {
  // spec: 9.budget-percent
  it('measures a budget', () => {
    expect(budgetUse(86_400, 120_000)).toEqual({
      percent: 72,
      left: 33_600,
      overBy: 0,
      isOver: false,
      isNearLimit: false,
    });
  });

  // spec: 9.budget-percent
  it('returns the overspent amount', () => {
    expect(budgetUse(150, 100)).toEqual({
      percent: 150,
      left: 0,
      overBy: 50,
      isOver: true,
      isNearLimit: false,
    });
    expect(budgetUse(5, 0)).toMatchObject({ percent: 0, overBy: 5, isOver: true });
    expect(budgetUse(0, 0)).toMatchObject({ percent: 0, left: 0, isOver: false });
  });

  it('is near the limit from 80 percent on', () => {
    expect(budgetUse(79, 100).isNearLimit).toBe(false);
    expect(budgetUse(80, 100).isNearLimit).toBe(true);
    expect(budgetUse(100, 100)).toMatchObject({ isNearLimit: true, isOver: false });
  });
});

describe('amounts in binary fractions', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 });

  it('are compared in whole cents', () => {
    expect(budgetUse(0.1 + 0.2, 0.3)).toMatchObject({ percent: 100, isOver: false, left: 0, overBy: 0 });
    expect(budgetUse(0.31, 0.1 + 0.2)).toMatchObject({ isOver: true, overBy: 0.01 });
  });

  it('measure a budget as their cents do', () => {
    fc.assert(
      fc.property(fc.array(cents, { maxLength: 50 }), cents, (parts, rest) => {
        const used = parts.reduce((sum, part) => sum + part, 0);
        const inFractions = parts.reduce((sum, part) => sum + part / 100, 0);
        const use = budgetUse(inFractions, (used + rest) / 100);
        expect(use).toEqual(budgetUse(used / 100, (used + rest) / 100));
        expect(use).toMatchObject({ isOver: false, left: rest / 100 });
        expect(sumOf(parts.map((part) => part / 100))).toBe(used / 100);
      }),
      runs(200),
    );
  });

  it('grow by half a percent where their cents do', () => {
    expect(growthPercent(1007.01, 1002)).toBe(1);
  });
});

describe('sharesOf', () => {
  it.each([
    [
      [27, 8, 7],
      [64, 19, 17],
    ],
    [
      [10, 6, 5, 4],
      [40, 24, 20, 16],
    ],
    [
      [11_920, 6540],
      [65, 35],
    ],
    [
      [38_400, 41_760, 12_240],
      [42, 45, 13],
    ],
    [
      [1, 1, 1, 0],
      [33, 33, 33, 0],
    ],
    [
      [0, 0],
      [0, 0],
    ],
    [
      [5, -3],
      [100, 0],
    ],
    [
      [Number.NaN, 4],
      [0, 100],
    ],
    [[], []],
  ])('of %j are %j', (parts, shares) => {
    expect(sharesOf(parts)).toEqual(shares);
  });

  it('are whole, equal for equal parts, and each at most half a point off', () => {
    fc.assert(
      fc.property(fc.array(fc.double(), { minLength: 1, maxLength: 12 }), (parts) => {
        const shares = sharesOf(parts);
        const counted = parts.filter((part) => part > 0 && Number.isFinite(part)).length;
        expect(shares.every((share) => Number.isInteger(share) && share >= 0)).toBe(true);
        const twice = sharesOf([...parts, ...parts]);
        expect(twice.slice(parts.length)).toEqual(twice.slice(0, parts.length));
        const offBy = Math.abs(sumOf(shares) - (counted > 0 ? 100 : 0));
        expect(offBy).toBeLessThanOrEqual(counted / 2);
      }),
      runs(300),
    );
  });

  it('work for more parts than a call takes arguments', () => {
    const shares = sharesOf(Array.from({ length: 200_000 }, (_, index) => (index === 7 ? 200_000 : 1)));
    expect(shares[7]).toBe(50);
  });
});

describe('sums and growth', () => {
  it('sums finite numbers', () => {
    expect(sumOf([2340, 1980, 1760, 1420, 3650])).toBe(11_150);
    expect(sumOf([1, Number.NaN, 2])).toBe(3);
    expect(sumOf([Number.MAX_VALUE, Number.MAX_VALUE])).toBe(Number.MAX_VALUE);
  });

  it('compares with the month before', () => {
    expect(growthPercent(18_460, 16_480)).toBe(12);
    expect(growthPercent(50, 100)).toBe(-50);
    expect(growthPercent(50, 0)).toBe(0);
  });
});

import { expect, it } from 'vitest';
import { commissions } from '../../domain/index.js';
import { defaultFormatters } from '../../i18n/formatters.js';
import { growthDelta, monthMeta } from './figures.js';

const stats = { value: { total: 1000 }, sampleFields: new Set<'total'>(), isSample: false };
const sampleStats = { ...stats, sampleFields: new Set(['total'] as const), isSample: true };

const GROWTH = { value: '12%', direction: 'up', tone: 'positive', context: 'vs last month' };

it.each([
  ['growth beside the total of this month', { thisMonth: 1000, growth: 12 }, { delta: GROWTH }],
  ['the month beside another total', { thisMonth: 250, growth: 12 }, { hint: '$250 this month' }],
  ['the month beside another total, without growth', { thisMonth: 250 }, { hint: '$250 this month' }],
  ['nothing of growth that is a sample', { thisMonth: 1000 }, {}],
  ['nothing of a month that is a sample', { growth: 12 }, {}],
  ['nothing of an absent answer', undefined, {}],
])('shows %s', (_what, month, expected) => {
  expect(monthMeta(defaultFormatters, stats, 'total', commissions.sanitize(month))).toEqual(expected);
});

it('treats a total that differs by less than a cent as that of the month', () => {
  const sums = { ...stats, value: { total: 1000.1 + 0.2 } };
  const month = commissions.sanitize({ thisMonth: 1000.3, growth: 12 });
  expect(sums.value.total).not.toBe(month.value.thisMonth);
  expect(monthMeta(defaultFormatters, sums, 'total', month)).toEqual({ delta: GROWTH });
});

it('shows nothing while the month loads, or for a sample total', () => {
  expect(monthMeta(defaultFormatters, stats, 'total', null)).toEqual({});
  const month = commissions.sanitize({ thisMonth: 1000, growth: 12 });
  expect(monthMeta(defaultFormatters, sampleStats, 'total', month)).toEqual({});
});

it.each([
  [12, '12%', 'up', 'positive'],
  [0.5, '1%', 'up', 'positive'],
  [0.4, '0%', 'flat', undefined],
  [0, '0%', 'flat', undefined],
  [-0.4, '0%', 'flat', undefined],
  [-0.5, '1%', 'down', 'negative'],
  [-12, '12%', 'down', 'negative'],
])('formats a growth of %d as %s, %s', (growth, value, direction, tone) => {
  expect(growthDelta(defaultFormatters, growth)).toEqual(
    tone === undefined ? { value, direction } : { value, direction, tone },
  );
});

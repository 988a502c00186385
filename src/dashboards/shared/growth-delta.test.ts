import { expect, it } from 'vitest';
import { defaultFormatters } from '../../i18n/formatters';
import { growthDelta } from './growth-delta';

it.each([
  [12, '12%', 'up', 'positive'],
  [0.5, '1%', 'up', 'positive'],
  [0.4, '0%', 'flat', undefined],
  [0, '0%', 'flat', undefined],
  [-0.4, '0%', 'flat', undefined],
  [-0.5, '1%', 'down', 'negative'],
  [-12, '12%', 'down', 'negative'],
])('a growth of %d reads %s, %s', (growth, value, direction, tone) => {
  expect(growthDelta(defaultFormatters, growth)).toEqual(
    tone === undefined ? { value, direction } : { value, direction, tone },
  );
});

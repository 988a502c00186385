import { expect, it } from 'vitest';
import { COLOR_PAIRS, REQUIRED_CONTRAST } from '../../../src/testing/tokens/color-pairs';
import { MODES } from '../../../src/testing/tokens/token-file';
import { contrastOf } from './color-pairs';
import { contrastRatio } from './contrast';

it('measures contrast as WCAG does', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrastRatio('#7c3aed', '#ffffff')).toBeCloseTo(5.7, 2);
});

it.each(COLOR_PAIRS.map((pair) => [`${pair.color} on ${pair.on}`, pair] as const))(
  '%s is readable by day and by night',
  (_, pair) => {
    for (const mode of MODES) {
      expect(contrastOf(pair, mode)).toBeGreaterThanOrEqual(REQUIRED_CONTRAST[pair.kind]);
    }
  },
);

import { expect, it } from 'vitest';
import { COLOR_PAIRS, REQUIRED_CONTRAST } from '../src/testing/tokens/color-pairs.js';
import { MODES } from '../src/testing/tokens/token-file.js';
import { contrastOf } from './tokens.js';

it.each(COLOR_PAIRS.map((pair) => [`${pair.color} on ${pair.on}`, pair] as const))(
  '%s has enough contrast in both schemes',
  (_, pair) => {
    for (const mode of MODES) {
      expect(contrastOf(pair, mode)).toBeGreaterThanOrEqual(REQUIRED_CONTRAST[pair.kind]);
    }
  },
);

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT } from '../shared/run.js';
import { packageIndex } from './package-index.js';

it('writes the index of the package from its entries', () => {
  expect(readFileSync(`${ROOT}/src/index.ts`, 'utf8')).toBe(packageIndex());
});

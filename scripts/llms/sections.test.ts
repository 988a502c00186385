import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT } from '../suites/run';

it('llms.txt leads to no file that the package does not hold', () => {
  const targets = [...readFileSync(`${ROOT}/llms.txt`, 'utf8').matchAll(/\]\(([^)]+)\)/g)].map(
    ([, target = '']) => target,
  );
  expect(targets.length).toBeGreaterThan(0);
  expect(targets.filter((target) => !target.startsWith('https://'))).toEqual([]);
});

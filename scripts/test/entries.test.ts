import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { packageEntries } from '../../vite.shared';
import { ROOT } from '../shared/run';

/** What a build tool reads has nothing to do with the components. */
const APART = ['index', 'tailwind-preset'];

describe('the index of the package', () => {
  const index = readFileSync(`${ROOT}/src/index.ts`, 'utf8');
  const others = Object.entries(packageEntries()).filter(([entry]) => !APART.includes(entry));

  it.each(others)('hands on tapa-ui/%s', (_entry, source) => {
    const module = source.replace(/^src\//, './').replace(/(?:\/index)?\.ts$/, '');
    expect(index).toContain(`export * from '${module}';\n`);
  });
});

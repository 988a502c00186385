import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { exports as entries } from '../../package.json';

const source = readFileSync(join(import.meta.dirname, 'lodge-manager.tsx'), 'utf8');
const imported = source
  .split('\n')
  .flatMap((line) => (line.includes(" from '") ? line.split("'").at(-2) : []));

it('composes a dashboard in less than 150 lines, from public entries alone', () => {
  expect(source.trimEnd().split('\n').length).toBeLessThan(150);
  const own = imported.filter((name) => name?.startsWith('tapa-ui'));
  expect(imported.filter((name) => !own.includes(name))).toEqual(['@tanstack/react-query', 'react']);
  const patterns = Object.keys(entries).map((entry) => entry.replace('./', 'tapa-ui/').split('*'));
  for (const name of own) {
    expect(patterns.some(([start = '', end = '']) => name?.startsWith(start) && name.endsWith(end))).toBe(
      true,
    );
  }
});

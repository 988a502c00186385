import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const APP = join(import.meta.dirname, '..');
const DEMO_ONLY = /^(?:demo-api|e2e|stories|dist)\/|\.(?:test|stories)\.tsx?$|^vite\.config\.ts$/;
const FORBIDDEN =
  /from '(?:[^']*\/(?:demo-api|stories)[^']*|msw[^']*)'|import\('(?:[^']*\/(?:demo-api|stories)|msw)/;

it('is imported by nothing that a production build contains', () => {
  const files = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !DEMO_ONLY.test(file),
  );
  expect(files).toContain('api/client.ts');
  expect(files.filter((file) => FORBIDDEN.test(readFileSync(join(APP, file), 'utf8')))).toEqual([]);
});

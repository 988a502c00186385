import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { TAGS } from '../e2e/sample-data.js';

const folders = readdirSync(__dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

it('has sample data for each widget, by which stories and browser tests find them', () => {
  expect([...TAGS].sort()).toEqual(folders.sort());
});

it.each(folders)('lists %s in the guide and in the types', (tag) => {
  const read = (path: string) => readFileSync(`${__dirname}/${path}`, 'utf8');
  expect(read('../../../.github/EMBEDDING.md')).toContain(`| \`<${tag}>\` |`);
  expect(read('../elements.ts')).toContain(`'${tag}': WidgetAttributes;`);
});

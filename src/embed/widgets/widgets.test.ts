import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { TAGS } from '../e2e/sample-data.js';

const folders = readdirSync(__dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

it('each have sample data, by which stories and browser tests find them', () => {
  expect([...TAGS].sort()).toEqual(folders.sort());
});

it.each(folders)('%s has a line in the guide, and its type', (tag) => {
  const read = (path: string) => readFileSync(`${__dirname}/${path}`, 'utf8');
  expect(read('../../../.github/EMBEDDING.md')).toContain(`| \`<${tag}>\` |`);
  expect(read('../elements.ts')).toContain(`'${tag}': WidgetAttributes;`);
});

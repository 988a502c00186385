import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { TAGS } from '../e2e/sample-data';

const folders = readdirSync(__dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

it('each have sample data, by which stories and browser tests find them', () => {
  expect([...TAGS].sort()).toEqual(folders.sort());
});

it.each(folders)('%s has a line in the guide, and its type', (tag) => {
  const guide = readFileSync(`${__dirname}/../../../.github/EMBEDDING.md`, 'utf8');
  expect(guide).toContain(`| \`<${tag}>\` |`);
  expect(guide).toContain(`'${tag}': Widget;`);
  expect(guide).toContain(`'${tag}': TapaElement;`);
});

import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LANGUAGES } from './languages';

it('are those of the folders of messages, but for English', () => {
  const folders = readdirSync(`${__dirname}/messages`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect([...Object.keys(LANGUAGES), 'en'].sort()).toEqual(folders.sort());
});

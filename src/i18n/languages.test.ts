import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LANGUAGES } from './languages.js';

it('are those of the folders of messages, but for English', () => {
  const folders = readdirSync(`${__dirname}/messages`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect([...Object.keys(LANGUAGES), 'en'].sort()).toEqual(folders.sort());
});

it('are those that the README names', () => {
  const readme = readFileSync(`${__dirname}/../../README.md`, 'utf8');
  const [, named = ''] = /of a language that ships \(([^;]+);/.exec(readme) ?? [];
  expect(Array.from(named.matchAll(/`([^`]+)`/g), ([, language]) => language)).toEqual(
    Object.keys(LANGUAGES),
  );
});

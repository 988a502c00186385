import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LANGUAGES } from './languages.js';

it('are those of the folders of messages, but for English', () => {
  const folders = readdirSync(`${__dirname}/messages`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect([...Object.keys(LANGUAGES), 'en'].sort()).toEqual(folders.sort());
});

it('that ship are those that the README names', () => {
  const readme = readFileSync(`${__dirname}/../../README.md`, 'utf8');
  const [, named = ''] = /of a language that ships \(([^;]+);/.exec(readme) ?? [];
  const ship = Object.keys(LANGUAGES).filter((language) => language !== 'en-XA');
  expect(Array.from(named.matchAll(/`([^`]+)`/g), ([, language]) => language)).toEqual(ship);
});

import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LANGUAGES } from './compiled/languages.js';

it('are those of the catalogues, except English', () => {
  const catalogues = readdirSync(`${__dirname}/messages`);
  expect([...Object.keys(LANGUAGES), 'en'].map((name) => `${name}.json`).sort()).toEqual(catalogues.sort());
});

it('are those listed in the guide', () => {
  const guide = readFileSync(`${__dirname}/../../.github/USING.md`, 'utf8');
  const [, named = ''] = /of a language that ships \(([^;]+);/.exec(guide) ?? [];
  expect(Array.from(named.matchAll(/`([^`]+)`/g), ([, language]) => language)).toEqual(
    Object.keys(LANGUAGES),
  );
});

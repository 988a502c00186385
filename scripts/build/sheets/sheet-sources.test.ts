import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT } from '../../shared/run.js';
import { KIT, sourcesOf } from './sheet-sources.js';

it('returns exactly the files that components import, lazy ones included', async () => {
  const sources = await sourcesOf(Object.keys(KIT));
  expect(sources).toEqual(
    expect.arrayContaining([
      'src/components/user-menu/index.tsx',
      'src/components/user-menu/account-items.tsx',
      'src/components/button/index.tsx',
    ]),
  );
  expect(sources).not.toContain('src/components/pager/pager.tsx');
  expect(sources.filter((path) => path.includes('.stories.') || path.includes('.test.'))).toEqual([]);
});

it('is listed in the guide', () => {
  const words = readFileSync(`${ROOT}/.github/USING.md`, 'utf8').split(/\s+/).join(' ');
  const sentence = words.slice(0, words.indexOf('need `tapa-ui/kit.css` only')).split('. ').at(-1);
  expect(sentence?.match(/`[a-z-]+`/g)).toEqual(Object.keys(KIT).map((name) => `\`${name}\``));
});

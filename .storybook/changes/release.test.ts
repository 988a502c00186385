import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changesSinceRelease, pictureOf } from './release';

const folder = mkdtempSync(join(tmpdir(), 'release-'));
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: folder });

function commit(text: string, files: Readonly<Record<string, string>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  git('add', '-A');
  git('commit', '--quiet', '--no-verify', '--message', text);
}

const picture = (story: string) => `.storybook/baselines/${story}.png`;

beforeAll(() => {
  git('init', '--quiet');
  commit('Release', {
    'package.json': '{ "version": "1.2.0" }',
    'src/components/badge/badge.tsx': 'old',
    [picture('badge--matrix')]: 'then',
    [picture('tabs--matrix')]: 'same',
  });
  commit('Badges are round', { 'src/components/badge/badge.tsx': 'new', [picture('badge--matrix')]: 'now' });
  commit('A pager', { 'src/components/pager/pager.tsx': 'new', [picture('pager--matrix')]: 'first' });
  commit('A larger pager', { [picture('pager--matrix')]: 'second' });
  commit('Toasts', { [picture('toast--matrix')]: 'only' });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('names the pictures that differ from those of the release, or from the first after it', async () => {
  const { release, pictures } = await changesSinceRelease('1.2.0', folder);
  expect(release).toEqual({ version: '1.2.0', date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
  expect(pictures.map(({ storyId }) => storyId)).toEqual(['badge--matrix', 'pager--matrix']);
  const before = await Promise.all(pictures.map(({ before: blob = '' }) => pictureOf(blob, folder)));
  expect(before.map(String)).toEqual(['then', 'first']);
});

it('tells what was done to each component since', async () => {
  const { components } = await changesSinceRelease('1.2.0', folder);
  expect(components.badge).toMatchObject({ isNew: false, log: [{ text: 'Badges are round' }] });
  expect(components.pager).toMatchObject({ isNew: true, log: [{ text: 'A pager' }] });
});

it('says nothing where there is no such version, and no git', async () => {
  const nothing = { release: null, pictures: [], components: {} };
  expect(await changesSinceRelease('9.9.9', folder)).toEqual(nothing);
  expect(await changesSinceRelease('1.2.0', tmpdir())).toEqual(nothing);
});

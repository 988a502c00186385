import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { leavesOf } from '../../../src/testing/tokens/token-file.js';
import { tokens } from '../../../src/theme/tokens.js';
import { componentSizes } from './tailwind-theme.js';

const guide = readFileSync(new URL('../../../.github/THEMING.md', import.meta.url), 'utf8');
const named = [...guide.matchAll(/`(--tapa-[\w-]+)`/g)].map(([, name]) => name);
const contract = leavesOf(tokens.contract).map(([path]) => `--tapa-${path.join('-')}`);
const { duration = {}, loop = {}, wait = {}, easing = {} } = tokens.primitive;
const ofMotion = [
  ...Object.entries({ duration, loop, wait }).flatMap(([group, leaves]) =>
    leavesOf(leaves).map(([path]) => `--tapa-${group}-${path.join('-')}`),
  ),
  ...leavesOf(easing).map(([[name]]) => (name === 'standard' ? '--tapa-ease' : `--tapa-ease-${name}`)),
];
const ofComponents = Object.keys(componentSizes).map((name) => `--tapa-${name}`);

it('lists every variable that a partner may set', () => {
  expect(named).toEqual(expect.arrayContaining(contract));
});

it('lists no unused variable', () => {
  expect(named.filter((name = '') => ![...contract, ...ofComponents, ...ofMotion].includes(name))).toEqual(
    [],
  );
});

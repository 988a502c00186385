import { expect, it } from 'vitest';
import { controlsOfArgs } from './controls-of-args';

const open = { type: { name: 'other' as const, value: 'ReactNode' } };

const controls = (initialArgs: Record<string, unknown>) =>
  Object.values(
    controlsOfArgs({
      argTypes: { prop: open },
      initialArgs,
    } as unknown as Parameters<typeof controlsOfArgs>[0]),
  ).map(({ control }) => control);

const rows = Array.from({ length: 101 });

it.each([
  ['Approve', { type: 'text' }],
  [72, { type: 'number' }],
  [false, { type: 'boolean' }],
  [{ an: 'object' }, undefined],
  [undefined, undefined],
])('a prop of several types that is given %j is edited as %j', (prop, control) => {
  expect(controls({ prop })).toEqual([control]);
});

it.each([[rows], [{ active: 1, list: rows }]])('a long list is not edited row by row', (prop) => {
  expect(controls({ prop })).toEqual([{ disable: true }]);
});

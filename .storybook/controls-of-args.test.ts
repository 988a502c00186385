import { createElement } from 'react';
import { expect, it } from 'vitest';
import { controlsOfArgs } from './controls-of-args';

const argTypes = (initialArgs: Record<string, unknown>, value: string) =>
  controlsOfArgs({
    argTypes: { prop: { type: { name: 'other', value } } },
    initialArgs,
  } as unknown as Parameters<typeof controlsOfArgs>[0]);

const controls = (initialArgs: Record<string, unknown>, value = 'ReactNode') =>
  Object.values(argTypes(initialArgs, value)).map(({ control }) => control);

const rows = Array.from({ length: 101 });

it.each([
  ['Approve', { type: 'text' }],
  [72, { type: 'number' }],
  [false, { type: 'boolean' }],
  [{ an: 'object' }, undefined],
  [undefined, { type: 'text' }],
])('a prop of several types that is given %j is edited as %j', (prop, control) => {
  expect(controls({ prop })).toEqual([control]);
});

it('a prop of another type that its story does not give keeps the control of Storybook', () => {
  expect(controls({}, 'StatDelta')).toEqual([undefined]);
});

it('an element is not edited', () => {
  expect(controls({ prop: createElement('b') })).toEqual([{ disable: true }]);
});

it.each([
  '"page" | "row" | ((error: Error) => ReactNode)',
  '(string & Record<never, never>) | "page" | "row"',
])('of %s the texts are offered', (value) => {
  expect(argTypes({}, value).prop).toMatchObject({ control: { type: 'select' }, options: ['page', 'row'] });
});

it.each([[rows], [{ active: 1, list: rows }]])('a long list is not edited row by row', (prop) => {
  expect(controls({ prop })).toEqual([{ disable: true }]);
});

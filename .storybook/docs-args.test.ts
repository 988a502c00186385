import { createElement } from 'react';
import { expect, it } from 'vitest';
import { controlsOfArgs, defaultsAsWritten } from './docs-args.js';

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

it("a prop of another type without an arg keeps Storybook's control", () => {
  expect(controls({}, 'StatDelta')).toEqual([undefined]);
});

it('an element has no control', () => {
  expect(controls({ prop: createElement('b') })).toEqual([{ disable: true }]);
});

it.each([
  '"page" | "row" | ((error: Error) => ReactNode)',
  '(string & Record<never, never>) | "page" | "row"',
])('of %s the texts are offered', (value) => {
  expect(argTypes({}, value).prop).toMatchObject({ control: { type: 'select' }, options: ['page', 'row'] });
});

it.each([[rows], [{ active: 1, list: rows }]])('a long list has no control', (prop) => {
  expect(controls({ prop })).toEqual([{ disable: true }]);
});

const summaries = (component: unknown) =>
  Object.values(
    defaultsAsWritten({
      argTypes: { initials: { table: { category: 'a', defaultValue: { summary: '"initialsOf(name)"' } } } },
      component,
    } as unknown as Parameters<typeof defaultsAsWritten>[0]),
  ).map(({ table }) => table);

it('shows a default as written in the comment, without quotes', () => {
  const component = {
    __docgenInfo: { props: { initials: { tags: { default: 'the initials of the name' } } } },
  };
  expect(summaries(component)).toEqual([
    { category: 'a', defaultValue: { summary: 'the initials of the name' } },
  ]);
});

it.each([[undefined], [{}], [{ __docgenInfo: { props: { initials: {} } } }]])(
  'keeps the default read from code: %j',
  (component) => {
    expect(summaries(component)).toEqual([
      { category: 'a', defaultValue: { summary: '"initialsOf(name)"' } },
    ]);
  },
);

import { expect, it } from 'vitest';
import { defaultsAsWritten } from './defaults-as-written';

const summaries = (component: unknown) =>
  Object.values(
    defaultsAsWritten({
      argTypes: { initials: { table: { category: 'a', defaultValue: { summary: '"initialsOf(name)"' } } } },
      component,
    } as unknown as Parameters<typeof defaultsAsWritten>[0]),
  ).map(({ table }) => table);

it('shows a default as its comment writes it, without quotes around words that say what stands there', () => {
  const component = {
    __docgenInfo: { props: { initials: { tags: { default: 'the initials of the name' } } } },
  };
  expect(summaries(component)).toEqual([
    { category: 'a', defaultValue: { summary: 'the initials of the name' } },
  ]);
});

it.each([[undefined], [{}], [{ __docgenInfo: { props: { initials: {} } } }]])(
  'leaves the default that was read from code: %j',
  (component) => {
    expect(summaries(component)).toEqual([
      { category: 'a', defaultValue: { summary: '"initialsOf(name)"' } },
    ]);
  },
);

import { isValidElement } from 'react';
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

const CONTROLS = { string: 'text', number: 'number', boolean: 'boolean' } as const;

const isKey = (kind: string): kind is keyof typeof CONTROLS => Object.hasOwn(CONTROLS, kind);

/** Longer lists have no control: Storybook renders one for each row, which takes half a minute for 10,000 rows. */
const MAX_ROWS = 100;

const isLong = (value: unknown): boolean => Array.isArray(value) && value.length > MAX_ROWS;

const hasManyRows = (arg: unknown): boolean =>
  isLong(arg) || (typeof arg === 'object' && arg !== null && Object.values(arg).some(isLong));

/** The text literals in the union type of a prop: `"page" | "row" | ((error: Error) => ReactNode)`. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? value.split(' | ').flatMap((part) => /^"([^"]*)"$/.exec(part)?.[1] ?? []) : [];

type Control = Pick<StrictInputType, 'control' | 'options'>;

/** The control of a prop for which Storybook would show a JSON editor. */
function controlOf(type: unknown, arg: unknown): Control {
  const kind = typeof arg;
  const options = textsOf(type);
  // Editing an element as JSON would produce an object that React cannot render.
  if (isValidElement(arg)) return { control: { disable: true } };
  if (options.length > 0) return { control: { type: 'select' }, options };
  if (isKey(kind)) return { control: { type: CONTROLS[kind] } };
  return type === 'ReactNode' && arg === undefined ? { control: { type: 'text' } } : {};
}

/**
 * The control of a prop with several types (`ReactNode`, `number | null`) follows from the story's value, or from the
 * text literals of the type. Long lists and elements have none.
 */
export const controlsOfArgs: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const arg = initialArgs[name];
      if (hasManyRows(arg)) return [name, { ...argType, control: { disable: true } }];
      const { type } = argType;
      const isOpen = (type?.name === 'other' || isValidElement(arg)) && argType.control === undefined;
      return [
        name,
        isOpen ? { ...argType, ...controlOf(type?.name === 'other' && type.value, arg) } : argType,
      ];
    }),
  );

/** The props of a component as react-docgen-typescript reads them. */
interface Documented {
  __docgenInfo?: { props?: Readonly<Record<string, { tags?: { default?: string } }>> };
}

/**
 * Shows default values as comments write them. Storybook puts the defaults of text props in quotes, but many of them are
 * descriptions ('the initials of the name').
 */
export const defaultsAsWritten: ArgTypesEnhancer = ({ argTypes, component }) => {
  const props = (component as Documented | undefined)?.__docgenInfo?.props;
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const summary = props?.[name]?.tags?.default;
      if (summary === undefined) return [name, argType];
      return [name, { ...argType, table: { ...argType.table, defaultValue: { summary } } }];
    }),
  );
};

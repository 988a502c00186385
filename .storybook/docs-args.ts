import { isValidElement } from 'react';
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

const CONTROLS = { string: 'text', number: 'number', boolean: 'boolean' } as const;

const isKey = (kind: string): kind is keyof typeof CONTROLS => Object.hasOwn(CONTROLS, kind);

/** Limit of rows with controls: Storybook would need half a minute for 10,000. */
const MAX_ROWS = 100;

const isLong = (value: unknown): boolean => Array.isArray(value) && value.length > MAX_ROWS;

const hasManyRows = (arg: unknown): boolean =>
  isLong(arg) || (typeof arg === 'object' && arg !== null && Object.values(arg).some(isLong));

/** Returns the string literals of a union type: `"page" | "row" | ((error: Error) => ReactNode)`. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? value.split(' | ').flatMap((part) => /^"([^"]*)"$/.exec(part)?.[1] ?? []) : [];

type Control = Pick<StrictInputType, 'control' | 'options'>;

/** Returns the control of a prop for which Storybook would show a JSON editor. */
function controlOf(type: unknown, arg: unknown): Control {
  const kind = typeof arg;
  const options = textsOf(type);
  // React could not render an element edited as JSON.
  if (isValidElement(arg)) return { control: { disable: true } };
  if (options.length > 0) return { control: { type: 'select' }, options };
  if (isKey(kind)) return { control: { type: CONTROLS[kind] } };
  return type === 'ReactNode' && arg === undefined ? { control: { type: 'text' } } : {};
}

/**
 * Chooses the control of a prop with several types (`ReactNode`, `number | null`) by the story's value or by
 * the string literals of the type. Long lists and elements have none.
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

/** A component with its props as react-docgen-typescript reads them. */
interface Documented {
  __docgenInfo?: { props?: Readonly<Record<string, { tags?: { default?: string } }>> };
}

/**
 * Shows defaults as written in comments. Storybook would quote those of string props, though many are
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

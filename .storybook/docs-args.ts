import { isValidElement } from 'react';
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

const CONTROLS = { string: 'text', number: 'number', boolean: 'boolean' } as const;

const isKey = (kind: string): kind is keyof typeof CONTROLS => Object.hasOwn(CONTROLS, kind);

/** Storybook draws a control for every row, 10,000 of them in half a minute. */
const MAX_ROWS = 100;

const isLong = (value: unknown): boolean => Array.isArray(value) && value.length > MAX_ROWS;

const hasManyRows = (arg: unknown): boolean =>
  isLong(arg) || (typeof arg === 'object' && arg !== null && Object.values(arg).some(isLong));

/** The texts that a prop takes beside other things: `"page" | "row" | ((error: Error) => ReactNode)`. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? value.split(' | ').flatMap((part) => /^"([^"]*)"$/.exec(part)?.[1] ?? []) : [];

type Control = Pick<StrictInputType, 'control' | 'options'>;

/** Of a prop that Storybook would have edited as JSON, quotes and all. */
function controlOf(type: unknown, arg: unknown): Control {
  const kind = typeof arg;
  const options = textsOf(type);
  // An object is no child that React can draw: whoever began to edit one would see the story break.
  if (isValidElement(arg)) return { control: { disable: true } };
  if (options.length > 0) return { control: { type: 'select' }, options };
  if (isKey(kind)) return { control: { type: CONTROLS[kind] } };
  return type === 'ReactNode' && arg === undefined ? { control: { type: 'text' } } : {};
}

/**
 * A prop that takes several types (`ReactNode`, `number | null`) has the control of what its story gives it, or of the texts
 * that it takes. Long lists and elements have none.
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

/** What react-docgen-typescript reads of a component's props. */
interface Documented {
  __docgenInfo?: { props?: Readonly<Record<string, { tags?: { default?: string } }>> };
}

/**
 * Default values as comments write them: Storybook puts each one of a text into quotes, where many say in words what stands
 * there ('the initials of the name').
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

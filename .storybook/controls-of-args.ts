import type { ArgTypesEnhancer } from 'storybook/internal/types';

const CONTROLS = { string: 'text', number: 'number', boolean: 'boolean' } as const;

const isKey = (kind: string): kind is keyof typeof CONTROLS => Object.hasOwn(CONTROLS, kind);

/** Storybook draws a control for every row, 10,000 of them in half a minute. */
const MAX_ROWS = 100;

const isLong = (value: unknown): boolean => Array.isArray(value) && value.length > MAX_ROWS;

const hasManyRows = (arg: unknown): boolean =>
  isLong(arg) || (typeof arg === 'object' && arg !== null && Object.values(arg).some(isLong));

/**
 * A prop that takes several types (`ReactNode`, `number | null`) has the control of what its story gives it: Storybook has
 * text typed as JSON there, quotes and all. Long lists have none.
 */
export const controlsOfArgs: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const arg = initialArgs[name];
      const kind = typeof arg;
      if (hasManyRows(arg)) return [name, { ...argType, control: { disable: true } }];
      const isOpen = argType.type?.name === 'other' && argType.control === undefined;
      return [name, isOpen && isKey(kind) ? { ...argType, control: { type: CONTROLS[kind] } } : argType];
    }),
  );

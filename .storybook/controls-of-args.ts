import type { ArgTypesEnhancer } from 'storybook/internal/types';

const CONTROLS = { string: 'text', number: 'number', boolean: 'boolean' } as const;

const isKey = (kind: string): kind is keyof typeof CONTROLS => Object.hasOwn(CONTROLS, kind);

/**
 * A prop that takes several types (`ReactNode`, `number | null`) has the control of what its story gives it. Storybook has
 * text typed as JSON there, quotes and all.
 */
export const controlsOfArgs: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const kind = typeof initialArgs[name];
      const isOpen = argType.type?.name === 'other' && argType.control === undefined;
      return [name, isOpen && isKey(kind) ? { ...argType, control: { type: CONTROLS[kind] } } : argType];
    }),
  );

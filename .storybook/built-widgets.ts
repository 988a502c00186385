import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

/** The module that the widgets' stories import. */
const MODULE = 'virtual:built-widgets';

/** More than the widgets will ever weigh, in bytes. */
const MAX_BYTES = 2 ** 24;

/**
 * Gives the widgets' stories the widgets as partners get them: built, with Preact and their styles inside. They are
 * built in a process of their own, because Storybook loads its configuration in a way of its own.
 */
export function builtWidgetsPlugin(): Plugin {
  return {
    name: 'tapa-built-widgets',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    async load(id) {
      if (id !== `\0${MODULE}`) return null;
      const { stdout } = await promisify(execFile)(
        process.execPath,
        ['--import', 'tsx', 'scripts/embed/print-widgets.ts'],
        { maxBuffer: MAX_BYTES },
      );
      return stdout;
    },
  };
}

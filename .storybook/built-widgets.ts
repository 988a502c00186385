import type { Plugin } from 'vite';
import { runScript } from './run-script';

/** The module that the widgets' stories import. */
const MODULE = 'virtual:built-widgets';

/**
 * Gives the widgets' stories the widgets as partners get them: built, with Preact and their styles inside.
 */
export function builtWidgetsPlugin(): Plugin {
  return {
    name: 'tapa-built-widgets',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) => (id === `\0${MODULE}` ? runScript('scripts/build/embed/print-widgets.ts') : null),
  };
}

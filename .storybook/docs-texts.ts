import type { Plugin } from 'vite';
import { withoutReferences } from '../scripts/docs/doc-references';

const TEXT = /"(?:[^"\\\n]|\\.)*"/g;

/** What stands before such a word that begins a line of its comment. */
const BROKEN_LINE = /\\n\((?=spec|DESIGN|decision)/g;

/**
 * Takes out of docs pages what comments say of papers that their readers do not have, as the published types do. Storybook
 * has put the comments of props, components and stories into the code as texts by then.
 */
export function docsTextsPlugin(): Plugin {
  return {
    name: 'tapa-docs-texts',
    // Storybook's plugin for stories stands behind those of its configuration.
    enforce: 'post',
    transform: {
      order: 'post',
      handler: (code, id) =>
        id.endsWith('.tsx') && !id.includes('node_modules')
          ? {
              code: code.replaceAll(TEXT, (text) => withoutReferences(text.replaceAll(BROKEN_LINE, ' ('))),
              map: null,
            }
          : null,
    },
  };
}

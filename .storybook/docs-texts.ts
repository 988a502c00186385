import type { Plugin } from 'vite';
import { withoutReferences } from '../scripts/doc-references';

const TEXT = /"(?:[^"\\\n]|\\.)*"/g;

/**
 * Takes out of docs pages what comments say of papers that their readers do not have, as the published types do. Storybook
 * has put the comments of props, components and stories into the code as texts by then.
 */
export function docsTextsPlugin(): Plugin {
  return {
    name: 'tapa-docs-texts',
    transform: (code, id) =>
      id.endsWith('.tsx') && !id.includes('node_modules')
        ? { code: code.replaceAll(TEXT, (text) => withoutReferences(text)), map: null }
        : null,
  };
}

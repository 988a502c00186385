import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

/** Calls at the top level of a module that make something and change nothing: React's, and the variant tables. */
const PURE_CALL =
  /^((?:export )?const \w+(?:: [^=]+)? = )(createContext|forwardRef|lazy|memo|cva|Object\.keys)(?=[<(])/gm;

/** Marks the calls that a bundler may leave out when nobody uses what they make. Lines stay where they were. */
export const markPureCalls = (code: string): string => code.replaceAll(PURE_CALL, '$1/* @__PURE__ */ $2');

/**
 * An esbuild plugin that marks them in the library's sources: without it a host that uses one tile gets every
 * component that shares a chunk with it.
 */
export const pureCalls: Plugin = {
  name: 'pure-calls',
  setup({ onLoad }) {
    onLoad({ filter: /\/src\/.*\.tsx?$/ }, ({ path }) => ({
      contents: markPureCalls(readFileSync(path, 'utf8')),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    }));
  },
};

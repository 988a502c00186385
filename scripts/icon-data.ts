import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { ROOT } from './suites/run';

/** A file of Lucide's with nothing but the drawing: its notice ships as dist/lucide-license.txt. */
export const drawingOf = (file: string): string =>
  file
    .replace(/\/\*\*[\s\S]*?\*\//, '')
    .replaceAll(/,?\s*key: "\w+"/g, '')
    .replaceAll(/^ {2}(?:name: ".*?"|size: \d+|aliases: \[[^\]]*\]),?$/gm, '')
    .replace('__iconData.node;', '')
    .replace('= createLucideIcon(', '= /* @__PURE__ */ createLucideIcon(');

/**
 * An esbuild plugin that puts the icons' drawings into the package in the place of Lucide's own code, which is twenty
 * times as large as a drawing and would be loaded with the first of them.
 */
export const iconData: Plugin = {
  name: 'icon-data',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /[\\/]createLucideIcon\.mjs$/ }, () => ({
      path: `${ROOT}/src/lib/create-icon.ts`,
      sideEffects: false,
    }));
    onLoad({ filter: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/ }, ({ path }) => ({
      contents: drawingOf(readFileSync(path, 'utf8')),
    }));
  },
};

import { readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** What stands between quotes after `from`, `import` or `require(`; `import(` is another matter. */
const AT_ONCE = /\b(?:from\s*|import\s*|require\s*\(\s*)["']([^"'\n]+)["']/g;
const ON_DEMAND = /\bimport\s*\(\s*["']([^"'\n]+)["']/g;

const specifiersIn = (code: string, pattern: RegExp): string[] =>
  [...code.matchAll(pattern)].map(([, specifier = '']) => specifier);

/** What code imports at once: paths of other files, and names of packages. */
export const importsAtOnce = (code: string): string[] => specifiersIn(code, AT_ONCE);

/** What code imports, at once or on demand. */
export const allImports = (code: string): string[] => [
  ...importsAtOnce(code),
  ...specifiersIn(code, ON_DEMAND),
];

/** The built files that come with one of a folder, itself included. */
export function loadedFiles(
  folder: string,
  file: string,
  importsIn: (code: string) => string[],
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const path of importsIn(readFileSync(`${folder}/${file}`, 'utf8'))) {
    if (path.startsWith('.')) loadedFiles(folder, posix.join(posix.dirname(file), path), importsIn, seen);
  }
  return seen;
}

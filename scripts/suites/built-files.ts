import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { ROOT } from './run';

const DIST = `${ROOT}/dist`;

/** What stands between quotes after `from`, `import`, `import(` or `require(`. */
const SPECIFIER = /\b(?:from\s*|import\s*\(?\s*|require\s*\(\s*)["']([^"'\n]+)["']/g;

/** The code of a file of dist/. */
export const readBuilt = (file: string): string => readFileSync(`${DIST}/${file}`, 'utf8');

/** The scripts of the package in both formats, entries and chunks; the widgets are another build. */
export const builtScripts = (): string[] =>
  readdirSync(DIST, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.c?js$/.test(file) && !file.startsWith('embed/'));

/** What a file of dist/ imports, at once or on demand: paths of other files, and names of packages. */
export const importsOf = (file: string): string[] =>
  [...readBuilt(file).matchAll(SPECIFIER)].map(([, specifier = '']) => specifier);

/** The files of dist/ that one of them loads, itself included. */
export function chunksOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const path of importsOf(file).filter((specifier) => specifier.startsWith('.'))) {
    chunksOf(posix.join(posix.dirname(file), path), seen);
  }
  return seen;
}

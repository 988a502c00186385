import { readdirSync, readFileSync } from 'node:fs';
import { ROOT } from '../shared/run';
import { allImports, loadedFiles } from './loaded-files';

const DIST = `${ROOT}/dist`;

/** The code of a file of dist/. */
export const readBuilt = (file: string): string => readFileSync(`${DIST}/${file}`, 'utf8');

/** The scripts of the package in both formats, entries and chunks; the widgets are another build. */
export const builtScripts = (): string[] =>
  readdirSync(DIST, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.c?js$/.test(file) && !file.startsWith('embed/'));

/** What a file of dist/ imports, at once or on demand: paths of other files, and names of packages. */
export const importsOf = (file: string): string[] => allImports(readBuilt(file));

/** The files of dist/ that one of them loads, at once or on demand, itself included. */
export const chunksOf = (file: string): Set<string> => loadedFiles(DIST, file, allImports);

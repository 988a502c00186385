import { existsSync, readFileSync } from 'node:fs';
import { gzipped } from '../shared/bundle-size';
import { ROOT } from '../shared/run';
import {
  DASHBOARD_BUDGETS,
  type DashboardBudget,
  type PageBudget,
  PUBLIC_PAGES,
  PUBLIC_SIZES,
} from './budgets';
import { judgeSizes, type Measured, printSizes } from './size-table';

const DIST = `${ROOT}/app/dist`;
const ENTRY = 'index.html';

/** A chunk of the build's manifest. */
interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

type Manifest = Record<string, Chunk>;

/** Reads a list that the build has written about itself. */
const readList = <List>(name: string): List =>
  JSON.parse(readFileSync(`${DIST}/.vite/${name}`, 'utf8')) as List;

/** A dashboard's files, styles included. */
function filesOf({ path, modules }: DashboardBudget, manifest: Manifest): Set<string> {
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`${path}: the build has no '${key}'`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  visit(ENTRY);
  for (const module of modules) {
    visit(Object.keys(manifest).find((key) => key.endsWith(`/${module}`)) ?? module);
  }
  return files;
}

const sizeOf = (files: Iterable<string>, extension: string): number =>
  [...files]
    .filter((file) => file.endsWith(extension))
    .reduce((sum, file) => sum + gzipped(readFileSync(`${DIST}/${file}`)), 0);

/** Modules that a page loads, read off the source maps. The bundler's own runtime has none. */
const sourcesOf = (files: Iterable<string>): string[] =>
  [...files]
    .filter((file) => file.endsWith('.js') && existsSync(`${DIST}/${file}.map`))
    .flatMap(
      (file) => (JSON.parse(readFileSync(`${DIST}/${file}.map`, 'utf8')) as { sources: string[] }).sources,
    );

function measure(path: string, budget: PageBudget, files: Iterable<string>): Measured {
  const js = sizeOf(files, '.js');
  const css = sizeOf(files, '.css');
  const sources = sourcesOf(files);
  const faults = sources
    .filter((source) => budget.without.some((pattern) => pattern.test(source)))
    .map((source) => `loads ${source}`);
  const contents = sources.filter((source) => source.includes('/content/pages/'));
  if (contents.length > 1) faults.push(`loads the content of several pages: ${contents.join(', ')}`);
  return judgeSizes(path, { js, css, total: js + css }, budget, faults);
}

/** The built pages keep to budgets.ts; prints a table, and says what is too much. */
export function checkPageBudgets(): boolean {
  const manifest = readList<Manifest>('manifest.json');
  return printSizes([
    ...Object.entries(readList<Record<string, string[]>>('pages.json')).map(([path, files]) =>
      measure(path, { ...PUBLIC_PAGES, ...PUBLIC_SIZES[path] }, files),
    ),
    ...DASHBOARD_BUDGETS.map((budget) => measure(budget.path, budget, filesOf(budget, manifest))),
  ]);
}

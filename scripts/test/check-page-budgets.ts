import { existsSync, readFileSync } from 'node:fs';
import { gzipped } from '../shared/bundle-size';
import { ROOT } from '../shared/run';
import { PAGE_BUDGETS, type PageBudget } from './budgets';
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

/** A page's files, styles included. */
function filesOf({ path, modules }: PageBudget, manifest: Manifest): Set<string> {
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

/** Modules that a page loads and must not, read off the source maps. The bundler's own runtime has none. */
function strangers({ without }: PageBudget, files: Iterable<string>): string[] {
  const sources = [...files]
    .filter((file) => file.endsWith('.js') && existsSync(`${DIST}/${file}.map`))
    .flatMap(
      (file) => (JSON.parse(readFileSync(`${DIST}/${file}.map`, 'utf8')) as { sources: string[] }).sources,
    );
  return sources.filter((source) => without.some((pattern) => pattern.test(source)));
}

function measure(budget: PageBudget, manifest: Manifest): Measured {
  const files = filesOf(budget, manifest);
  const js = sizeOf(files, '.js');
  const css = sizeOf(files, '.css');
  const faults = strangers(budget, files).map((source) => `loads ${source}`);
  return judgeSizes(budget.path, { js, css, total: js + css }, budget, faults);
}

/** The built pages keep to scripts/test/budgets.ts; prints a table, and says what is too much. */
export function checkPageBudgets(): boolean {
  const manifest = JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8')) as Manifest;
  return printSizes(PAGE_BUDGETS.map((budget) => measure(budget, manifest)));
}

import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { PAGE_BUDGETS, type PageBudget } from '../budgets';
import { ROOT } from './run';

const DIST = `${ROOT}/app/dist`;
const ENTRY = 'index.html';

/** A chunk of the build's manifest. */
interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

type Manifest = Record<string, Chunk>;

/** A page's files, styles included, with their sizes. */
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

const gzipped = (file: string): number => gzipSync(readFileSync(`${DIST}/${file}`), { level: 9 }).length;

const sizeOf = (files: Iterable<string>, extension: string): number =>
  [...files].filter((file) => file.endsWith(extension)).reduce((sum, file) => sum + gzipped(file), 0);

/** Modules that a page loads and must not, read off the source maps. The bundler's own runtime has none. */
function strangers({ without }: PageBudget, files: Iterable<string>): string[] {
  const sources = [...files]
    .filter((file) => file.endsWith('.js') && existsSync(`${DIST}/${file}.map`))
    .flatMap(
      (file) => (JSON.parse(readFileSync(`${DIST}/${file}.map`, 'utf8')) as { sources: string[] }).sources,
    );
  return sources.filter((source) => without.some((pattern) => pattern.test(source)));
}

const inKB = (bytes: number): string => (bytes / 1000).toFixed(1);

/** The built pages keep to scripts/budgets.ts; prints a table, and says what is too much. */
export function checkPageBudgets(): boolean {
  const manifest = JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8')) as Manifest;
  const problems: string[] = [];
  const rows = PAGE_BUDGETS.map((budget) => {
    const files = filesOf(budget, manifest);
    const js = sizeOf(files, '.js');
    const css = sizeOf(files, '.css');
    const sizes = { js, css, total: js + css };
    for (const kind of ['js', 'css', 'total'] as const) {
      const limit = budget[kind];
      if (limit !== undefined && sizes[kind] > limit) {
        problems.push(
          `${budget.path}: ${kind} is ${inKB(sizes[kind])} kB, at most ${inKB(limit)} kB allowed`,
        );
      }
    }
    for (const source of strangers(budget, files)) problems.push(`${budget.path} loads ${source}`);
    const cell = (kind: 'js' | 'css' | 'total') =>
      `${inKB(sizes[kind])}${budget[kind] === undefined ? '' : ` of ${inKB(budget[kind])}`}`;
    return { page: budget.path, 'JS (kB gzip)': cell('js'), CSS: cell('css'), 'in all': cell('total') };
  });
  console.table(rows);
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}

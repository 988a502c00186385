import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { gzipped } from '../../shared/bundle-size';
import { ROOT } from '../../shared/run';
import {
  DASHBOARD_BUDGETS,
  type DashboardBudget,
  type PageBudget,
  PUBLIC_PAGES,
  PUBLIC_SIZES,
} from '../budgets';

const APP = `${ROOT}/app/dist`;
const ENTRY = 'index.html';

/** Reads one of the lists that the build writes. */
const readList = <List>(name: string): List =>
  JSON.parse(readFileSync(`${APP}/.vite/${name}`, 'utf8')) as List;

/** The chunks of Vite's manifest. */
const manifest =
  readList<Record<string, { file: string; imports?: string[]; css?: string[] }>>('manifest.json');

/** A dashboard's files, styles included. */
function filesOf({ path, modules }: DashboardBudget): Set<string> {
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`${path}: the build has no '${key}'`);
    if (files.has(chunk.file)) return;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  visit(ENTRY);
  for (const module of modules) {
    visit(Object.keys(manifest).find((key) => key.endsWith(`/${module}`)) ?? module);
  }
  return files;
}

const sizeOf = (files: readonly string[], extension: string): number =>
  files
    .filter((file) => file.endsWith(extension))
    .reduce((sum, file) => sum + gzipped(readFileSync(`${APP}/${file}`)), 0);

/** Modules that a page loads, read off the source maps. The bundler's own runtime has none. */
const sourcesOf = (files: readonly string[]): string[] =>
  files
    .filter((file) => file.endsWith('.js') && existsSync(`${APP}/${file}.map`))
    .flatMap(
      (file) => (JSON.parse(readFileSync(`${APP}/${file}.map`, 'utf8')) as { sources: string[] }).sources,
    );

const PAGES: readonly [path: string, budget: PageBudget, files: readonly string[]][] = [
  ...Object.entries(readList<Record<string, string[]>>('pages.json')).map(
    ([path, files]): [string, PageBudget, string[]] => [
      path,
      { ...PUBLIC_PAGES, ...PUBLIC_SIZES[path] },
      files,
    ],
  ),
  ...DASHBOARD_BUDGETS.map((budget): [string, PageBudget, string[]] => [
    budget.path,
    budget,
    [...filesOf(budget)],
  ]),
];

const ANY = Number.POSITIVE_INFINITY;

it.each(PAGES)('%s keeps to its budget', (_, { js = ANY, css = ANY, total = ANY, without }, files) => {
  const [scripts, styles] = [sizeOf(files, '.js'), sizeOf(files, '.css')];
  expect(scripts).toBeLessThanOrEqual(js);
  expect(styles).toBeLessThanOrEqual(css);
  expect(scripts + styles).toBeLessThanOrEqual(total);
  const sources = sourcesOf(files);
  expect(sources.filter((source) => without.some((pattern) => pattern.test(source)))).toEqual([]);
  expect(sources.filter((source) => source.includes('/content/pages/')).length).toBeLessThanOrEqual(1);
});

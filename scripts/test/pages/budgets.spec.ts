import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROLES } from '../../../src/domain/roles.js';
import { gzipped } from '../../shared/bundle-size.js';
import { ROOT } from '../../shared/run.js';
import {
  DASHBOARD_BUDGETS,
  type DashboardBudget,
  type PageBudget,
  PUBLIC_PAGES,
  PUBLIC_SIZES,
} from '../budgets.js';

const APP = `${ROOT}/app/dist`;
const ENTRY = 'index.html';

const manifest = JSON.parse(readFileSync(`${APP}/.vite/manifest.json`, 'utf8')) as Record<
  string,
  { file: string; imports?: string[]; css?: string[] }
>;

function filesOf({ path, modules }: Pick<DashboardBudget, 'path' | 'modules'>): Set<string> {
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

/** Returns the modules of a page by the source maps, which the bundler's runtime lacks. */
const sourcesOf = (files: readonly string[]): string[] =>
  files
    .filter((file) => file.endsWith('.js') && existsSync(`${APP}/${file}.map`))
    .flatMap(
      (file) => (JSON.parse(readFileSync(`${APP}/${file}.map`, 'utf8')) as { sources: string[] }).sources,
    );

/** Returns the scripts and styles of a document, which are all of its first view. */
const namedIn = (html: string): string[] => [
  ...new Set(
    Array.from(html.matchAll(/(?:src|href)="\/(assets\/[\w.-]+\.(?:js|css))"/g), ([, file = '']) => file),
  ),
];

/** Documents of public pages. Others have no description. */
const PUBLIC = readdirSync(APP)
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({
    path: file.replace(/^(?:index)?/, '/').replace('.html', ''),
    html: readFileSync(`${APP}/${file}`, 'utf8'),
  }))
  .filter(({ html }) => html.includes('<meta name="description"'));

const PAGES: readonly [path: string, budget: PageBudget, files: readonly string[]][] = [
  ...PUBLIC.map(({ path, html }): [string, PageBudget, string[]] => [
    path,
    { ...PUBLIC_PAGES, ...PUBLIC_SIZES[path] },
    namedIn(html),
  ]),
  ...DASHBOARD_BUDGETS.map((budget): [string, PageBudget, string[]] => [
    budget.path,
    budget,
    [...filesOf(budget)],
  ]),
];

const ANY = Number.POSITIVE_INFINITY;

it('every public page has a document', () => {
  expect(PUBLIC.length).toBeGreaterThan(20);
});

it.each(PAGES)('%s keeps to its budget', (_, { js = ANY, css = ANY, total = ANY, without }, files) => {
  const [scripts, styles] = [sizeOf(files, '.js'), sizeOf(files, '.css')];
  expect(scripts).toBeLessThanOrEqual(js);
  expect(styles).toBeLessThanOrEqual(css);
  expect(scripts + styles).toBeLessThanOrEqual(total);
  const sources = sourcesOf(files);
  expect(sources.filter((source) => without.some((pattern) => pattern.test(source)))).toEqual([]);
  expect(sources.filter((source) => source.includes('/content/pages/')).length).toBeLessThanOrEqual(1);
});

/** Guarded pages → their first views, one for each role. */
const GUARDED = {
  dashboard: DASHBOARD_BUDGETS,
  booking: [{ path: '/booking', modules: ['protected/booking-screen.tsx'] }],
};

it.each(Object.entries(GUARDED))('the document of %s names only files of every first view', (name, views) => {
  const files = views.map(filesOf);
  const named = namedIn(readFileSync(`${APP}/${name}.html`, 'utf8'));
  expect(named.filter((file) => !files.every((each) => each.has(file)))).toEqual([]);
});

it('the document of dashboard lists for each role only files of one first view', () => {
  const html = readFileSync(`${APP}/dashboard.html`, 'utf8');
  const [, list = ''] = /id="role-needs">([^<]*)</.exec(html) ?? [];
  const needs = Object.values<{ code: string[] }>(JSON.parse(list));
  const views = DASHBOARD_BUDGETS.map(filesOf);
  expect(needs.length).toBe(ROLES.length);
  for (const { code } of needs) {
    expect(code.length).toBeGreaterThan(0);
    expect(views.filter((view) => code.every((file) => view.has(file.slice(1))))).toHaveLength(1);
  }
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Scanner } from '@tailwindcss/oxide';
import { type Selector, transform } from 'lightningcss';
import { LANGUAGE_FILE, type Manifest } from '../build/embed/build';
import { bundleOf, gzipped, sheetOf, sheetSize } from '../shared/bundle-size';
import { ROOT } from '../shared/run';
import {
  CATALOGUE_BUDGET,
  DASHBOARD_BUDGETS,
  type DashboardBudget,
  EMBED_BUDGETS,
  FRAME_BUDGETS,
  PACKAGE_BUDGETS,
  type PackageBudget,
  type PageBudget,
  PUBLIC_PAGES,
  PUBLIC_SIZES,
  SHEET_BUDGETS,
  WIDGET_BUDGET,
} from './budgets';
import { importsAtOnce, loadedFiles } from './built-scripts';

/** Measured sizes: code, styles, and both together. */
type Sizes = Readonly<Record<(typeof KINDS)[number], number>>;

/** A measured bundle: its row in the table, and its faults. */
interface Measured {
  row: Readonly<Record<string, string>>;
  problems: readonly string[];
}

const KINDS = ['js', 'css', 'total'] as const;

const inKB = (bytes: number): string => (bytes / 1000).toFixed(2);

/**
 * Compares sizes with their limits, all in bytes after gzip.
 *
 * @param what - name in the table and in messages
 * @param sizes - a kind that is not measured stays empty in the table
 * @param limits - a kind without a limit may have any size
 * @param faults - other faults: 'loads Radix'. @default none
 */
export function judgeSizes(
  what: string,
  sizes: Partial<Sizes>,
  limits: Partial<Sizes>,
  faults: readonly string[] = [],
): Measured {
  const cell = (kind: keyof Sizes): string => {
    const size = sizes[kind];
    const limit = limits[kind];
    if (size === undefined) return '';
    return limit === undefined ? inKB(size) : `${inKB(size)} of ${inKB(limit)}`;
  };
  const tooLarge = KINDS.flatMap((kind) => {
    const size = sizes[kind] ?? 0;
    const limit = limits[kind] ?? Number.POSITIVE_INFINITY;
    return size > limit ? [`${kind} is ${inKB(size)} kB, at most ${inKB(limit)} kB allowed`] : [];
  });
  return {
    row: { what, 'JS (kB gzip)': cell('js'), CSS: cell('css'), 'in all': cell('total') },
    problems: [...tooLarge, ...faults].map((problem) => `${what}: ${problem}`),
  };
}

/** Prints the table and the faults. Returns whether there are none. */
export function printSizes(measured: readonly Measured[]): boolean {
  console.table(measured.map(({ row }) => row));
  const problems = measured.flatMap((each) => each.problems);
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}

const classesIn = (selector: Selector): string[] =>
  selector.flatMap((part) => {
    if (part.type === 'class') return [part.name];
    return 'selectors' in part && part.selectors ? classesIn([part.selectors].flat(2)) : [];
  });

/** The classes that a stylesheet has rules for. */
function styledClasses(css: string): ReadonlySet<string> {
  const names: string[] = [];
  transform({
    filename: '',
    code: Buffer.from(css),
    visitor: {
      Rule: {
        style({ value }) {
          names.push(...classesIn(value.selectors.flat()));
        },
      },
    },
  });
  return new Set(names);
}

/** The classes in a bundle that the full stylesheet has and a smaller one lacks. */
export function classesMissing(code: string, sheet: string, whole: string): string[] {
  const [has, known] = [styledClasses(sheet), styledClasses(whole)];
  const used = new Scanner({}).scanFiles([{ content: code, extension: 'js' }]);
  return used.filter((name) => known.has(name) && !has.has(name));
}

async function measurePackage(budget: PackageBudget): Promise<Measured> {
  const { code, js, inputs } = await bundleOf(budget.imports, budget);
  const css = budget.sheet === undefined ? 0 : sheetSize(budget.sheet);
  const faults = inputs
    .filter((input) => budget.without?.some((pattern) => pattern.test(input)))
    .map((input) => `loads ${input}`);
  if (budget.sheet !== undefined) {
    const missing = classesMissing(code, sheetOf(budget.sheet), sheetOf('styles'));
    if (missing.length > 0) faults.push(`${budget.sheet}.css has no styles for ${missing.join(' ')}`);
  }
  return judgeSizes(budget.what, { js, css, total: js + css }, budget, faults);
}

const measureSheet = ([name, css]: readonly [string, number]): Measured =>
  judgeSizes(`${name}.css`, { css: sheetSize(name) }, { css });

/** Checks the built package against scripts/test/budgets.ts; prints a table and the faults. */
export const checkPackageBudgets = async (): Promise<boolean> =>
  printSizes([
    ...(await Promise.all(PACKAGE_BUDGETS.map(measurePackage))),
    ...Object.entries(SHEET_BUDGETS).map(measureSheet),
  ]);

const EMBED = `${ROOT}/dist/embed`;
const PAGE = 'embed.html';

const read = (file: string): string => readFileSync(`${EMBED}/${file}`, 'utf8');

/** Each widget is one file. */
function fileSizes(): Measured[] {
  const manifest = JSON.parse(read('manifest.json')) as Manifest;
  return Object.entries(manifest).map(([name, { file }]) =>
    judgeSizes(
      name,
      { total: gzipped(read(file)) },
      { total: EMBED_BUDGETS[name] ?? (name.startsWith(LANGUAGE_FILE) ? CATALOGUE_BUDGET : WIDGET_BUDGET) },
    ),
  );
}

/** The frame of a dashboard: its page, the files that the page loads, and the dashboard's file. */
function frameSizes(): Measured[] {
  const named = [...read(PAGE).matchAll(/(?:src|href)="\.\/([^"]+)"/g)].map(([, file = '']) => file);
  return Object.entries(FRAME_BUDGETS).map(([kind, budget]) => {
    const dashboard = readdirSync(EMBED).find((file) => new RegExp(`^embed-${kind}\\.\\w+\\.js$`).test(file));
    if (dashboard === undefined) throw new Error(`dist/embed/ has no file for the dashboard '${kind}'`);
    const files = new Set([PAGE]);
    for (const file of [...named, dashboard]) loadedFiles(EMBED, file, importsAtOnce, files);
    const total = [...files].reduce((sum, file) => sum + gzipped(read(file)), 0);
    return judgeSizes(`the frame with ${kind}`, { total }, { total: budget });
  });
}

/** Checks the built widgets and the frame against scripts/test/budgets.ts; prints a table and the faults. */
export const checkEmbedBudgets = (): boolean => printSizes([...fileSizes(), ...frameSizes()]);

const APP = `${ROOT}/app/dist`;
const ENTRY = 'index.html';

/** A chunk in Vite's manifest. */
interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

type AppManifest = Record<string, Chunk>;

/** Reads one of the lists that the build writes. */
const readList = <List>(name: string): List =>
  JSON.parse(readFileSync(`${APP}/.vite/${name}`, 'utf8')) as List;

/** A dashboard's files, styles included. */
function filesOf({ path, modules }: DashboardBudget, manifest: AppManifest): Set<string> {
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
    .reduce((sum, file) => sum + gzipped(readFileSync(`${APP}/${file}`)), 0);

/** Modules that a page loads, read off the source maps. The bundler's own runtime has none. */
const sourcesOf = (files: Iterable<string>): string[] =>
  [...files]
    .filter((file) => file.endsWith('.js') && existsSync(`${APP}/${file}.map`))
    .flatMap(
      (file) => (JSON.parse(readFileSync(`${APP}/${file}.map`, 'utf8')) as { sources: string[] }).sources,
    );

function measurePage(path: string, budget: PageBudget, files: Iterable<string>): Measured {
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

/** Checks the built pages against budgets.ts; prints a table and the faults. */
export function checkPageBudgets(): boolean {
  const manifest = readList<AppManifest>('manifest.json');
  return printSizes([
    ...Object.entries(readList<Record<string, string[]>>('pages.json')).map(([path, files]) =>
      measurePage(path, { ...PUBLIC_PAGES, ...PUBLIC_SIZES[path] }, files),
    ),
    ...DASHBOARD_BUDGETS.map((budget) => measurePage(budget.path, budget, filesOf(budget, manifest))),
  ]);
}

import { readdirSync, readFileSync } from 'node:fs';
import { Scanner } from '@tailwindcss/oxide';
import { build, type Plugin } from 'esbuild';
import { type Selector, transform } from 'lightningcss';
import { expect, it } from 'vitest';
import { builtEntry } from '../../../vite.shared.js';
import { type Manifest, MESSAGES_FILE } from '../../build/embed/build.js';
import { LANGUAGES } from '../../build/embed/bundle.js';
import { bundledInputs, gzipped, HOSTS_OWN } from '../../shared/bundle-size.js';
import { ROOT } from '../../shared/run.js';
import {
  CATALOGUE_BUDGET,
  EMBED_BUDGETS,
  FRAME_BUDGETS,
  MESSAGES_BUDGETS,
  PACKAGE_BUDGETS,
  SHEET_BUDGETS,
  WIDGET_BUDGET,
} from '../budgets.js';
import { importsAtOnce, loadedFiles } from '../built-scripts.js';

const sheetOf = (name: string): string => readFileSync(`${ROOT}/dist/${name}.css`, 'utf8');

const sheetSize = (name: string): number => gzipped(sheetOf(name));

interface Bundle {
  code: string;
  /** Bytes after gzip. */
  js: number;
  /** Bundled packages and files. */
  inputs: string[];
}

/** Leaves out code that loads on demand by `import()`. */
const atFirstPlugin: Plugin = {
  name: 'tapa-at-first',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    ),
};

/**
 * Bundles exports of the built package into one minified file for production, with React left out.
 *
 * @param imports - entry → names of exports; `*` is all of them
 * @param atFirst - leaves out code that loads on demand. @default false
 */
async function bundleOf(
  imports: Readonly<Record<string, readonly string[]>>,
  { atFirst = false }: { atFirst?: boolean | undefined } = {},
): Promise<Bundle> {
  const lines = Object.entries(imports).map(([entry, names]) => {
    const exported = names.includes('*') ? '*' : `{ ${names.join(', ')} }`;
    return `export ${exported} from ${JSON.stringify(`${ROOT}/${builtEntry(entry)}`)};`;
  });
  const result = await build({
    stdin: { contents: lines.join('\n'), resolveDir: ROOT },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    metafile: true,
    charset: 'utf8',
    external: HOSTS_OWN,
    plugins: atFirst ? [atFirstPlugin] : [],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const [file] = result.outputFiles;
  if (file === undefined) throw new Error(`Nothing bundled for ${Object.keys(imports).join(', ')}`);
  const inputs = bundledInputs(result.metafile).map((path) => path.replace(/^.*node_modules\//, ''));
  return { code: file.text, js: gzipped(file.contents), inputs };
}

const classesIn = (selector: Selector): string[] =>
  selector.flatMap((part) => {
    if (part.type === 'class') return [part.name];
    return 'selectors' in part && part.selectors ? classesIn([part.selectors].flat(2)) : [];
  });

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

/** Returns the classes of a bundle that the full stylesheet has and a smaller one lacks. */
function classesMissing(code: string, sheet: string, whole: string): string[] {
  const [has, known] = [styledClasses(sheet), styledClasses(whole)];
  const used = new Scanner({}).scanFiles([{ content: code, extension: 'js' }]);
  return used.filter((name) => known.has(name) && !has.has(name));
}

it('lists the classes that a smaller stylesheet lacks', () => {
  const code = 'a({className:"t:p-1 t:hover:p-2 t:gap-y host"}),b=`t:w-[1px]`,c="t:unknown"';
  const whole = String.raw`.t\:p-1{}.t\:p-1\.5{}.t\:hover\:p-2:hover{}:where(.t\:gap-y>*){}.t\:w-\[1px\]{}`;
  expect(classesMissing(code, whole, whole)).toEqual([]);
  const missing = classesMissing(code, String.raw`.t\:p-1\.5{}.t\:w-\[1px\],.x{}`, whole);
  expect(missing.toSorted()).toEqual(['t:gap-y', 't:hover:p-2', 't:p-1']);
});

const ANY = Number.POSITIVE_INFINITY;

it.each(PACKAGE_BUDGETS)('$what keeps to its budget', async (budget) => {
  const { imports, sheet, without = [], js: jsLimit = ANY, css: cssLimit = ANY, total = ANY } = budget;
  const { code, js, inputs } = await bundleOf(imports, budget);
  const css = sheet === undefined ? 0 : sheetSize(sheet);
  expect(js).toBeLessThanOrEqual(jsLimit);
  expect(css).toBeLessThanOrEqual(cssLimit);
  expect(js + css).toBeLessThanOrEqual(total);
  expect(inputs.filter((input) => without.some((pattern) => pattern.test(input)))).toEqual([]);
  if (sheet !== undefined) expect(classesMissing(code, sheetOf(sheet), sheetOf('styles'))).toEqual([]);
});

it.each(Object.entries(SHEET_BUDGETS))('%s.css keeps to its budget', (name, limit) => {
  expect(sheetSize(name)).toBeLessThanOrEqual(limit);
});

it.each(LANGUAGES)('all messages in %s keep to their budget', async (language) => {
  expect((await bundleOf({ [`messages/${language}`]: ['messages'] })).js).toBeLessThanOrEqual(
    CATALOGUE_BUDGET,
  );
});

const EMBED = `${ROOT}/dist/embed`;
const PAGE = 'embed.html';
const read = (file: string): string => readFileSync(`${EMBED}/${file}`, 'utf8');

it.each(Object.entries(JSON.parse(read('manifest.json')) as Manifest))(
  'the file of %s keeps to its budget',
  (name, { file }) => {
    const { widgets, frame } = MESSAGES_BUDGETS;
    const messages = name.startsWith(`${MESSAGES_FILE}widgets-`) ? widgets : frame;
    const limit = name.startsWith(MESSAGES_FILE) ? messages : WIDGET_BUDGET;
    expect(gzipped(read(file))).toBeLessThanOrEqual(EMBED_BUDGETS[name] ?? limit);
  },
);

/** The page, the files that it loads, and the dashboard's file. */
it.each(Object.entries(FRAME_BUDGETS))('the frame with %s keeps to its budget', (kind, limit) => {
  const dashboard = readdirSync(EMBED).filter((file) =>
    new RegExp(`^embed-${kind}-dashboard\\.\\w+\\.js$`).test(file),
  );
  expect(dashboard).toHaveLength(1);
  const named = [...read(PAGE).matchAll(/(?:src|href)="\.\/([^"]+)"/g)].map(([, file = '']) => file);
  const files = new Set([PAGE]);
  for (const file of [...named, ...dashboard]) loadedFiles(EMBED, file, importsAtOnce, files);
  expect([...files].reduce((sum, file) => sum + gzipped(read(file)), 0)).toBeLessThanOrEqual(limit);
});

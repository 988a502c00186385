import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { list, type Plugin as PostcssPlugin } from 'postcss';
import ts from 'typescript';
import type { Plugin } from 'vite';
import packageJson from './package.json' with { type: 'json' };
import { writeModules } from './scripts/messages/write-modules.js';

/** Root of the repository, without a slash at its end. */
const ROOT = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');

/** Vite's mode for a build of the app that is previewed against the demo API (app/server/demo-api.ts). */
export const DEMO_MODE = 'demo';

/**
 * The oldest browsers that the stylesheets are compiled for. They all know light-dark() and relative colours, so the
 * compiler leaves those alone; older ones get the resolved colours of old-browsers.css.
 */
export const BROWSER_TARGETS = ['chrome123', 'edge123', 'firefox128', 'safari17.5', 'ios17.5'];

/** Functions whose result nobody needs where it is not used: bundlers leave out the component then. */
export const PURE_FUNCTIONS = ['forwardRef', 'memo', 'createContext', 'cva', 'createIcon', 'lazyPart'];

const BUILT_SCRIPT = /^\.\/dist\/esm\/(.+)\.js$/;

/** The export map in package.json: name or pattern → source in src, without its ending. */
const EXPORTS = Object.entries(packageJson.exports).flatMap(([name, target]) => {
  if (target === null || typeof target === 'string' || !('import' in target)) return [];
  const [, source] = BUILT_SCRIPT.exec(target.import.default) ?? [];
  return source === undefined ? [] : [{ name: name.slice('./'.length), source }];
});

const foldersOf = (path: string): string[] =>
  readdirSync(`${ROOT}/src/${path}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
    .map(({ name }) => name);

/** Entry name → source file: 'index' for the package itself, 'domain', 'stat-tile', 'dashboards/traveler'. */
export function packageEntries(): Record<string, string> {
  return Object.fromEntries(
    EXPORTS.flatMap(({ name, source }) => {
      const [folder = '', file] = source.split('/*/');
      const names = file === undefined ? [''] : foldersOf(folder);
      return names.map((each) => {
        const path = `src/${source.replace('*', each)}`;
        return [
          name.replace('*', each) || 'index',
          existsSync(`${ROOT}/${path}.ts`) ? `${path}.ts` : `${path}.tsx`,
        ];
      });
    }),
  );
}

/** Where an entry is built: 'dist/esm/components/tabs/index.js'. */
export function builtEntry(entry: string, format: 'esm' | 'cjs' = 'esm'): string {
  const source = packageEntries()[entry];
  if (source === undefined) throw new Error(`The package has no entry '${entry}'`);
  return `dist/${format}/${source.replace(/^src\/(.*)\.tsx?$/, '$1.js')}`;
}

/** What a source exports by name, types apart. */
interface ExportedNames {
  values: string[];
  types: string[];
}

/** The names that one statement exports, and whether they are types alone. */
function namesOf(statement: ts.Statement): { name: string; isType: boolean }[] {
  if (
    ts.isExportDeclaration(statement) &&
    statement.exportClause &&
    ts.isNamedExports(statement.exportClause)
  ) {
    return statement.exportClause.elements.map(({ name, isTypeOnly }) => ({
      name: name.text,
      isType: statement.isTypeOnly || isTypeOnly,
    }));
  }
  const isExported =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (!isExported) return [];
  const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
  const declared = ts.isVariableStatement(statement)
    ? statement.declarationList.declarations
    : ts.isDeclarationStatement(statement)
      ? [statement]
      : [];
  return declared.flatMap(({ name }) => (name && ts.isIdentifier(name) ? [{ name: name.text, isType }] : []));
}

/**
 * The source that another imports from.
 *
 * @throws when there is none
 */
export function importedFile(file: string, specifier: ts.Expression): string {
  const path = ts.isStringLiteral(specifier) ? specifier.text : '';
  const target = resolve(dirname(file), path);
  const found = ['.ts', '.tsx']
    .map((ending) => target.replace(/\.js$/, ending))
    .find((each) => existsSync(each));
  if (found === undefined) throw new Error(`${file} imports '${path}', which is no source file`);
  return found;
}

/**
 * The names that an entry exports; those of the files that it hands on as a whole (`export *`) too.
 *
 * @param file - path of its source
 */
export function exportsOf(file: string): ExportedNames {
  const { statements } = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const names = statements.flatMap(namesOf);
  const values = names.filter(({ isType }) => !isType).map(({ name }) => name);
  const types = names.filter(({ isType }) => isType).map(({ name }) => name);
  for (const statement of statements) {
    if (!ts.isExportDeclaration(statement) || statement.exportClause || !statement.moduleSpecifier) continue;
    const whole = exportsOf(importedFile(file, statement.moduleSpecifier));
    values.push(...whole.values);
    types.push(...whole.types);
  }
  return { values, types };
}

/**
 * The public entries, resolved to their sources: the app, the stories and the unit tests import `tapa-ui` as a consumer
 * does, without a build in between. `paths` in tsconfig.json says the same to the compiler.
 */
export const sourceAliases = [
  {
    find: /^tapa-ui\/(styles|kit|core|dashboards|isolate|old-browsers|fonts)\.css$/,
    replacement: `${ROOT}/src/theme/$1.css`,
  },
  ...EXPORTS.map(({ name, source }) => ({
    find: new RegExp(`^tapa-ui${name === '' ? '' : '/'}${name.replace('*', '([\\w-]+)')}$`),
    replacement: `${ROOT}/src/${source.replace('*', '$1')}`,
  })),
];

/** Compiles the library's messages, tokens, icons and the scenes of its covers: before a build or a run of tests, and while a server runs whenever they change. */
export const compiledMessages = (): Plugin => ({
  name: 'tapa-compiled-messages',
  buildStart: writeModules,
  hotUpdate({ file }) {
    if (
      /\/(src\/(i18n\/messages|components\/cover-art\/scenes|icons\/drawings|theme\/tokens\.json)|app\/content\/art\/[\w-]+\.svg)/.test(
        file,
      )
    )
      writeModules();
  },
});

const AXES = ['inline', 'block'];

/** Logical shorthands whose values stand for start and end. */
const PAIRS: ReadonlySet<string> = new Set(
  AXES.flatMap((axis) => [
    ...['margin', 'padding', 'inset', 'scroll-margin', 'scroll-padding'].map((box) => `${box}-${axis}`),
    ...['width', 'style', 'color'].map((part) => `border-${axis}-${part}`),
  ]),
);

/**
 * PostCSS plugin that writes logical shorthands with `var()` as longhands. WebKit loses such a shorthand where
 * `revert-layer` takes back a rule that beats it, as isolate.css does (https://bugs.webkit.org/show_bug.cgi?id=310435). The
 * parts of `border-inline` and its kin have no order: those are left, and the test of the built stylesheets refuses them.
 */
const logicalLonghands = (): PostcssPlugin => ({
  postcssPlugin: 'tapa-logical-longhands',
  Declaration(declaration) {
    const { prop, value } = declaration;
    if (!PAIRS.has(prop) || !value.includes('var(')) return;
    const [start = value, end = start] = list.space(value);
    declaration.before(declaration.clone({ prop: sideOf(prop, 'start'), value: start }));
    declaration.replaceWith(declaration.clone({ prop: sideOf(prop, 'end'), value: end }));
  },
});

/**
 * PostCSS plugin that writes `:is(.a>*)`, as Tailwind writes its variant `*:`, as `.a>*`. Both count the same. Browsers ask
 * every element for the former, one by one; the latter they rule out by the ancestors' classes.
 */
const plainChildren = (): PostcssPlugin => ({
  postcssPlugin: 'tapa-plain-children',
  Rule(rule) {
    const plain = rule.selectors.map((selector) =>
      selector.replace(/^:is\(((?:\\.|[^()\\]|\([^()]*\))+>\s?\*)\)/, '$1'),
    );
    if (plain.join() !== rule.selectors.join()) rule.selectors = plain;
  },
});

/** Everything that a stylesheet goes through once Tailwind has written it. */
export const postcssPlugins = (): PostcssPlugin[] => [logicalLonghands(), plainChildren()];

/** 'padding-inline' and 'border-inline-width' are 'padding-inline-start' and 'border-inline-start-width' at the start. */
const sideOf = (shorthand: string, side: 'start' | 'end'): string =>
  AXES.reduce((name, axis) => name.replace(axis, `${axis}-${side}`), shorthand);

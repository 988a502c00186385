import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { list, type Plugin as PostcssPlugin } from 'postcss';
import ts from 'typescript';
import type { Plugin } from 'vite';
import packageJson from './package.json' with { type: 'json' };
import { writeModules } from './scripts/messages/write-modules.js';

const ROOT = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');

/** Vite's mode for a build of the app with the demo API (app/server/demo-api.ts). */
export const DEMO_MODE = 'demo';

/**
 * The oldest supported browsers. All support light-dark() and relative colours, which the compiler leaves
 * unchanged. Older ones use old-browsers.css.
 */
export const BROWSER_TARGETS = ['chrome123', 'edge123', 'firefox128', 'safari17.5', 'ios17.5'];

/**
 * Functions without side effects, so that bundlers drop unused results. `__name` names each function of the
 * published Radix packages, which would otherwise keep them all.
 */
export const PURE_FUNCTIONS = [
  'forwardRef',
  'memo',
  'createContext',
  'cva',
  'createIcon',
  'lazyPart',
  '__name',
];

const BUILT_SCRIPT = /^\.\/dist\/esm\/(.+)\.js$/;

/** The export map in package.json: name or pattern → source in src, without its extension. */
const EXPORTS = Object.entries(packageJson.exports).flatMap(([name, target]) => {
  if (target === null || typeof target === 'string' || !('import' in target)) return [];
  const [, source] = BUILT_SCRIPT.exec(target.import.default) ?? [];
  return source === undefined ? [] : [{ name: name.slice('./'.length), source }];
});

const foldersOf = (path: string): string[] =>
  readdirSync(`${ROOT}/src/${path}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
    .map(({ name }) => name);

/** Returns entry name → source file: 'index', 'domain', 'stat-tile', 'dashboards/traveler'. */
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

/** Returns the built file of an entry: 'dist/esm/components/tabs/index.js'. */
export function builtEntry(entry: string, format: 'esm' | 'cjs' = 'esm'): string {
  const source = packageEntries()[entry];
  if (source === undefined) throw new Error(`The package has no entry '${entry}'`);
  return `dist/${format}/${source.replace(/^src\/(.*)\.tsx?$/, '$1.js')}`;
}

interface ExportedNames {
  values: string[];
  types: string[];
}

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

/** Resolves an import to its source file. @throws Error if there is none */
export function importedFile(file: string, specifier: ts.Expression): string {
  const path = ts.isStringLiteral(specifier) ? specifier.text : '';
  const target = resolve(dirname(file), path);
  const found = ['.ts', '.tsx']
    .map((ending) => target.replace(/\.js$/, ending))
    .find((each) => existsSync(each));
  if (found === undefined) throw new Error(`${file} imports '${path}', which is no source file`);
  return found;
}

/** Returns the names that a source file exports, with those of `export *`. */
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
 * Aliases of the public entries, so that the app, the stories and the unit tests import `tapa-ui` from its
 * sources. The same as `paths` in tsconfig.json.
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

/** Compiles messages, tokens, icons and cover scenes, before a build and on changes while serving. */
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

/** Logical shorthands of a start and an end value. */
const PAIRS: ReadonlySet<string> = new Set(
  AXES.flatMap((axis) => [
    ...['margin', 'padding', 'inset', 'scroll-margin', 'scroll-padding'].map((box) => `${box}-${axis}`),
    ...['width', 'style', 'color'].map((part) => `border-${axis}-${part}`),
  ]),
);

/**
 * PostCSS plugin that expands logical shorthands with `var()`. WebKit drops them under `revert-layer`, which
 * isolate.css uses (https://bugs.webkit.org/show_bug.cgi?id=310435). `border-inline` and others with
 * unordered parts stay; a test of the built stylesheets fails for them.
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
 * PostCSS plugin that replaces `:is(.a>*)` (Tailwind's variant `*:`) by `.a>*`, of the same specificity.
 * Browsers test the former against every element, and rule out the latter by the ancestors' classes.
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

/** PostCSS plugins for Tailwind's output. */
export const postcssPlugins = (): PostcssPlugin[] => [logicalLonghands(), plainChildren()];

/** Returns a side of a shorthand: 'border-inline-start-width' of 'border-inline-width'. */
const sideOf = (shorthand: string, side: 'start' | 'end'): string =>
  AXES.reduce((name, axis) => name.replace(axis, `${axis}-${side}`), shorthand);

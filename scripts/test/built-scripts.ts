/** What the package's built scripts load, and whether server components may render them. */
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { builtEntry, exportsOf, importedFile, packageEntries } from '../../vite.shared';
import { ROOT } from '../shared/run';

const parse = (code: string, file: string): ts.SourceFile =>
  ts.createSourceFile(file, code, ts.ScriptTarget.Latest);

/** What a module imports at once: paths of other files, and names of packages. */
export const importsAtOnce = (code: string): string[] =>
  parse(code, 'built.js').statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier } = statement;
    return moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? [moduleSpecifier.text] : [];
  });

/** What `import()` and `require()` take. */
function calledFor(node: ts.Node): string[] {
  if (!ts.isCallExpression(node)) return [];
  const { expression } = node;
  const [path] = node.arguments;
  const isImport = expression.kind === ts.SyntaxKind.ImportKeyword;
  const isRequire = ts.isIdentifier(expression) && expression.text === 'require';
  return (isImport || isRequire) && path && ts.isStringLiteralLike(path) ? [path.text] : [];
}

/** What a module or a CommonJS script imports, at once or on demand. */
function allImports(code: string): string[] {
  const found = importsAtOnce(code);
  const search = (node: ts.Node): void => {
    found.push(...calledFor(node));
    ts.forEachChild(node, search);
  };
  search(parse(code, 'built.js'));
  return found;
}

/** The built files that come with one of a folder, itself included. */
export function loadedFiles(
  folder: string,
  file: string,
  importsIn: (code: string) => string[],
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const path of importsIn(readFileSync(`${folder}/${file}`, 'utf8'))) {
    if (path.startsWith('.')) loadedFiles(folder, posix.join(posix.dirname(file), path), importsIn, seen);
  }
  return seen;
}

/** Every file that entries load, in either format. */
export function filesOf(
  entries: readonly string[],
  importsIn = allImports,
): { entry: string; file: string; code: string }[] {
  const files = entries.flatMap((entry) =>
    (['esm', 'cjs'] as const).flatMap((format) =>
      [...loadedFiles(ROOT, builtEntry(entry, format), importsIn)].map((file) => ({ entry, file })),
    ),
  );
  return files.map(({ entry, file }) => ({ entry, file, code: readFileSync(`${ROOT}/${file}`, 'utf8') }));
}

/** Entries for servers and build tools too: nothing that they load imports React. */
const REACT_FREE_ENTRIES = [
  'domain',
  'navigation',
  'figures',
  'reads',
  'format',
  'cn',
  'tailwind-preset',
  'tokens',
];
/** React, what is built on it, and the parts of both: react, react-dom, react/jsx-runtime, @radix-ui/react-tabs. */
const REACT = /^(?:react|@radix-ui)(?:[/-]|$)/;

/** No file that a React-free entry loads imports React. */
export function checkReactFree(): boolean {
  const problems = filesOf(REACT_FREE_ENTRIES).flatMap(({ entry, file, code }) =>
    allImports(code)
      .filter((name) => REACT.test(name))
      .map((name) => `${entry} loads ${file}, which imports ${name}`),
  );
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}

/** Entries that server components may render as they are, but for CLIENT_PARTS. */
const PURE_ENTRIES = [...REACT_FREE_ENTRIES, 'badge', 'cover-art', 'empty-state', 'icons', 'visually-hidden'];
/** Files of pure entries that run in the client: they read or set a context. */
const CLIENT_PARTS = /\/badge\/(?:count-badge|sample-data|status-badge|worded-badges)\.js$/;

/** Hooks that server components may call. */
const SERVER_HOOKS = new Set(['useCallback', 'useDebugValue', 'useId', 'useMemo']);
/** The last word of a name: 'useState' of `React.useState`. */
function lastName(node: ts.Node): string {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  return ts.isIdentifier(node) ? node.text : '';
}

const isHandlerName = (name: string): boolean => /^on[A-Z]/.test(name);

/** A handler that JSX makes or names: servers cannot send one. One that is handed on by its name may be missing. */
function setsHandler(node: ts.Node): boolean {
  if (!ts.isJsxAttribute(node) || !ts.isIdentifier(node.name) || !isHandlerName(node.name.text)) return false;
  const value = node.initializer && ts.isJsxExpression(node.initializer) && node.initializer.expression;
  if (!value || value.kind === ts.SyntaxKind.NullKeyword) return false;
  return !isHandlerName(lastName(value)) && lastName(value) !== 'undefined';
}

function isOfClient(node: ts.Node): boolean {
  if (ts.isCallExpression(node)) {
    const name = lastName(node.expression);
    return name === 'createContext' || (/^use[A-Z]/.test(name) && !SERVER_HOOKS.has(name));
  }
  if (ts.isHeritageClause(node)) {
    return node.types.some(({ expression }) => /^(Pure)?Component$/.test(lastName(expression)));
  }
  return setsHandler(node);
}

/**
 * Whether a source runs in the client alone: it calls a hook that keeps state, has effects or reads context, makes a
 * context or an event handler, or has a class component. The library's own hooks count as well. Bundlers of server
 * components find out only when somebody renders the code, so this reads the source.
 */
export function needsClient(source: string, file = 'component.tsx'): boolean {
  const search = (node: ts.Node): boolean =>
    isOfClient(node) || ts.forEachChild(node, (child) => search(child) || undefined) === true;
  return search(parse(source, file));
}

/** Whether code says on its first line that it runs in the client alone. */
export const isMarkedClient = (code: string): boolean => /^['"]use client['"];/.test(code);

/** Sources of the package without tests and stories, and without the widgets, which never run on a server. */
const packageSources = (): string[] =>
  readdirSync(`${ROOT}/src`, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(?<!\.(?:test|stories))\.tsx?$/.test(file) && !/^(?:embed|testing)\//.test(file));

/** Functions that load code in the browser. */
const CLIENT_TOOLS = new Set([
  'lazyPart',
  'preloadDashboard',
  'preloadDialog',
  'preloadSideSheet',
  'retryLazyParts',
  'setPartLoader',
]);
const isComponentOrHook = (name: string): boolean => /^(?:[A-Z]\w*[a-z]|use[A-Z])/.test(name);

/** The source that a name comes from: its own where it declares it, else that of the file it is handed on from. */
function sourceOfName(file: string, name: string): string {
  for (const statement of parse(readFileSync(file, 'utf8'), file).statements) {
    if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier) continue;
    const { exportClause, moduleSpecifier } = statement;
    const target = importedFile(file, moduleSpecifier);
    if (exportClause === undefined) {
      if (exportsOf(target).values.includes(name)) return sourceOfName(target, name);
    } else if (ts.isNamedExports(exportClause)) {
      const found = exportClause.elements.find((element) => element.name.text === name);
      if (found) return sourceOfName(target, (found.propertyName ?? found.name).text);
    }
  }
  return file;
}

/** Constants and functions that entries export from files of the client: on servers they would be mere references. */
const valuesOfClient = (): string[] =>
  Object.entries(packageEntries()).flatMap(([entry, file]) =>
    exportsOf(`${ROOT}/${file}`)
      .values.filter((name) => !isComponentOrHook(name) && !CLIENT_TOOLS.has(name))
      .map((name) => ({ name, source: sourceOfName(`${ROOT}/${file}`, name) }))
      .filter(({ source }) => isMarkedClient(readFileSync(source, 'utf8')))
      .map(({ name, source }) => `${entry} exports ${name}, which ${source} runs in the client alone`),
  );

/** `'use client'` stands on every source that needs it, the build keeps it, and no pure entry loads one that has it. */
export function checkClientDirectives(): boolean {
  const isMarked = (path: string) => isMarkedClient(readFileSync(`${ROOT}/${path}`, 'utf8'));
  const sources = packageSources();
  const problems = [
    ...valuesOfClient(),
    ...sources
      .filter(
        (file) => needsClient(readFileSync(`${ROOT}/src/${file}`, 'utf8'), file) && !isMarked(`src/${file}`),
      )
      .map((file) => `src/${file} needs 'use client' on its first line`),
    ...filesOf(['index']).flatMap(({ file }) => {
      const source = sources.find((path) => file.endsWith(path.replace(/tsx?$/, 'js')));
      if (source === undefined || isMarked(`src/${source}`) === isMarked(file)) return [];
      return [`${file} and src/${source} do not agree on 'use client'`];
    }),
    // What a client file imports runs in the client too.
    ...filesOf(PURE_ENTRIES, (code) => (isMarkedClient(code) ? [] : allImports(code)))
      .filter(({ file, code }) => isMarkedClient(code) && !CLIENT_PARTS.test(file))
      .map(({ entry, file }) => `${entry} is pure, but loads ${file} with 'use client'`),
  ];
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}

/** Reads the imports of the package's built scripts, and finds code that needs the client. */
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { builtEntry } from '../../vite.shared.js';
import { ROOT } from '../shared/run.js';

export const parse = (code: string, file: string): ts.SourceFile =>
  ts.createSourceFile(file, code, ts.ScriptTarget.Latest);

/** Returns a module's static imports and re-exports: paths of files, and names of packages. */
export const importsAtOnce = (code: string): string[] =>
  parse(code, 'built.js').statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier } = statement;
    return moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? [moduleSpecifier.text] : [];
  });

/** Returns the specifier of an `import()` or `require()` call. */
function calledFor(node: ts.Node): string[] {
  if (!ts.isCallExpression(node)) return [];
  const { expression } = node;
  const [path] = node.arguments;
  const isImport = expression.kind === ts.SyntaxKind.ImportKeyword;
  const isRequire = ts.isIdentifier(expression) && expression.text === 'require';
  return (isImport || isRequire) && path && ts.isStringLiteralLike(path) ? [path.text] : [];
}

/** Returns all imports of an ES module or a CommonJS script, static and dynamic. */
export function allImports(code: string): string[] {
  const found = importsAtOnce(code);
  const search = (node: ts.Node): void => {
    found.push(...calledFor(node));
    ts.forEachChild(node, search);
  };
  search(parse(code, 'built.js'));
  return found;
}

/** Returns a built file and all files that it loads. */
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

/** Returns every file that entries load, in both module formats. */
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

/** Hooks that server components may call. */
const SERVER_HOOKS = new Set(['useCallback', 'useDebugValue', 'useId', 'useMemo']);
/** Returns the last identifier of a name: 'useState' of `React.useState`. */
function lastName(node: ts.Node): string {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  return ts.isIdentifier(node) ? node.text : '';
}

const isHandlerName = (name: string): boolean => /^on[A-Z]/.test(name);

/** Returns whether JSX sets an event handler, which servers cannot send. Forwarded `onX` props may pass. */
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
 * Returns whether a source runs in the client alone: it calls a hook with state, effects or context (the
 * library's own included), creates a context or an event handler, or has a class component. Bundlers of
 * server components find out only at render.
 */
export function needsClient(source: string, file = 'component.tsx'): boolean {
  const search = (node: ts.Node): boolean =>
    isOfClient(node) || ts.forEachChild(node, (child) => search(child) || undefined) === true;
  return search(parse(source, file));
}

/** Returns whether code begins with the directive 'use client'. */
export const isMarkedClient = (code: string): boolean => /^['"]use client['"];/.test(code);

import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { exportsOf, importedFile, packageEntries } from '../../../vite.shared.js';
import { ROOT } from '../../shared/run.js';
import { allImports, filesOf, isMarkedClient, needsClient, parse } from '../built-scripts.js';

/** Entries for servers and build tools, which must not load React. */
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
/** Matches React and packages for it: react, react-dom, react/jsx-runtime, @radix-ui/react-tabs. */
const REACT = /^(?:react|@radix-ui)(?:[/-]|$)/;

it('entries for servers import no React', () => {
  const problems = filesOf(REACT_FREE_ENTRIES).flatMap(({ entry, file, code }) =>
    allImports(code)
      .filter((name) => REACT.test(name))
      .map((name) => `${entry} loads ${file}, which imports ${name}`),
  );
  expect(problems).toEqual([]);
});

/** Entries that server components may render, except CLIENT_PARTS. */
const PURE_ENTRIES = [...REACT_FREE_ENTRIES, 'badge', 'empty-state', 'icons', 'visually-hidden'];
/** Files of pure entries for the client, because they read or set a context. */
const CLIENT_PARTS = /\/badge\/(?:count-badge|status-badge|worded-badges)\.js$/;

/** Sources of the package without tests, stories, and widgets, which never run on a server. */
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

/** Returns the values that a file exports, each with the source that declares it. */
function sourcesOfValues(file: string): Map<string, string> {
  const sources = new Map(exportsOf(file).values.map((name) => [name, file]));
  for (const statement of parse(readFileSync(file, 'utf8'), file).statements) {
    if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier) continue;
    const { exportClause, moduleSpecifier } = statement;
    const handedOn = sourcesOfValues(importedFile(file, moduleSpecifier));
    if (exportClause === undefined) {
      for (const [name, source] of handedOn) sources.set(name, source);
    } else if (ts.isNamedExports(exportClause)) {
      for (const { name, propertyName } of exportClause.elements) {
        const source = handedOn.get((propertyName ?? name).text);
        if (source !== undefined) sources.set(name.text, source);
      }
    }
  }
  return sources;
}

/** Returns constants and functions that entries export from client files: mere references on servers. */
const valuesOfClient = (): string[] =>
  Object.entries(packageEntries()).flatMap(([entry, file]) =>
    [...sourcesOfValues(`${ROOT}/${file}`)]
      .filter(([name]) => !isComponentOrHook(name) && !CLIENT_TOOLS.has(name))
      .filter(([, source]) => isMarkedClient(readFileSync(source, 'utf8')))
      .map(([name, source]) => `${entry} exports ${name}, which ${source} runs in the client alone`),
  );

const isMarked = (path: string): boolean => isMarkedClient(readFileSync(`${ROOT}/${path}`, 'utf8'));

it('no entry exports a value of a client file', () => {
  expect(valuesOfClient()).toEqual([]);
});

it("every source that needs 'use client' has it, and the build keeps it", () => {
  const sources = packageSources();
  const unmarked = sources.filter(
    (file) => needsClient(readFileSync(`${ROOT}/src/${file}`, 'utf8'), file) && !isMarked(`src/${file}`),
  );
  expect(unmarked).toEqual([]);
  const changed = filesOf(['index']).filter(({ file }) => {
    const source = sources.find(
      (path) => file.replace(/^dist\/(?:esm|cjs)\//, '') === path.replace(/tsx?$/, 'js'),
    );
    return source !== undefined && isMarked(`src/${source}`) !== isMarked(file);
  });
  expect(changed.map(({ file }) => file)).toEqual([]);
});

it("no pure entry loads a file with 'use client'", () => {
  // Imports of a client file run in the client too.
  const problems = filesOf(PURE_ENTRIES, (code) => (isMarkedClient(code) ? [] : allImports(code)))
    .filter(({ file, code }) => isMarkedClient(code) && !CLIENT_PARTS.test(file))
    .map(({ entry, file }) => `${entry} loads ${file}`);
  expect(problems).toEqual([]);
});

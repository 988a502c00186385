/**
 * The package's types, part of `npm run build`: one declaration file a source file under dist/types, for ESM and CJS,
 * and a short one beside each entry that hands them on. Bundling them took minutes and gave consumers nothing but
 * worse places to jump to. Types are checked by `npm run check`, not here.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import ts from 'typescript';
import { withoutReferences } from '../docs/doc-references';
import { ROOT } from '../shared/run';
import { packageEntries } from './package-entries';

const SOURCES = `${ROOT}/src`;
const TYPES = `${ROOT}/dist/types`;

/** A module format: the ending of its declarations, and that of the scripts that imports in them name. */
const FORMATS = [
  { declaration: '.d.ts', script: '.js' },
  { declaration: '.d.cts', script: '.cjs' },
] as const;

/** The start of an import, an export or an import type, up to a relative path between quotes. */
const RELATIVE_IMPORT = /(\bfrom\s+|\bimport\(|\bimport\s+)(['"])(\.\.?(?:\/[^'"]*)?)\2/g;

/** A type that TypeScript has written by the path of its file. */
const INLINE_IMPORT = /\bimport\("(\.\.?(?:\/[^"]*)?)"\)\.(\w+)/g;

/**
 * Has a file import such types by name: hosts' compilers copy a path into the declarations of what is handed on, where
 * the export map closes it, but look for the entry of a name.
 */
function withNamedImports(text: string): string {
  const imports = new Set<string>();
  const named = text.replaceAll(INLINE_IMPORT, (_, specifier: string, name: string) => {
    imports.add(`import type { ${name} } from '${specifier}';\n`);
    return name;
  });
  return [...imports, named].join('');
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The file that a relative import without an ending means, as a path that Node's rules accept. */
function completePath(specifier: string, source: string): string {
  const target = resolve(dirname(source), specifier);
  if (existsSync(`${target}.ts`) || existsSync(`${target}.tsx`)) return specifier;
  if (existsSync(`${target}/index.ts`)) return `${specifier}/index`;
  throw new Error(`${relative(ROOT, source)} imports '${specifier}', which is no source file`);
}

/** Writes a source file's declarations in both formats. */
function writeDeclarations(source: string, text: string): void {
  const name = relative(SOURCES, source).replace(/\.tsx?$/, '');
  for (const { declaration, script } of FORMATS) {
    const complete = withNamedImports(withoutReferences(text)).replaceAll(
      RELATIVE_IMPORT,
      (_, start: string, quote: string, specifier: string) =>
        `${start}${quote}${completePath(specifier, source)}${script}${quote}`,
    );
    write(`${TYPES}/${name}${declaration}`, complete);
  }
}

/** Writes the declarations that stand beside an entry's scripts. */
function writeEntry(entry: string, source: string): void {
  const name = relative('src', source).replace(/\.tsx?$/, '');
  const levels = entry.split('/').length - 1;
  const types = `${levels === 0 ? './' : '../'.repeat(levels)}types/${name}`;
  for (const { declaration, script } of FORMATS) {
    write(`${ROOT}/dist/${entry}${declaration}`, `export * from '${types}${script}';\n`);
  }
}

/**
 * Lets an optional property be given as `undefined` too, as the code takes it. Compilers of hosts that tell the two apart
 * (`exactOptionalPropertyTypes`) would refuse `src={safeImageUrl(address)}`.
 */
const takeUndefined: ts.TransformerFactory<ts.SourceFile | ts.Bundle> = (context) => {
  const { factory } = context;
  const visit = (node: ts.Node): ts.Node => {
    const inside = ts.visitEachChild(node, visit, context);
    if (!ts.isPropertySignature(inside) || !inside.questionToken || !inside.type) return inside;
    const type = factory.createUnionTypeNode([
      inside.type,
      factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword),
    ]);
    return factory.updatePropertySignature(inside, inside.modifiers, inside.name, inside.questionToken, type);
  };
  return (source) => ts.visitNode(source, visit) as ts.SourceFile;
};

const host = ts.sys;
const config = ts.readConfigFile(`${ROOT}/tsconfig.json`, host.readFile);
const { options } = ts.parseJsonConfigFileContent(config.config, host, ROOT);
const entries = packageEntries();
const program = ts.createProgram(
  Object.values(entries).map((source) => `${ROOT}/${source}`),
  {
    ...options,
    noEmit: false,
    noCheck: true,
    declaration: true,
    emitDeclarationOnly: true,
    incremental: false,
    tsBuildInfoFile: undefined,
    outDir: TYPES,
    rootDir: SOURCES,
    types: [],
  },
);
const { diagnostics, emitSkipped } = program.emit(
  undefined,
  (_name, text, _mark, _onError, sources) => {
    const [source] = sources ?? [];
    if (source !== undefined) writeDeclarations(source.fileName, text);
  },
  undefined,
  true,
  { afterDeclarations: [takeUndefined] },
);
if (emitSkipped || diagnostics.length > 0) {
  console.error(
    ts.formatDiagnostics(diagnostics, {
      ...host,
      getCanonicalFileName: (name) => name,
      getCurrentDirectory: () => ROOT,
      getNewLine: () => '\n',
    }),
  );
  process.exit(1);
}
for (const [entry, source] of Object.entries(entries)) writeEntry(entry, source);
// What `import 'tapa-ui/styles.css'` is to a compiler: since TypeScript 6 an import without types is an error.
write(`${TYPES}/style-sheet.d.cts`, 'export {};\n');

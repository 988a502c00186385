/**
 * Part of `npm run build`: the package's types and llms.txt, which both come from one TypeScript program.
 *
 * TypeScript emits one declaration file per source file, into dist/esm and dist/cjs. A transformer changes two things
 * for which `tsc` has no option (see .github/decisions/008-built-file-by-file.md).
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import ts from 'typescript';
import { packageEntries } from '../../vite.shared';
import { renderLlms } from '../docs/llms';
import { ROOT } from '../shared/run';

const SOURCES = `${ROOT}/src`;

/** Node requires complete file names: './tabs' → './tabs.js', '../badge' → '../badge/index.js'. */
function completePath(specifier: string, source: string): string {
  if (!specifier.startsWith('.')) return specifier;
  const target = resolve(dirname(source), specifier);
  if (existsSync(`${target}.ts`) || existsSync(`${target}.tsx`)) return `${specifier}.js`;
  if (existsSync(`${target}/index.ts`)) return `${specifier}/index.js`;
  throw new Error(`${relative(ROOT, source)} imports '${specifier}', which is no source file`);
}

/** Completes paths, and lets optional properties be `undefined`, for hosts with `exactOptionalPropertyTypes`. */
const publish: ts.TransformerFactory<ts.SourceFile | ts.Bundle> = (context) => {
  const { factory } = context;
  return (file) => {
    if (ts.isBundle(file)) return file;
    const complete = (text: string) => factory.createStringLiteral(completePath(text, file.fileName), true);
    /** Types that the compiler wrote as `import('./file').Name`: hosts' compilers would copy that private path. */
    const named = new Map<string, Set<string>>();

    const visit = (node: ts.Node): ts.Node => {
      const inside = ts.visitEachChild(node, visit, context);
      if (ts.isPropertySignature(inside) && inside.questionToken && inside.type) {
        const undefinedType = factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword);
        const type = factory.createUnionTypeNode([inside.type, undefinedType]);
        return factory.updatePropertySignature(
          inside,
          inside.modifiers,
          inside.name,
          inside.questionToken,
          type,
        );
      }
      if (ts.isImportDeclaration(inside) && ts.isStringLiteral(inside.moduleSpecifier)) {
        const { modifiers, importClause, attributes, moduleSpecifier } = inside;
        const path = complete(moduleSpecifier.text);
        return factory.updateImportDeclaration(inside, modifiers, importClause, path, attributes);
      }
      if (
        ts.isExportDeclaration(inside) &&
        inside.moduleSpecifier &&
        ts.isStringLiteral(inside.moduleSpecifier)
      ) {
        const { modifiers, isTypeOnly, exportClause, attributes, moduleSpecifier } = inside;
        const path = complete(moduleSpecifier.text);
        return factory.updateExportDeclaration(inside, modifiers, isTypeOnly, exportClause, path, attributes);
      }
      if (
        ts.isImportTypeNode(inside) &&
        ts.isLiteralTypeNode(inside.argument) &&
        ts.isStringLiteral(inside.argument.literal) &&
        inside.argument.literal.text.startsWith('.') &&
        inside.qualifier &&
        ts.isIdentifier(inside.qualifier)
      ) {
        const path = inside.argument.literal.text;
        named.set(path, (named.get(path) ?? new Set()).add(inside.qualifier.text));
        return factory.createTypeReferenceNode(inside.qualifier, inside.typeArguments);
      }
      return inside;
    };

    const visited = ts.visitNode(file, visit) as ts.SourceFile;
    const imports = [...named].map(([path, names]) =>
      factory.createImportDeclaration(
        undefined,
        factory.createImportClause(
          ts.SyntaxKind.TypeKeyword,
          undefined,
          factory.createNamedImports(
            [...names].map((name) =>
              factory.createImportSpecifier(false, undefined, factory.createIdentifier(name)),
            ),
          ),
        ),
        complete(path),
      ),
    );
    return factory.updateSourceFile(visited, [...imports, ...visited.statements]);
  };
};

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const { config } = ts.readConfigFile(`${ROOT}/tsconfig.json`, ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, ROOT);
const program = ts.createProgram(
  Object.values(packageEntries()).map((source) => `${ROOT}/${source}`),
  {
    ...options,
    noEmit: false,
    // `npm run check` has checked the types.
    noCheck: true,
    declaration: true,
    emitDeclarationOnly: true,
    incremental: false,
    // JSON has no declarations to emit: the compiler would say that it left files out.
    resolveJsonModule: false,
    tsBuildInfoFile: undefined,
    outDir: SOURCES,
    rootDir: SOURCES,
    types: [],
    // Otherwise the order of a union's members in llms.txt depends on the other files of the program.
    stableTypeOrdering: true,
  },
);
const { diagnostics, emitSkipped } = program.emit(
  undefined,
  (path, text) => {
    const name = relative(SOURCES, path);
    for (const format of ['esm', 'cjs']) write(`${ROOT}/dist/${format}/${name}`, text);
  },
  undefined,
  true,
  { afterDeclarations: [publish] },
);
if (emitSkipped || diagnostics.length > 0) {
  console.error(
    ts.formatDiagnostics(diagnostics, {
      getCanonicalFileName: (name) => name,
      getCurrentDirectory: () => ROOT,
      getNewLine: () => '\n',
    }),
  );
  process.exit(1);
}
// Since TypeScript 6, importing a stylesheet without types is an error.
write(`${ROOT}/dist/style-sheet.d.cts`, 'export {};\n');
writeFileSync(`${ROOT}/llms.txt`, renderLlms(program));

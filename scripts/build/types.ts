import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import ts from 'typescript';
import { packageEntries } from '../../vite.shared';
import { ROOT, run } from '../shared/run';

const DECLARED = `${ROOT}/dist/types`;

/** How `tsc` emits. `npm run check` has checked the types. */
const EMIT = {
  noEmit: false,
  noCheck: true,
  declaration: true,
  emitDeclarationOnly: true,
  incremental: false,
  tsBuildInfoFile: null,
  types: [],
  rootDir: '../../src',
  outDir: '.',
};

/** Writes the declarations that the package's entries reach beside the scripts of both formats. */
export async function buildTypes(): Promise<void> {
  const config = {
    extends: '../../tsconfig.json',
    compilerOptions: EMIT,
    include: [],
    files: Object.values(packageEntries()).map((source) => `../../${source}`),
  };
  mkdirSync(DECLARED, { recursive: true });
  writeFileSync(`${DECLARED}/tsconfig.json`, JSON.stringify(config));
  if ((await run('tsc', ['--project', DECLARED])) !== 0) {
    throw new Error('tsc could not write the types: see above');
  }
  const program = ts.createProgram(
    Object.values(packageEntries()).map(
      (source) => `${DECLARED}/${source.replace(/^src\/(.*)\.tsx?$/, '$1.d.ts')}`,
    ),
    {
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      target: ts.ScriptTarget.ES2022,
      strict: true,
      types: [],
    },
  );
  for (const { fileName } of program.getSourceFiles()) {
    if (!fileName.startsWith(`${DECLARED}/`)) continue;
    const file = relative(DECLARED, fileName);
    for (const format of ['esm', 'cjs']) cpSync(fileName, `${ROOT}/dist/${format}/${file}`);
  }
  rmSync(DECLARED, { recursive: true });
  // Since TypeScript 6, importing a stylesheet without types is an error.
  writeFileSync(`${ROOT}/dist/style-sheet.d.cts`, 'export {};\n');
}

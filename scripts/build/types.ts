import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import ts from 'typescript';
import { packageEntries } from '../../vite.shared.js';
import { ROOT, run } from '../shared/run.js';
import { writeChanged } from '../shared/write-changed.js';

const DECLARED = `${ROOT}/dist/types`;

/** Compiler options of the declarations. `npm run check` checks the types. */
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

/** Declarations of single icons. They are merged into one file: nobody imports the type of a single icon. */
const ICON = /^icons\/compiled\/(?!index\.)/;
const ICONS = 'icons/compiled/index.d.ts';

function writeTypes(file: string, text: string): void {
  for (const format of ['esm', 'cjs']) writeChanged(`${ROOT}/dist/${format}/${file}`, text);
}

/** Writes the declarations that the package's entries import, beside the scripts of both module formats. */
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
  const icons: string[] = [];
  for (const { fileName, text } of program.getSourceFiles()) {
    const file = relative(DECLARED, fileName);
    if (ICON.test(file)) icons.push(...text.split('\n').filter((line) => line.startsWith('export declare')));
    else if (!file.startsWith('..') && file !== ICONS) writeTypes(file, text);
  }
  writeTypes(ICONS, ["import type { SvgIcon } from '../create-icon.js';", ...icons, ''].join('\n'));
  rmSync(DECLARED, { recursive: true });
  // Since TypeScript 6, importing a stylesheet without types is an error.
  writeFileSync(`${ROOT}/dist/style-sheet.d.cts`, 'export {};\n');
}

/** `npm run build`: the package into dist/, scripts, types, stylesheets, fonts and tokens. */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { compileSheet } from './build/compile-sheet';
import { buildEmbed } from './build/embed/build';
import { hostTheme } from './build/host-theme';
import { isMarkedClient } from './build/needs-client';
import { ownPrimitives, slimSheet, withoutUnusedPrimitives } from './build/slim-sheet';
import { refuseUnknownOptions } from './shared/refuse-unknown-options';
import { ROOT, run } from './shared/run';

const DIST = `${ROOT}/dist`;
/** The compiled stylesheets, of src/theme: those that a page loads together. */
const SHEETS = [['styles'], ['kit'], ['core', 'dashboards']];

refuseUnknownOptions('build', []);
rmSync(DIST, { recursive: true, force: true });
await Promise.all([
  mustRun('tsup', ['--silent']),
  mustRun('tsx', ['scripts/build/build-types.ts']),
  mustRun('tsx', ['scripts/docs/write-llms.ts']),
  ...SHEETS.flat().map((sheet) => compileSheet(sheet, `${DIST}/${sheet}.css`)),
]);
markClientChunks();
slimSheets();
writeFileSync(`${DIST}/tailwind.css`, hostTheme());
cpSync(`${ROOT}/node_modules/lucide-react/LICENSE`, `${DIST}/lucide-license.txt`);
cpSync(`${ROOT}/src/theme/fonts.css`, `${DIST}/fonts.css`);
cpSync(`${ROOT}/src/theme/fonts`, `${DIST}/fonts`, { recursive: true });
cpSync(`${ROOT}/src/theme/tokens.json`, `${DIST}/tokens.json`);
await buildEmbed(`${DIST}/embed`);
console.log('Built dist/');

async function mustRun(program: string, args: string[]): Promise<void> {
  const code = await run(program, args);
  if (code !== 0) process.exit(code);
}

/** Leaves out of the stylesheets what nothing needs of those that a page loads. */
function slimSheets(): void {
  const read = (name: string): string => readFileSync(`${DIST}/${name}`, 'utf8');
  const scripts = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map(read);
  const primitives = ownPrimitives(ROOT);
  for (const together of SHEETS) {
    const readers = [...together.map((sheet) => read(`${sheet}.css`)), ...scripts].join('\n');
    for (const sheet of together) {
      const slim = slimSheet(withoutUnusedPrimitives(read(`${sheet}.css`), primitives, readers));
      writeFileSync(`${DIST}/${sheet}.css`, slim);
    }
  }
}

/**
 * Bundling drops 'use client' from the sources: it is put back on every chunk that holds one of them, so that server
 * components may import the pure parts as they are.
 */
function markClientChunks(): void {
  interface Metafile {
    outputs: Record<string, { inputs: Record<string, unknown> }>;
  }
  for (const format of ['esm', 'cjs']) {
    const path = `${DIST}/metafile-${format}.json`;
    if (!existsSync(path)) throw new Error(`tsup wrote no ${path}`);
    const { outputs } = JSON.parse(readFileSync(path, 'utf8')) as Metafile;
    for (const [output, { inputs }] of Object.entries(outputs)) {
      if (output.endsWith('.map') || !Object.keys(inputs).some(isClientSource)) continue;
      const file = `${ROOT}/${output}`;
      // On the first line, before the code, so that the source map's lines stay right.
      writeFileSync(file, `'use client';${readFileSync(file, 'utf8')}`);
    }
    rmSync(path);
  }
}

function isClientSource(input: string): boolean {
  const file = `${ROOT}/${input}`;
  return input.startsWith('src/') && existsSync(file) && isMarkedClient(readFileSync(file, 'utf8'));
}

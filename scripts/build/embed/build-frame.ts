import { appendFileSync, copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { build, type Plugin } from 'esbuild';
import { FRAME_KINDS } from '../../../src/embed/frame/messages.js';
import { bundledInputs } from '../../shared/bundle-size.js';
import { ROOT } from '../../shared/run.js';
import { compileSheet } from '../compile-sheet.js';
import { EMBED_OPTIONS, type SharedFiles } from './bundle.js';

/** Entry of each dashboard, so that its file has the dashboard's name. */
const dashboards = FRAME_KINDS.map((kind) => [
  `embed-${kind}`,
  `src/dashboards/${kind}/${kind}-dashboard.tsx`,
]);

/** Makes the frame load the drawings from the file that widgets load too. */
const sharedDrawings = ({ drawings: [file] }: SharedFiles): Plugin => ({
  name: 'tapa-shared-drawings',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.\/drawings\.js$/ }, () => ({ path: `./${file}`, external: true })),
});

/**
 * Builds the frame of `<tapa-dashboard>`: its page, its code (a file for each dashboard) and its styles.
 *
 * @param shared - the files that it loads besides its own
 * @param hasNewStyles - compiles the styles even where dist/ has them. @default false
 * @returns paths of the bundled source files
 */
export async function buildFrame(
  outDir: string,
  shared: SharedFiles,
  { hasNewStyles = false } = {},
): Promise<string[]> {
  await writeSheet(`${outDir}/embed.css`, hasNewStyles);
  // Not in the page: the server's Content-Security-Policy may forbid `<style>`.
  appendFileSync(`${outDir}/embed.css`, 'body{margin:0}');
  const { metafile } = await build({
    ...EMBED_OPTIONS,
    entryPoints: { 'embed-page': 'src/embed/frame/page.tsx', ...Object.fromEntries(dashboards) },
    outdir: outDir,
    entryNames: '[name].[hash]',
    chunkNames: 'embed-part.[hash]',
    splitting: true,
    plugins: [sharedDrawings(shared)],
    define: {
      'process.env.NODE_ENV': '"production"',
      TAPA_CATALOGUES: JSON.stringify(shared.messages),
    },
  });
  const entry = Object.entries(metafile.outputs).find(([, { entryPoint }]) =>
    entryPoint?.endsWith('/page.tsx'),
  );
  writeFileSync(`${outDir}/embed.html`, page(entry?.[0].split('/').at(-1) ?? ''));
  return bundledInputs(metafile);
}

async function writeSheet(file: string, isNew: boolean): Promise<void> {
  const built = `${ROOT}/dist/styles.css`;
  if (!isNew && existsSync(built)) {
    copyFileSync(built, file);
    return;
  }
  await compileSheet('styles', file);
}

const page = (script: string): string => `<!doctype html>
<html lang="en-US">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Dashboard</title>
<link rel="stylesheet" href="./embed.css">
<div id="dashboard"></div>
<script type="module" src="./${script}"></script>
</html>
`;

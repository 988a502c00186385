import { appendFileSync, copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { FRAME_KINDS } from '../../../src/embed/frame/messages';
import { bundledInputs } from '../../shared/bundle-size';
import { ROOT } from '../../shared/run';
import { compileSheet } from '../compile-sheet';
import { EMBED_OPTIONS } from './bundle';

/** Each dashboard is an entry, so that its file has the dashboard's name. */
const dashboards = FRAME_KINDS.map((kind) => [`embed-${kind}`, `src/dashboards/${kind}/index.ts`]);

/**
 * Builds the frame of `<tapa-dashboard>`: its page, its code (one file per dashboard) and the package's styles.
 *
 * @param withNewStyles - whether the styles are compiled even where dist/ has them. @default false
 * @returns paths of the source files in its code
 */
export async function buildFrame(outDir: string, { withNewStyles = false } = {}): Promise<string[]> {
  await writeSheet(`${outDir}/embed.css`, withNewStyles);
  // Not in the page: the server's Content-Security-Policy may forbid `<style>`.
  appendFileSync(`${outDir}/embed.css`, 'body{margin:0}');
  const { metafile } = await build({
    ...EMBED_OPTIONS,
    entryPoints: { 'embed-page': 'src/embed/frame/page.tsx', ...Object.fromEntries(dashboards) },
    outdir: outDir,
    entryNames: '[name].[hash]',
    chunkNames: 'embed-part.[hash]',
    splitting: true,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const entry = Object.entries(metafile.outputs).find(([, { entryPoint }]) =>
    entryPoint?.endsWith('/page.tsx'),
  );
  writeFileSync(`${outDir}/embed.html`, page(entry?.[0].split('/').at(-1) ?? ''));
  return bundledInputs(metafile);
}

/** Writes the package's stylesheet: a copy of the built one, or a new build. */
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

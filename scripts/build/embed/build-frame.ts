import { appendFileSync, copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { FRAME_KINDS } from '../../../src/embed/frame/messages';
import { bundledInputs } from '../../shared/bundle-size';
import { ROOT } from '../../shared/run';
import { compileSheet } from '../compile-sheet';
import { EMBED_OPTIONS } from './bundle';

/** Dashboards are entries beside the page, so that their files have their names. */
const dashboards = FRAME_KINDS.map((kind) => [`embed-${kind}`, `src/dashboards/${kind}/index.ts`]);

/**
 * Builds the frame of `<tapa-dashboard>`: its page, its code (a file a dashboard) and the package's styles.
 *
 * @param withNewStyles - whether the styles are compiled even where dist/ has them. @default false
 * @returns the files that its code is made of
 */
export async function buildFrame(outDir: string, { withNewStyles = false } = {}): Promise<string[]> {
  await writeSheet(`${outDir}/embed.css`, withNewStyles);
  // Not in the page: the policy of its server may forbid `<style>`.
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

/** The package's styles: those that are built already, or built for this. */
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

import { appendFileSync, copyFileSync, existsSync, writeFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { ROOT } from '../../shared/run.js';
import { compileSheet } from '../compile-sheet.js';
import { bundleModules, inputsOf, type SharedFiles } from './bundle.js';

/** Makes the frame load the drawings from the file that widgets load too. */
const sharedDrawings = ({ drawings: [file] }: SharedFiles): Plugin => ({
  name: 'tapa-shared-drawings',
  enforce: 'pre',
  resolveId: (id) => (id === './drawings.js' ? { id: `./${file}`, external: true } : null),
});

/**
 * Builds the frame of `<tapa-dashboard>`: its page, its code and its styles.
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
  const chunks = await bundleModules({
    input: { 'embed-page': `${ROOT}/src/embed/frame/page.tsx` },
    isPage: true,
    plugins: [sharedDrawings(shared)],
    define: { TAPA_CATALOGUES: JSON.stringify(shared.messages) },
    output: {
      entryFileNames: '[name].[hash].js',
      chunkFileNames: 'embed-[name].[hash].js',
      hashCharacters: 'hex',
      // Small files would compress badly and cost a request each.
      codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] },
    },
  });
  for (const { fileName, code, isEntry } of chunks) {
    writeFileSync(`${outDir}/${fileName}`, code);
    if (isEntry) writeFileSync(`${outDir}/embed.html`, page(fileName));
  }
  return inputsOf(chunks);
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

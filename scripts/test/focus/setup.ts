import { mkdirSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import type { TestProject } from 'vitest/node';
import { compileSheet } from '../../build/compile-sheet.js';
import { RESULTS, ROOT } from '../../shared/run.js';
import { serveFolder } from '../../shared/servers.js';

declare module 'vitest' {
  interface ProvidedContext {
    realPage: string;
  }
}

const FOLDER = `${RESULTS}/focus`;
/** Document of the other window. */
const EMPTY =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Inside</title><link rel="stylesheet" href="/styles.css"></head><body></body></html>';
const HTML =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Focus</title><link rel="stylesheet" href="/styles.css"></head>' +
  '<body><div id="root"></div><script src="/page.js"></script></body></html>';

/** Builds the page of src/testing/real-focus and serves it to all tests of the project. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/index.html`, HTML);
  writeFileSync(`${FOLDER}/empty.html`, EMPTY);
  await Promise.all([
    compileSheet('styles', `${FOLDER}/styles.css`),
    build({
      entryPoints: [`${ROOT}/src/testing/real-focus/page.tsx`],
      outfile: `${FOLDER}/page.js`,
      bundle: true,
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
      logLevel: 'error',
    }),
  ]);
  const server = await serveFolder(FOLDER);
  provide('realPage', server.url);
  return server.close;
}

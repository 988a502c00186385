import { buildSync } from 'esbuild';
import { defineConfig, type Options } from 'tsup';
import { writeModules } from './scripts/messages/write-modules.js';
import { PURE_FUNCTIONS, packageEntries } from './vite.shared.js';

writeModules();

/** Catalogues of other languages than English: only their entries are imported, so each is one file. */
const isLanguage = (source: string): boolean => /^src\/i18n\/compiled\/(?!en\/)/.test(source);
/** Has a JSON file inside. */
const TOKENS = 'src/theme/tokens.ts';

const entries = Object.values(packageEntries());
const languages = entries.filter(isLanguage);

/** The files that entries reach. Types alone are not among them. */
const { inputs } = buildSync({
  entryPoints: entries.filter((source) => !isLanguage(source)),
  bundle: true,
  packages: 'external',
  outdir: 'dist',
  write: false,
  metafile: true,
}).metafile;
const sources = Object.keys(inputs).filter((file) => /\.tsx?$/.test(file) && file !== TOKENS);

/** Values at the top of a module that `PURE_FUNCTIONS` make. */
const PURE_VALUE = new RegExp(`^(?:export )?const \\w+ = (?=(?:${PURE_FUNCTIONS.join('|')})\\()`, 'gm');

/** One file a source file: each keeps its own 'use client', and hosts' bundlers leave out whole files. */
const esm: Options = {
  format: 'esm',
  outDir: 'dist/esm',
  outExtension: () => ({ js: '.js' }),
  target: 'es2022',
  bundle: false,
  splitting: false,
  treeshake: false,
  silent: true,
  esbuildOptions(options) {
    Object.assign(options, { outbase: 'src', charset: 'utf8' });
  },
  plugins: [
    {
      name: 'pure-values',
      // So that bundlers leave out the components of a file that nobody uses.
      renderChunk: (code) => ({ code: code.replace(PURE_VALUE, '$&/* @__PURE__ */ ') }),
    },
  ],
};

const cjs: Options = {
  ...esm,
  format: 'cjs',
  outDir: 'dist/cjs',
  esbuildOptions(options) {
    // `require` behind a promise: Jest runs `import()` only with a flag of Node's.
    const supported = { 'dynamic-import': false };
    Object.assign(options, { outbase: 'src', charset: 'utf8', supported });
  },
  plugins: [
    {
      name: 'client-first',
      // Some bundlers look for 'use client' on the first line alone.
      renderChunk: (code) => ({ code: code.replace(/^("use strict";\n)("use client";\n)/, '$2$1') }),
    },
  ],
};

/** Compiles a language of a host's own: `npx tapa-messages to.json`. */
const command: Options = {
  format: 'esm',
  entry: { 'tapa-messages': 'scripts/messages/command.ts' },
  outDir: 'dist/bin',
  target: 'node20',
  platform: 'node',
  noExternal: [/^@formatjs\//],
  minify: true,
  banner: { js: '#!/usr/bin/env node' },
  silent: true,
};

export default defineConfig([
  { ...esm, entry: sources },
  { ...esm, entry: [TOKENS], bundle: true },
  { ...cjs, entry: sources },
  { ...cjs, entry: [TOKENS], bundle: true },
  // What all languages share stays apart.
  ...[esm, cjs].map((format) => ({
    ...format,
    entry: languages,
    bundle: true,
    minify: true,
    external: [/^\.\.\//],
  })),
  command,
]);

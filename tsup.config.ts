import { buildSync } from 'esbuild';
import { defineConfig, type Options } from 'tsup';
import { writeModules } from './scripts/messages/write-modules.js';
import { PURE_FUNCTIONS, packageEntries } from './vite.shared.js';

writeModules();

const isLanguage = (source: string): boolean => /^src\/i18n\/compiled\/(?!en\/)/.test(source);
/** Bundled with its JSON file. */
const TOKENS = 'src/theme/tokens.ts';

const entries = Object.values(packageEntries());
const languages = entries.filter(isLanguage);

/** Files that entries import, without those of types alone. */
const { inputs } = buildSync({
  entryPoints: entries.filter((source) => !isLanguage(source)),
  bundle: true,
  packages: 'external',
  outdir: 'dist',
  write: false,
  metafile: true,
}).metafile;
const sources = Object.keys(inputs).filter((file) => /\.tsx?$/.test(file) && file !== TOKENS);

/** Matches top-level constants that `PURE_FUNCTIONS` create. */
const PURE_VALUE = new RegExp(`^(?:export )?const \\w+ = (?=(?:${PURE_FUNCTIONS.join('|')})\\()`, 'gm');

/** One file per source file: each keeps its 'use client', and hosts' bundlers can drop whole files. */
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
      // Lets bundlers drop unused components of a file.
      renderChunk: (code) => ({ code: code.replace(PURE_VALUE, '$&/* @__PURE__ */ ') }),
    },
  ],
};

const cjs: Options = {
  ...esm,
  format: 'cjs',
  outDir: 'dist/cjs',
  esbuildOptions(options) {
    // A promise of `require`, because Jest needs a flag of Node for `import()`.
    const supported = { 'dynamic-import': false };
    Object.assign(options, { outbase: 'src', charset: 'utf8', supported });
  },
  plugins: [
    {
      name: 'client-first',
      // Some bundlers find 'use client' only on the first line.
      renderChunk: (code) => ({ code: code.replace(/^("use strict";\n)("use client";\n)/, '$2$1') }),
    },
  ],
};

/** `npx tapa-messages`, which compiles a host's own language. */
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
  // Code shared by languages is external.
  ...[esm, cjs].map((format) => ({
    ...format,
    entry: languages,
    bundle: true,
    minify: true,
    external: [/^\.\.\//],
  })),
  command,
]);

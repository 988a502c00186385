import { defineConfig } from 'tsup';
import { iconDrawings } from './scripts/build/icons/esbuild-plugin';
import { packageEntries } from './scripts/build/package-entries';
import { pureCalls } from './scripts/build/pure-calls';

/**
 * ESM and CJS, one file an entry and shared chunks. React, Radix and every other dependency stay outside; only the
 * drawings of Lucide's icons come in. Types are scripts/build/build-types.ts's work.
 */
export default defineConfig({
  entry: packageEntries(),
  format: ['esm', 'cjs'],
  outDir: 'dist',
  outExtension: ({ format }) => ({ js: format === 'esm' ? '.js' : '.cjs' }),
  splitting: true,
  sourcemap: true,
  treeshake: { moduleSideEffects: false },
  target: 'es2022',
  metafile: true,
  esbuildPlugins: [pureCalls, iconDrawings()],
  noExternal: ['lucide-react'],
  esbuildOptions: (options) => {
    // In a folder of their own, which the export map closes.
    options.chunkNames = 'chunks/[name]-[hash]';
    // Lucide's notice ships as a file, not in every host's bundle.
    options.legalComments = 'none';
  },
});

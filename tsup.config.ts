import { defineConfig } from 'tsup';
import { packageEntries } from './scripts/package-entries';

/** ESM and CJS with types, one file an entry and shared chunks. React, Radix and every other dependency stay outside. */
export default defineConfig({
  entry: packageEntries(),
  outDir: 'dist',
  format: ['esm', 'cjs'],
  dts: { compilerOptions: { ignoreDeprecations: '6.0', incremental: false, tsBuildInfoFile: undefined } },
  clean: true,
  splitting: true,
  sourcemap: true,
  treeshake: false,
  target: 'es2022',
  metafile: true,
  outExtension: ({ format }) => ({ js: format === 'esm' ? '.js' : '.cjs' }),
});

import { defineConfig, type Options } from 'tsup';
import { packageEntries } from './scripts/package-entries';

const shared: Options = {
  entry: packageEntries(),
  outDir: 'dist',
  splitting: true,
  sourcemap: true,
  treeshake: false,
  target: 'es2022',
  metafile: true,
};

/**
 * ESM and CJS, one file an entry and shared chunks. React, Radix and every other dependency stay outside. Types are
 * bundled once, for ESM: scripts/build-package.ts derives those of CJS from them, which halves the build.
 */
export default defineConfig([
  {
    ...shared,
    format: 'esm',
    outExtension: () => ({ js: '.js' }),
    dts: { compilerOptions: { ignoreDeprecations: '6.0', incremental: false, tsBuildInfoFile: undefined } },
  },
  { ...shared, format: 'cjs', outExtension: () => ({ js: '.cjs' }) },
]);

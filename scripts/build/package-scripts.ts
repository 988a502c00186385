import { writeFileSync } from 'node:fs';
import { build } from 'vite';
import { packageEntries } from '../../vite.shared';
import { ROOT } from '../shared/run';
import { bundleForRequire } from './require-bundles';

/** Folder of dist/ and module format. In dist/cjs a package.json says that `.js` and `.d.ts` are CommonJS. */
const FORMATS = { esm: 'es', cjs: 'cjs' } as const;

/**
 * Builds the package's scripts in both formats, one file per source file. So every `'use client'` stays on its own file,
 * and hosts' bundlers can drop unused files. Dependencies are not bundled, but for those that
 * CommonJS could not load.
 */
export async function buildScripts(): Promise<void> {
  const built = await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'warn',
    build: {
      target: 'es2022',
      minify: false,
      sourcemap: true,
      outDir: 'dist',
      emptyOutDir: false,
      lib: { entry: Object.values(packageEntries()), fileName: '[name]' },
      rolldownOptions: {
        // The warning applies to bundles only: here each file keeps its own directive.
        onLog: (level, log, defaultHandler) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') defaultHandler(level, log);
        },
        external: (id) => /^[@\w]/.test(id) && !/^src\b/.test(id),
        output: Object.entries(FORMATS).map(([folder, format]) => ({
          format,
          dir: `dist/${folder}`,
          preserveModules: true,
          preserveModulesRoot: 'src',
          entryFileNames: '[name].js',
          // In CommonJS `require` behind a promise: Jest runs `import()` only with a flag of Node's.
          dynamicImportInCjs: false,
        })),
      },
    },
  });
  if (!Array.isArray(built)) throw new Error('Vite did not build both formats');
  await bundleForRequire(built.flatMap(({ output }) => output.filter((file) => file.type === 'chunk')));
  writeFileSync(`${ROOT}/dist/cjs/package.json`, '{ "type": "commonjs", "sideEffects": false }\n');
}

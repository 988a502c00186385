import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { build, type Plugin } from 'esbuild';
import { bundledInputs } from '../shared/bundle-size';
import { ROOT } from '../shared/run';
import { bundledPackages, LICENSES_FILE, packageOf, writeLicenses } from './embed/licenses';

const require = createRequire(import.meta.url);
const DIST = `${ROOT}/dist`;

/** esbuild puts its own directive first; some bundlers look for `'use client'` on the first line alone. */
const STRICT_CLIENT = /^"use strict";\n"use client";/;
const CLIENT_STRICT = '"use client";\n"use strict";';

/** A built script, and the files of ours and packages that it loads at once or on demand. */
interface BuiltScript {
  fileName: string;
  imports: readonly string[];
  dynamicImports: readonly string[];
}

/** Whether a package has no CommonJS for `require`, which then fails in Jest and in Node 20. */
export function isModuleOnly(name: string): boolean {
  const file = require.resolve(name);
  if (!file.endsWith('.js')) return file.endsWith('.mjs');
  const { type } = JSON.parse(readFileSync(`${ROOT}/node_modules/${packageOf(file)}/package.json`, 'utf8'));
  return type === 'module';
}

/** Leaves the package's own files as they are built: state must not be there twice. */
const ownFilesApart: Plugin = {
  name: 'tapa-own-files-apart',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.\.?\// }, ({ path, importer }) =>
      importer.startsWith(`${DIST}/`) ? { path, external: true } : undefined,
    ),
};

/**
 * Writes the CommonJS scripts that load packages of ES modules alone once more, with those packages in them, and their
 * licences beside them.
 */
export async function bundleForRequire(scripts: readonly BuiltScript[]): Promise<void> {
  const own = new Set(scripts.map(({ fileName }) => fileName));
  const files = scripts
    .filter(({ imports, dynamicImports }) =>
      [...imports, ...dynamicImports].some((name) => !own.has(name) && isModuleOnly(name)),
    )
    .map(({ fileName }) => fileName);
  if (files.length === 0) return;
  const { metafile, outputFiles } = await build({
    entryPoints: files.map((file) => `${DIST}/esm/${file}`),
    outdir: `${DIST}/cjs`,
    outbase: `${DIST}/esm`,
    absWorkingDir: ROOT,
    bundle: true,
    // Hosts say whether they run in development: esbuild would decide it for browsers.
    platform: 'node',
    format: 'cjs',
    target: 'es2022',
    external: ['react', 'react-dom'],
    plugins: [ownFilesApart],
    sourcemap: true,
    metafile: true,
    write: false,
    logLevel: 'warning',
  });
  for (const { path, text } of outputFiles) writeFileSync(path, text.replace(STRICT_CLIENT, CLIENT_STRICT));
  const inputs = bundledInputs(metafile).filter((file) => packageOf(`${ROOT}/${file}`) !== '');
  writeFileSync(`${DIST}/cjs/${LICENSES_FILE}`, writeLicenses(bundledPackages(inputs, ROOT)));
}

import { relative } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { builtEntry } from '../../../vite.shared.js';
import { gzipped, HOSTS_OWN } from '../../shared/bundle-size.js';
import { ROOT } from '../../shared/run.js';
import { SPLIT_TILE_BUDGETS } from '../budgets.js';

/** Returns the files that a host's page loads first for a tile in a split bundle. */
async function loadedAtOnce(entry: string): Promise<{ modules: string[]; bytes: number }> {
  const result = await build({
    stdin: {
      contents: `export { StatTile } from ${JSON.stringify(`${ROOT}/${builtEntry(entry)}`)};`,
      resolveDir: ROOT,
    },
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    outdir: 'out',
    format: 'esm',
    metafile: true,
    external: HOSTS_OWN,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const { outputs } = result.metafile;
  const loaded = new Set<string>();
  const load = (file: string): void => {
    const output = outputs[file];
    if (!output || loaded.has(file)) return;
    loaded.add(file);
    for (const { path, kind } of output.imports) if (kind === 'import-statement') load(path);
  };
  for (const [file, { entryPoint }] of Object.entries(outputs)) if (entryPoint === '<stdin>') load(file);
  const files = result.outputFiles.filter(({ path }) => loaded.has(relative(ROOT, path)));
  return {
    modules: [...loaded].flatMap((file) => Object.keys(outputs[file]?.inputs ?? {})),
    bytes: files.reduce((sum, { contents }) => sum + gzipped(contents), 0),
  };
}

it('a tile imported from the index loads no dashboard, grid or menu in a split bundle', async () => {
  const { modules, bytes } = await loadedAtOnce('index');
  expect(modules.filter((path) => /stat-tile\.js$/.test(path))).toHaveLength(1);
  expect(
    modules.filter((path) =>
      /dashboards\/|data-grid\/|@radix-ui|@tanstack|tailwind-merge|cover-art\//.test(path),
    ),
  ).toEqual([]);
  expect(bytes).toBeLessThanOrEqual(SPLIT_TILE_BUDGETS.index);
});

it('a tile imported from its entry has the same size in a split bundle', async () => {
  expect((await loadedAtOnce('stat-tile')).bytes).toBeLessThanOrEqual(SPLIT_TILE_BUDGETS['stat-tile']);
});

import { build, type Metafile } from 'esbuild';
import { expect, it } from 'vitest';
import { builtEntry } from '../../../vite.shared';
import { HOSTS_OWN } from '../../shared/bundle-size';
import { ROOT } from '../../shared/run';

/** Modules in the files that a bundle's entry loads at once. */
function loadedAtOnce({ outputs }: Metafile): string[] {
  const loaded = new Set<string>();
  const load = (file: string): void => {
    const output = outputs[file];
    if (!output || loaded.has(file)) return;
    loaded.add(file);
    for (const { path, kind } of output.imports) if (kind === 'import-statement') load(path);
  };
  for (const [file, { entryPoint }] of Object.entries(outputs)) if (entryPoint === '<stdin>') load(file);
  return [...loaded].flatMap((file) => Object.keys(outputs[file]?.inputs ?? {}));
}

it('a tile imported from the index brings no dashboard, grid or menu where a host splits its bundle', async () => {
  const { metafile } = await build({
    stdin: {
      contents: `export { StatTile } from ${JSON.stringify(`${ROOT}/${builtEntry('index')}`)};`,
      resolveDir: ROOT,
    },
    bundle: true,
    splitting: true,
    write: false,
    outdir: 'out',
    format: 'esm',
    metafile: true,
    external: HOSTS_OWN,
    logLevel: 'error',
  });
  const modules = loadedAtOnce(metafile);
  expect(modules.filter((path) => /stat-tile\.js$/.test(path))).toHaveLength(1);
  expect(
    modules.filter((path) =>
      /dashboards\/|data-grid\/|@radix-ui|@tanstack|tailwind-merge|cover-art\//.test(path),
    ),
  ).toEqual([]);
});

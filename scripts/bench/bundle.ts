import { type BuildOptions, build } from 'esbuild';
import { gzipped, HOSTS_OWN } from '../shared/bundle-size';
import { ROOT } from '../shared/run';

/** A page's script and stylesheet. */
export interface PageFiles {
  js: string;
  css: string;
}

const options = (modules: string | undefined): BuildOptions => ({
  nodePaths: [`${ROOT}/node_modules`, ...(modules === undefined ? [] : [modules])],
  bundle: true,
  minify: true,
  write: false,
  outdir: 'out',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
});

async function bundle(given: BuildOptions): Promise<PageFiles> {
  const { outputFiles = [] } = await build(given);
  const file = (extension: string): string =>
    outputFiles.find(({ path }) => path.endsWith(extension))?.text ?? '';
  return { js: file('.js'), css: file('.css') };
}

/**
 * Bundles a page as a host would, for production, with React in it.
 *
 * @param entry - path of the source
 * @param modules - folder with packages that are not installed here
 */
export const bundlePage = (entry: string, modules?: string): Promise<PageFiles> =>
  bundle({
    ...options(modules),
    entryPoints: [entry],
    format: 'iife',
    // Use the built package: `paths` in tsconfig.json would lead to the sources.
    tsconfigRaw: {},
    alias: {
      react: `${ROOT}/node_modules/react`,
      'react-dom': `${ROOT}/node_modules/react-dom`,
    },
  });

/**
 * The size of exports as a host bundles them, in bytes after gzip, without React.
 *
 * @param source - a module that exports them, and imports the stylesheets that they need
 * @param modules - folder with their packages
 */
export async function bundleKit(source: string, modules: string): Promise<{ js: number; css: number }> {
  const { js, css } = await bundle({
    ...options(modules),
    stdin: { contents: source, resolveDir: modules },
    format: 'esm',
    external: [...HOSTS_OWN],
  });
  return { js: gzipped(js), css: css === '' ? 0 : gzipped(css) };
}

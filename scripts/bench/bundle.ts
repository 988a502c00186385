import { build } from 'esbuild';
import { ROOT } from '../suites/run';

/** A page's script and stylesheet. */
export interface PageFiles {
  js: string;
  css: string;
}

/**
 * Bundles a page as a host would, for production, with React in it.
 *
 * @param entry - path of the source
 * @param modules - folders with packages that are not installed here
 */
export async function bundlePage(entry: string, modules: readonly string[] = []): Promise<PageFiles> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    alias: { 'tapa-ui': `${ROOT}/dist` },
    nodePaths: [`${ROOT}/node_modules`, ...modules],
    bundle: true,
    minify: true,
    write: false,
    outdir: 'out',
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const file = (extension: string): string =>
    outputFiles.find(({ path }) => path.endsWith(extension))?.text ?? '';
  return { js: file('.js'), css: file('.css') };
}

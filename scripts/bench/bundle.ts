import { build } from 'esbuild';
import { ROOT } from '../shared/run.js';

export interface PageFiles {
  js: string;
  css: string;
}

/**
 * Bundles a page for production, as a host would, with React.
 *
 * @param entry - path of the source, in scripts/bench
 * @param modules - folders of packages that are not installed here. @default none
 */
export async function bundlePage(entry: string, modules: readonly string[] = []): Promise<PageFiles> {
  const { outputFiles = [] } = await build({
    entryPoints: [`${ROOT}/scripts/bench/${entry}`],
    nodePaths: [`${ROOT}/node_modules`, ...modules],
    bundle: true,
    minify: true,
    write: false,
    outdir: 'out',
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    // Use the built package: `paths` in tsconfig.json would lead to the sources.
    tsconfigRaw: {},
    alias: {
      react: `${ROOT}/node_modules/react`,
      'react-dom': `${ROOT}/node_modules/react-dom`,
    },
  });
  const file = (extension: string): string =>
    outputFiles.find(({ path }) => path.endsWith(extension))?.text ?? '';
  return { js: file('.js'), css: file('.css') };
}

import { relative } from 'node:path';
import { build } from 'esbuild';
import { bundledInputs } from '../../shared/bundle-size';
import { ROOT } from '../../shared/run';

/** What every component library has, for hosts that use nothing else: component → the exports that sizes are measured with. */
export const KIT: Readonly<Record<string, readonly string[]>> = {
  'stat-tile': ['StatTile'],
  tabs: ['Tabs', 'TabList', 'TabPanel'],
  tooltip: ['Tooltip', 'TooltipProvider'],
  toast: ['Toaster', 'toast'],
  badge: ['Badge'],
  progress: ['Progress'],
  avatar: ['Avatar'],
  'user-menu': ['UserMenu'],
};

/** What pages without a dashboard show. What else there is, dashboards.css has. */
export const CORE = [
  ...['avatar', 'badge', 'banner', 'bottom-nav', 'button', 'cover-art', 'empty-state', 'error-fallback'],
  ...[
    'listing-card',
    'loading-screen',
    'panel',
    'skeleton',
    'toast',
    'top-bar',
    'user-menu',
    'visually-hidden',
  ],
];

/** The source files that components are made of, by their paths from the root: what the bundler takes of the imports. */
export async function sourcesOf(components: readonly string[]): Promise<string[]> {
  const { metafile } = await build({
    stdin: {
      contents: components.map((name) => `export * from './src/components/${name}';`).join('\n'),
      resolveDir: ROOT,
    },
    absWorkingDir: ROOT,
    bundle: true,
    packages: 'external',
    format: 'esm',
    write: false,
    metafile: true,
    logLevel: 'error',
  });
  return bundledInputs(metafile).filter((path) => path.startsWith('src/'));
}

/** Tailwind's configuration of a stylesheet that has the classes of some components only. */
export const sheetConfig = async (components: readonly string[]) => ({
  content: (await sourcesOf(components)).map((path) => relative(import.meta.dirname, `${ROOT}/${path}`)),
});

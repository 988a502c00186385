import { relative } from 'node:path';
import { build } from 'esbuild';
import { bundledInputs } from '../../shared/bundle-size.js';
import { ROOT } from '../../shared/run.js';

/** The kit's components → the exports that its size is measured with. */
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

/** The components in core.css, for pages without a dashboard. dashboards.css has the others. */
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

/** Returns the source files of components, from the root, as the bundler resolves their imports. */
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

/** Returns the Tailwind configuration of a stylesheet with the classes of these components only. */
export const sheetConfig = async (components: readonly string[]) => ({
  content: (await sourcesOf(components)).map((path) => relative(import.meta.dirname, `${ROOT}/${path}`)),
});

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { injectManifest } from 'workbox-build';
import { BROWSER_TARGETS } from '../../vite.shared';
import { type Bundle, closureOf, isChunk, SHELL_FILE } from './prerendered-pages';

const WORKER = fileURLToPath(new URL('../service-worker/worker.ts', import.meta.url));

/**
 * Lazy code of the shell, which must work offline: public pages, since travelers need guides on poor
 * connections, the booking page, and code that loads on a press or for a message.
 */
const LAZY_SHELL =
  /\/(routes\/public\/([\w-]+-screen|content-page)|content\/pages\/[\w-]+|routes\/protected\/booking-screen|user-menu\/account-items|data-grid\/data-(grid|list)|toast\/toast-area)\.tsx?$/;

const PUBLIC_FILES = ['manifest.json', 'icons/icon.svg'];

function shellOf(bundle: Bundle): string[] {
  const starts = Object.values(bundle).filter(
    (file) => isChunk(file) && (file.isEntry || LAZY_SHELL.test(file.facadeModuleId ?? '')),
  );
  const fonts = Object.keys(bundle).filter((name) => /-latin-wght.*\.woff2$/.test(name));
  return [...new Set([...starts.flatMap(({ fileName }) => [...closureOf(bundle, fileName)]), ...fonts])];
}

/** Writes `sw.js` with the list of files to precache. */
export async function writeWorker(
  folder: string,
  workFolder: string,
  shell: readonly string[],
): Promise<void> {
  const swSrc = join(workFolder, 'sw.js');
  await build({
    entryPoints: [WORKER],
    outfile: swSrc,
    bundle: true,
    minify: true,
    format: 'iife',
    target: BROWSER_TARGETS,
    define: {
      'process.env.NODE_ENV': JSON.stringify('production'),
      SHELL_PAGE: JSON.stringify(`/${SHELL_FILE}`),
    },
  });
  const { warnings } = await injectManifest({
    swSrc,
    swDest: join(folder, 'sw.js'),
    globDirectory: folder,
    globPatterns: [SHELL_FILE, ...PUBLIC_FILES, ...shell],
    modifyURLPrefix: { '': '/' },
    dontCacheBustURLsMatching: /^assets\//,
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
}

/** Builds `/sw.js` (spec: 7.service-worker). The dev server has none. */
export function serviceWorker(): Plugin {
  let folder = '';
  let workFolder = '';
  let shell: string[] = [];
  return {
    name: 'tapa-service-worker',
    apply: 'build',
    configResolved: ({ root, build: { outDir }, cacheDir }) => {
      folder = join(root, outDir);
      workFolder = cacheDir;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        shell = shellOf(bundle);
      },
    },
    // Before the compression of all files.
    writeBundle: { order: 'pre', sequential: true, handler: () => writeWorker(folder, workFolder, shell) },
  };
}

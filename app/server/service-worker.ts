import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { BROWSER_TARGETS } from '../../vite.shared';
import { type BuildFiles, SHELL_PAGE } from '../service-worker/build-files';
import { type Bundle, closureOf, isChunk, SHELL_FILE } from './prerendered-pages';

const WORKER = fileURLToPath(new URL('../service-worker/worker.ts', import.meta.url));

/**
 * Screens that are part of the shell although they are loaded lazily: that of '/' and of every unknown path, and the
 * sign-in, where guarded paths lead when nobody can be asked who is there (decision 2).
 */
const SCREENS = ['/routes/public/landing-screen.tsx', '/routes/public/auth-screen.tsx'];

/** Code that a press or a message asks for: it has to be there offline too, where it cannot be fetched then. */
const ON_DEMAND = ['/user-menu/account-items.tsx', '/toast/toast-area.tsx'];

const STARTS = [...SCREENS, ...ON_DEMAND];

/** Files of public/ that an installed app opens with. Nothing in their names tells one build's from another's. */
const PUBLIC_FILES = ['/manifest.json', '/icons/icon.svg'];

function shellOf(bundle: Bundle): string[] {
  const starts = Object.values(bundle).filter(
    (file) => isChunk(file) && (file.isEntry || STARTS.some((start) => file.facadeModuleId?.endsWith(start))),
  );
  const fonts = Object.keys(bundle).filter((name) => /-latin-wght.*\.woff2$/.test(name));
  return [...new Set([...starts.flatMap(({ fileName }) => [...closureOf(bundle, fileName)]), ...fonts])];
}

const hashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/**
 * Reads what the worker must know off a finished bundle.
 *
 * @param readPublic - reads a file of public/ by its path in the address: the bundle has none of them
 */
export function buildFilesOf(bundle: Bundle, readPublic: (path: string) => string | Uint8Array): BuildFiles {
  const shell = shellOf(bundle);
  const hashed = Object.keys(bundle).filter((name) => name.startsWith('assets/') && !name.endsWith('.map'));
  const page = bundle[SHELL_FILE];
  const unhashed = [page?.type === 'asset' ? page.source : '', ...PUBLIC_FILES.map(readPublic)];
  return {
    version: hashOf([...hashed.sort(), ...unhashed.map(hashOf)].join('\n')).slice(0, 12),
    shell: [SHELL_PAGE, ...PUBLIC_FILES, ...shell.map((name) => `/${name}`)],
    assets: hashed.filter((name) => !shell.includes(name)).map((name) => `/${name}`),
  };
}

/** Builds `/sw.js` with the list of the built files (decision 28). The dev server has none. */
export function serviceWorker(): Plugin {
  let publicDir = '';
  return {
    name: 'tapa-service-worker',
    apply: 'build',
    configResolved: (config) => {
      publicDir = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = buildFilesOf(bundle, (path) => readFileSync(join(publicDir, path)));
        const { outputFiles } = await build({
          entryPoints: [WORKER],
          bundle: true,
          minify: true,
          write: false,
          format: 'iife',
          target: BROWSER_TARGETS,
          define: { BUILD_FILES: JSON.stringify(files) },
        });
        const source = outputFiles[0]?.text;
        if (source === undefined) throw new Error('The service worker was not built');
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

import { readFileSync, writeFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import type { HostProject } from './host-project.js';

/** The fixture's pages, each with a script of the same name. */
export const HOST_PAGES = [
  'dashboard',
  'hydrate',
  'tile',
  'alone-plain',
  'alone-tailwind',
  'alone-bootstrap',
  'alone-bare',
  'kit-plain',
  'kit-tailwind',
  'kit-bootstrap',
  'kit-bare',
  'isolated',
] as const;

/** All components of the package, rendered by the browser and by a server. */
export const GALLERY_PAGES = ['gallery-client', 'gallery-server'] as const;

export type HostPage = (typeof HOST_PAGES)[number] | (typeof GALLERY_PAGES)[number];

const html = (name: HostPage, own: string, content: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title></head>` +
  `<body>${own}<div id="root">${content}</div><script type="module" src="/${name}.js"></script></body></html>`;

/**
 * Builds pages of a host with Vite.
 *
 * @param serverMarkup - the server's markup of pages that are hydrated
 * @returns the folder of the built pages
 */
export async function buildHost(
  { folder }: HostProject,
  pages: readonly HostPage[],
  serverMarkup: Partial<Record<HostPage, string>>,
): Promise<string> {
  const hostContent = readFileSync(`${folder}/host-content.html`, 'utf8');
  for (const page of pages) {
    const own = /^(?:alone|kit)-/.test(page) ? hostContent : '';
    writeFileSync(`${folder}/${page}.html`, html(page, own, serverMarkup[page] ?? ''));
  }
  // Vite would take the test's value for the mode.
  const { NODE_ENV } = process.env;
  Object.assign(process.env, { NODE_ENV: 'production' });
  try {
    await build({
      configFile: false,
      root: folder,
      logLevel: 'error',
      // Packages linked from this repository must use the host's React.
      resolve: { dedupe: ['react'] },
      plugins: pages.includes('kit-tailwind') ? [tailwindcss()] : [],
      build: {
        outDir: 'built',
        reportCompressedSize: false,
        rollupOptions: { input: pages.map((page) => `${folder}/${page}.html`) },
      },
    });
  } finally {
    Object.assign(process.env, { NODE_ENV });
  }
  return `${folder}/built`;
}

import { writeFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import type { HostProject } from './host-project';

/** The fixture's pages, each with the script of its name. */
export const HOST_PAGES = [
  'dashboard',
  'hydrate',
  'tile-none',
  'tile-plain',
  'tile-tailwind',
  'tile-bootstrap',
] as const;

/** One of the fixture's pages. */
export type HostPage = (typeof HOST_PAGES)[number];

const html = (name: HostPage, content: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title></head>` +
  `<body><div id="root">${content}</div><script type="module" src="/${name}.js"></script></body></html>`;

/**
 * Builds pages of a host with Vite.
 *
 * @param serverMarkup - what the server rendered for the page that is hydrated
 * @returns the folder of the built pages
 */
export async function buildHost(
  { folder }: HostProject,
  pages: readonly HostPage[],
  serverMarkup: string,
): Promise<string> {
  for (const page of pages) {
    writeFileSync(`${folder}/${page}.html`, html(page, page === 'hydrate' ? serverMarkup : ''));
  }
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    plugins: pages.includes('tile-tailwind') ? [tailwindcss()] : [],
    build: {
      outDir: 'built',
      reportCompressedSize: false,
      rollupOptions: { input: pages.map((page) => `${folder}/${page}.html`) },
    },
  });
  return `${folder}/built`;
}

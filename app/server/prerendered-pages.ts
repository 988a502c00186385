import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, type ResolvedConfig, type Rollup, runnerImport } from 'vite';
import { sourceAliases } from '../../vite.shared';
import { API_PATHS } from '../api/paths';
import type { Page } from '../prerender';

const ENTRY = fileURLToPath(new URL('../prerender.tsx', import.meta.url));

/** The empty document for every path without a file. */
export const SHELL_FILE = 'app.html';

const ROOT = '<div id="root"></div>';

export type Bundle = Rollup.OutputBundle;

export const isChunk = (file: Bundle[string] | undefined): file is Rollup.OutputChunk =>
  file?.type === 'chunk';

const chunkOf = (bundle: Bundle, fileName: string): Rollup.OutputChunk | undefined => {
  const file = bundle[fileName];
  return isChunk(file) ? file : undefined;
};

/** Returns a chunk's file, those of all its imports, and their styles. */
export function closureOf(bundle: Bundle, fileName: string, found = new Set<string>()): Set<string> {
  const chunk = chunkOf(bundle, fileName);
  if (found.has(fileName) || !chunk) return found;
  found.add(fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const imported of chunk.imports) closureOf(bundle, imported, found);
  return found;
}

/**
 * Writes an HTML file for each page with the markup of its first view, which shows before any code loads. A
 * public page can be read without JavaScript; a guarded page shows a loading screen. So does `app.html`, for
 * single bookings and unknown paths, where nothing is hydrated.
 */
export function prerenderedPages(): Plugin {
  let define: ResolvedConfig['define'];
  return {
    name: 'tapa-prerendered-pages',
    configResolved: (config) => {
      define = config.define;
    },
    configurePreviewServer(server) {
      const folder = join(server.config.root, server.config.build.outDir);
      server.middlewares.use((request, _response, next) => {
        const [path = ''] = request.url?.split('?') ?? [];
        const hasFile = [path, fileOf(path)].some((file) => isFile(join(folder, file)));
        if (request.headers.accept?.includes('text/html') && !hasFile) request.url = `/${SHELL_FILE}`;
        next();
      });
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('The build has no index.html to prerender into');
        const template = String(index.source);
        const { PAGES, LOADING } = await renderPages(define);
        const shell = replaceOnce(template, ROOT, `<div id="root">${LOADING}</div>`);
        this.emitFile({ type: 'asset', fileName: SHELL_FILE, source: shell });
        for (const page of PAGES) {
          const files = filesOf(bundle, page);
          // The code that all dashboards share loads while the user is looked up.
          for (const file of sharedBy(dashboardsOf(bundle, files))) files.add(file);
          const source = documentOf(template, page, files);
          if (page.path === '/') index.source = source;
          else this.emitFile({ type: 'asset', fileName: fileOf(page.path), source });
        }
      },
    },
  };
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** Drops imports of styles: the document links those of the build. */
const withoutStyles: Plugin = {
  name: 'tapa-without-styles',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.css') ? '\0no-styles' : undefined),
  load: (id) => (id === '\0no-styles' ? '' : undefined),
};

/** Renders the pages with the build's constants, which browser and markup must share. */
async function renderPages(define: ResolvedConfig['define']): Promise<typeof import('../prerender')> {
  const { module } = await runnerImport<typeof import('../prerender')>(ENTRY, {
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define,
    plugins: [withoutStyles],
    resolve: { alias: sourceAliases },
  });
  return module;
}

function filesOf(bundle: Bundle, { files }: Page): Set<string> {
  const chunks = Object.values(bundle).filter(isChunk);
  const found = new Set<string>();
  for (const file of files) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/app/${file}`));
    if (chunk === undefined) throw new Error(`The build has no chunk for ${file}`);
    closureOf(bundle, chunk.fileName, found);
  }
  return found;
}

const DASHBOARD = /\/src\/dashboards\/[\w-]+\/[\w-]+-dashboard\.tsx$/;

/** Returns the files of each dashboard that a page may show. */
const dashboardsOf = (bundle: Bundle, files: ReadonlySet<string>): Set<string>[] =>
  [...files]
    .flatMap((file) => chunkOf(bundle, file)?.dynamicImports ?? [])
    .filter((file) => DASHBOARD.test(chunkOf(bundle, file)?.facadeModuleId ?? ''))
    .map((file) => closureOf(bundle, file));

/** Looks the user up while the code loads. Its credentials mode must be that of the client (`include`). */
const USER_LOOK_UP = `  <link rel="preload" as="fetch" crossorigin="use-credentials" href="${API_PATHS.authUser}" />`;

const sharedBy = ([first = new Set(), ...others]: readonly Set<string>[]): string[] =>
  [...first].filter((file) => others.every((other) => other.has(file)));

// Styles and fonts load before the code, because the markup can be read without it.
function documentOf(template: string, { path, html, meta }: Page, files: Set<string>): string {
  if (/<script| style="/.test(html)) {
    throw new Error(
      `${path} is prerendered with an inline script or style, which the security policy forbids`,
    );
  }
  const links = linksTo(files, template);
  const lines = meta
    ? [metaOf('description', meta.description), ...links]
    : // A loading screen does not need the screen's styles, and must not wait for them.
      [
        metaOf('robots', 'noindex'),
        USER_LOOK_UP,
        ...links.map((link) => link.replace('rel="stylesheet"', 'rel="preload" as="style"')),
      ];
  const titled = meta
    ? replaceOnce(template, /<title>.*<\/title>/, `<title>${escapeHtml(meta.title)}</title>`)
    : template;
  const headed = replaceOnce(titled, '</head>', `${lines.join('\n    ')}\n  </head>`);
  return replaceOnce(headed, ROOT, `<div id="root" data-prerendered="${path}">${html}</div>`).replace(
    /<script type="module"|<link rel="modulepreload"/g,
    '$& fetchpriority="low"',
  );
}

const linksTo = (files: Set<string>, template: string): string[] =>
  [...files].filter((file) => !template.includes(`/${file}"`)).map(linkTo);

const linkTo = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;

const metaOf = (name: string, text: string): string =>
  `  <meta name="${name}" content="${escapeHtml(text)}" />`;

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

function replaceOnce(page: string, place: string | RegExp, text: string): string {
  const replaced = page.replace(place, () => text);
  if (replaced === page) throw new Error(`index.html has no ${place}`);
  return replaced;
}

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, type ResolvedConfig, type Rollup, runnerImport } from 'vite';
import { sourceAliases } from '../../vite.shared';
import { NEEDS_ID, type RoleNeeds } from '../api/early-requests';
import { API_PATHS } from '../api/paths';
import type { Page, PageMeta } from '../prerender';
import { EARLY_REQUESTS_CHUNK } from './chunk-groups';

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
          const source = page.meta
            ? publicDocument(bundle, template, page, page.meta)
            : guardedDocument(bundle, template, page);
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

/** Returns the only chunk that matches. */
function requireChunk(bundle: Bundle, name: string, isIt: (chunk: Rollup.OutputChunk) => boolean): string {
  const chunk = Object.values(bundle).filter(isChunk).find(isIt);
  if (chunk === undefined) throw new Error(`The build has no chunk for ${name}`);
  return chunk.fileName;
}

const chunkOfModule = (bundle: Bundle, file: string): string =>
  requireChunk(bundle, file, ({ facadeModuleId }) => facadeModuleId?.endsWith(`/${file}`) ?? false);

function filesOf(bundle: Bundle, { files }: Page): Set<string> {
  const found = new Set<string>();
  for (const file of files) closureOf(bundle, chunkOfModule(bundle, `app/${file}`), found);
  return found;
}

/** Returns the files of the dashboard that a page shows to each role. */
const dashboardFiles = (bundle: Bundle, { dashboards = [] }: Page): Set<string>[] =>
  dashboards.map(({ kind }) =>
    closureOf(bundle, chunkOfModule(bundle, `src/dashboards/${kind}/${kind}-dashboard.tsx`)),
  );

const sharedBy = ([first = new Set(), ...others]: readonly Set<string>[]): string[] =>
  [...first].filter((file) => others.every((other) => other.has(file)));

// Styles and fonts load before the code, because the markup can be read without it.
const withLowPriority = (html: string): string =>
  html.replaceAll(/<script type="module"|<link rel="modulepreload"/g, '$& fetchpriority="low"');

function publicDocument(
  bundle: Bundle,
  template: string,
  page: Page,
  { title, description }: PageMeta,
): string {
  const head = [metaOf('description', description), ...linksTo(filesOf(bundle, page), template)];
  const titled = replaceOnce(template, /<title>.*<\/title>/, `<title>${escapeHtml(title)}</title>`);
  return withLowPriority(documentOf(titled, page, head));
}

/** Looks the user up while the code loads. Its credentials mode must be that of the client (`include`). */
const USER_LOOK_UP = `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${API_PATHS.authUser}" />`;

function guardedDocument(bundle: Bundle, template: string, page: Page): string {
  const screen = filesOf(bundle, page);
  const dashboards = dashboardFiles(bundle, page);
  // The code that all dashboards share loads while the user is looked up, after that of the title.
  const shared = sharedBy(dashboards).filter((file) => !screen.has(file));
  const ownCode = dashboards.map((files) =>
    [...files].filter((file) => file.endsWith('.js') && !screen.has(file) && !shared.includes(file)),
  );
  const needs = page.dashboards?.map(({ role, reads }, index): [string, RoleNeeds] => [
    role,
    { code: (ownCode[index] ?? []).map((file) => `/${file}`), reads },
  ]);
  const early = requireChunk(bundle, 'early requests', ({ name }) => name === EARLY_REQUESTS_CHUNK);
  // A loading screen does not need the screen's styles, and must not wait for them.
  const links = [...linksTo(screen, template), ...linksTo(shared, template).map(withLowPriority)];
  return documentOf(template, page, [
    metaOf('robots', 'noindex'),
    USER_LOOK_UP,
    `<script type="application/json" id="${NEEDS_ID}">${JSON.stringify(Object.fromEntries(needs ?? []))}</script>`,
    `<script type="module" async crossorigin src="/${early}"></script>`,
    ...links.map((link) => link.replace('rel="stylesheet"', 'rel="preload" as="style"')),
  ]);
}

function documentOf(template: string, { path, html }: Page, head: readonly string[]): string {
  if (/<script| style="/.test(html)) {
    throw new Error(
      `${path} is prerendered with an inline script or style, which the security policy forbids`,
    );
  }
  const headed = replaceOnce(template, '</head>', `${head.join('\n    ')}\n  </head>`);
  return replaceOnce(headed, ROOT, `<div id="root" data-prerendered="${path}">${html}</div>`);
}

const linksTo = (files: Iterable<string>, template: string): string[] =>
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

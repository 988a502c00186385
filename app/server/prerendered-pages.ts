import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, type ResolvedConfig, type Rollup, runnerImport } from 'vite';
import { sourceAliases } from '../../vite.shared';
import { API_PATHS } from '../api/paths';
import type { Page } from '../prerender';

const ENTRY = fileURLToPath(new URL('../prerender.tsx', import.meta.url));

/** The page without content, for every address without a page file. */
export const SHELL_FILE = 'app.html';

const ROOT = '<div id="root"></div>';

export type Bundle = Rollup.OutputBundle;

export const isChunk = (file: Bundle[string] | undefined): file is Rollup.OutputChunk =>
  file?.type === 'chunk';

/** Names of a chunk's file and of all that it imports statically, with their styles. */
export function closureOf(bundle: Bundle, fileName: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[fileName];
  if (found.has(fileName) || !isChunk(chunk)) return found;
  found.add(fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const imported of chunk.imports) closureOf(bundle, imported, found);
  return found;
}

/**
 * Writes an HTML file for each page with the markup of its first view, which shows before any code is loaded. A public
 * page has its title and description too, and can be read without JavaScript; a page for signed-in users shows that it
 * is loading. `app.html` stays empty; it serves single bookings and unknown paths.
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
        this.emitFile({ type: 'asset', fileName: SHELL_FILE, source: template });
        const { PAGES } = await renderPages(define);
        for (const page of PAGES) {
          const chunks = chunksOf(bundle, page);
          const files = filesOf(bundle, chunks);
          // The code of a guarded screen loads while the user is looked up, as far as all roles share it.
          if (!page.meta) for (const file of sharedBy(choicesOf(bundle, chunks))) files.add(file);
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

/** Rendering needs no styles: the document links the styles of the build. */
const withoutStyles: Plugin = {
  name: 'tapa-without-styles',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.css') ? '\0no-styles' : undefined),
  load: (id) => (id === '\0no-styles' ? '' : undefined),
};

/** Renders with the constants of the build: what they switch on or off must be the same in browser and markup. */
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

function chunksOf(bundle: Bundle, { files }: Page): Rollup.OutputChunk[] {
  const chunks = Object.values(bundle).filter(isChunk);
  return files.map((file) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/app/${file}`));
    if (chunk === undefined) throw new Error(`The build has no chunk for ${file}`);
    return chunk;
  });
}

const filesOf = (bundle: Bundle, chunks: readonly Rollup.OutputChunk[]): Set<string> =>
  new Set(chunks.flatMap(({ fileName }) => [...closureOf(bundle, fileName)]));

const choicesOf = (bundle: Bundle, chunks: readonly Rollup.OutputChunk[]): Set<string>[] =>
  chunks.flatMap(({ dynamicImports }) => dynamicImports.map((name) => closureOf(bundle, name)));

/** Looks the user up while the code loads. It works only when both send cookies alike (`credentials: 'include'` in the client). */
const USER_LOOK_UP = `  <link rel="preload" as="fetch" crossorigin="use-credentials" href="${API_PATHS.authUser}" />`;

const sharedBy = ([first = new Set(), ...others]: readonly Set<string>[]): string[] =>
  [...first].filter((file) => others.every((other) => other.has(file)));

// The markup shows with all of its styles, and can be read before its code, which therefore comes after styles and fonts.
function documentOf(template: string, { path, html, meta }: Page, files: Set<string>): string {
  if (/<script| style="/.test(html)) {
    throw new Error(
      `${path} is prerendered with an inline script or style, which the security policy forbids`,
    );
  }
  const links = linksTo(files, template);
  const lines = meta
    ? [metaOf('description', meta.description), ...links]
    : // A first view that only says that it loads does not use the screen's styles, and must not wait for them.
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

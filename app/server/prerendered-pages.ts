import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, type ResolvedConfig, runnerImport } from 'vite';
import { sourceAliases } from '../../scripts/source-aliases';
import type { PrerenderedPage } from '../prerender';
import { SHELL_PAGE } from '../service-worker/build-files';
import { type Bundle, closureOf, isChunk } from './bundle-closure';

const ENTRY = fileURLToPath(new URL('../prerender.tsx', import.meta.url));

/** The page without content, for every address that has none of its own. */
export const SHELL_FILE = SHELL_PAGE.slice(1);

const ROOT = '<div id="root"></div>';

/**
 * Writes each public page as a file of its own, with its first view as markup, its title and its description: it is
 * there before any code is, and for readers without JavaScript. `app.html` stays empty: dashboards, bookings and
 * unknown paths open with it.
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
        if (request.headers.accept?.includes('text/html') && !hasFile) request.url = SHELL_PAGE;
        next();
      });
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build has no index.html to prerender into');
        const template = String(page.source);
        this.emitFile({ type: 'asset', fileName: SHELL_FILE, source: template });
        for (const prerendered of await renderPages(define)) {
          const source = fill(template, prerendered, filesOf(bundle, prerendered.module));
          if (prerendered.path === '/') page.source = source;
          else this.emitFile({ type: 'asset', fileName: fileOf(prerendered.path), source });
        }
      },
    },
  };
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** Markup needs no styles; those of the built page are linked. */
const withoutStyles: Plugin = {
  name: 'tapa-without-styles',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.css') ? '\0no-styles' : undefined),
  load: (id) => (id === '\0no-styles' ? '' : undefined),
};

/** Renders with the constants of the build: what they switch on or off must be the same in browser and markup. */
async function renderPages(define: ResolvedConfig['define']): Promise<readonly PrerenderedPage[]> {
  const { module } = await runnerImport<typeof import('../prerender')>(ENTRY, {
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define,
    plugins: [withoutStyles],
    resolve: { alias: sourceAliases },
  });
  return module.PRERENDERED_PAGES;
}

/** The files that the screen of a page needs. */
function filesOf(bundle: Bundle, module: string): Set<string> {
  const chunk = Object.values(bundle).find(
    (file) => isChunk(file) && file.facadeModuleId?.endsWith(`/routes/public/${module.slice(2)}`),
  );
  if (chunk === undefined) throw new Error(`The build has no chunk for ${module}`);
  return closureOf(bundle, chunk.fileName);
}

/**
 * A page as a document: the template with its markup, and with links to what of its files the template lacks. It can
 * be read without its code, which therefore comes after styles and fonts.
 */
function fill(
  template: string,
  { path, title, description, html }: PrerenderedPage,
  files: Set<string>,
): string {
  if (/<script| style="/.test(html)) {
    throw new Error(
      `${path} is prerendered with an inline script or style, which the security policy forbids`,
    );
  }
  const links = [...files].filter((file) => !template.includes(`/${file}"`)).map(linkTo);
  return [
    [/<title>.*<\/title>/, `<title>${escapeHtml(title)}</title>`],
    ['</head>', `${[metaDescription(description), ...links].join('\n    ')}\n  </head>`],
    [ROOT, `<div id="root" data-prerendered="${path}">${html}</div>`],
  ]
    .reduce((page, [place, text]) => replaceOnce(page, place as string | RegExp, text as string), template)
    .replace(/<script type="module"|<link rel="modulepreload"/g, '$& fetchpriority="low"');
}

const linkTo = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;

const metaDescription = (text: string): string =>
  `  <meta name="description" content="${escapeHtml(text)}" />`;

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

function replaceOnce(page: string, place: string | RegExp, text: string): string {
  const replaced = page.replace(place, () => text);
  if (replaced === page) throw new Error(`index.html has no ${place}`);
  return replaced;
}

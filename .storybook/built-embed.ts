import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { runScript } from './run-script';

/** Where the built files stand beside the stories, and where they are built to. */
const PLACE = 'embed';
const FOLDER = 'node_modules/.cache/tapa-embed';

/** The files by which a page loads the elements. */
const ELEMENTS = ['tapa-widgets.js', 'tapa-dashboard.js'];
const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
};

const build = () => runScript('scripts/build/build-embed.ts', `--stories=${FOLDER}`);

/**
 * Gives the stories the widgets and `<tapa-dashboard>` with its frame as partners get them, in `embed/`. In development they
 * are built again whenever a page loads an element.
 */
export function builtEmbedPlugin(): Plugin {
  return {
    name: 'tapa-built-embed',
    async generateBundle() {
      await build();
      for (const name of readdirSync(FOLDER)) {
        const source = readFileSync(`${FOLDER}/${name}`);
        this.emitFile({ type: 'asset', fileName: `${PLACE}/${name}`, source });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${PLACE}/`, async ({ url = '' }, response, next) => {
        try {
          const name = new URL(url, 'http://embed').pathname.slice(1);
          if (ELEMENTS.includes(name)) await build();
          const type = TYPES[name.split('.').at(-1) ?? ''];
          const file = `${FOLDER}/${name}`;
          if (type === undefined || name.includes('/') || !existsSync(file)) {
            next();
            return;
          }
          response.setHeader('content-type', type);
          response.end(readFileSync(file));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

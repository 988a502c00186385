import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { runScript } from './run-script';

/** Where the frame stands beside the stories, and where it is built to. */
const PLACE = 'embed';
const FOLDER = 'node_modules/.cache/tapa-frame';

const ELEMENT = 'tapa-dashboard.js';
const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
};

const build = () => runScript('scripts/build/embed/write-frame.ts', FOLDER);

/**
 * Gives the stories `<tapa-dashboard>` and its frame as partners get them, at `embed/tapa-dashboard.js`. In development they
 * are built anew whenever a page loads the element.
 */
export function builtFramePlugin(): Plugin {
  return {
    name: 'tapa-built-frame',
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
          const name = new URL(url, 'http://frame').pathname.slice(1);
          if (name === ELEMENT) await build();
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

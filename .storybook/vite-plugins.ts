import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import { exportsOf, packageEntries } from '../vite.shared.js';
import type { Origins } from './shown-code.js';

const virtualModule = (name: string, write: () => string | Promise<string>): Plugin => ({
  name: `tapa-${name}`,
  resolveId: (id) => (id === `virtual:${name}` ? `\0${id}` : null),
  load: (id) => (id === `\0virtual:${name}` ? write() : null),
});

/** Limit of a script's output. */
const MAX_BYTES = 2 ** 24;

/** Runs a script in a separate process, because Storybook's config loader cannot import it. */
async function runScript(...script: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', ...script], {
    maxBuffer: MAX_BYTES,
    // In Storybook's development mode, the widgets would load React's development code.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return stdout;
}

/** Folder of the built files in Storybook's URLs. */
const PLACE = 'embed';
const FOLDER = 'node_modules/.cache/tapa-embed';

/** Files that pages load elements from. */
const ELEMENTS = ['tapa-widgets.js', 'tapa-dashboard.js'];
const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
};

const build = () => runScript('scripts/build/build-embed.ts', `--stories=${FOLDER}`);

/**
 * Serves the built widgets and `<tapa-dashboard>` with its frame in `embed/`. In development they are rebuilt
 * whenever a page loads an element.
 */
export function builtEmbed(): Plugin {
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

/** Returns the entry of each export of the package, other than the index. */
export function originsOfNames(): Origins {
  const { index: _, ...entries } = packageEntries();
  return Object.fromEntries(
    Object.entries(entries).flatMap(([entry, file]) =>
      exportsOf(file).values.map((name) => [name, `tapa-ui/${entry}`]),
    ),
  );
}

/** Provides the origins of exports to the shown code. */
export const originsModule = (): Plugin =>
  virtualModule('origins', () => `export const origins = ${JSON.stringify(originsOfNames())};`);

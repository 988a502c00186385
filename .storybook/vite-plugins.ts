import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import { exportsOf, packageEntries } from '../vite.shared.js';
import type { Origins } from './shown-code.js';

/** A virtual module whose source is generated during the build. */
const virtualModule = (name: string, write: () => string | Promise<string>): Plugin => ({
  name: `tapa-${name}`,
  resolveId: (id) => (id === `virtual:${name}` ? `\0${id}` : null),
  load: (id) => (id === `\0virtual:${name}` ? write() : null),
});

/** Limit of a script's output in bytes, far above what any script prints. */
const MAX_BYTES = 2 ** 24;

/**
 * Runs a script of this repository in a separate process, because Storybook's loader of configuration cannot import it.
 *
 * @returns its output
 */
async function runScript(...script: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', ...script], {
    maxBuffer: MAX_BYTES,
    // Storybook sets it for its own development, in which the widgets would ask for React's development code.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return stdout;
}

/** The folder of the built files, on disk and in Storybook's URLs. */
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
 * Serves the built widgets and `<tapa-dashboard>` with its frame in `embed/`, as partners get them. In development they
 * are built again whenever a page loads an element.
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

/** The smallest entry that exports each name of the package. */
export function originsOfNames(): Origins {
  const { index: _, ...entries } = packageEntries();
  return Object.fromEntries(
    Object.entries(entries).flatMap(([entry, file]) =>
      exportsOf(file).values.map((name) => [name, `tapa-ui/${entry}`]),
    ),
  );
}

/** Where the names that shown code uses are imported from. */
export const originsModule = (): Plugin =>
  virtualModule('origins', () => `export const origins = ${JSON.stringify(originsOfNames())};`);

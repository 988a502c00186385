import { type Plugin, type PreviewServer, preview } from 'vite';
import { DEMO_MODE } from '../../vite.shared.js';
import { ROOT } from './run.js';

const CONFIG = `${ROOT}/app/vite.config.ts`;

/** Arguments of `vite build` for the app with the demo API, as `npm run preview` and the tests serve it. */
export const DEMO_BUILD = ['build', '--config', CONFIG, '--mode', DEMO_MODE, '--logLevel', 'warn'];

/** Returns the address of a server, without a trailing slash, and a function that closes it. */
function served(server: PreviewServer): { url: string; close: () => Promise<void> } {
  const url = server.resolvedUrls?.local[0]?.replace(/\/$/, '');
  if (url === undefined) throw new Error(`No address for ${server.config.root}`);
  return { url, close: () => server.close() };
}

/**
 * Serves the built app with the demo API and the production headers.
 *
 * @param plugins - Vite plugins that answer before the app
 * @param port - @default a free port
 */
export const serveDemoApp = async (plugins: readonly Plugin[] = [], port = 0) =>
  served(
    await preview({
      configFile: CONFIG,
      mode: DEMO_MODE,
      logLevel: 'error',
      plugins: [...plugins],
      preview: { host: '127.0.0.1', port },
    }),
  );

/** Resolves once an address answers. @param patience - milliseconds until it rejects. @default Infinity */
export async function answers(url: string, patience = Number.POSITIVE_INFINITY): Promise<void> {
  const end = Date.now() + patience;
  for (;;) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    if (Date.now() > end) throw new Error(`${url} does not answer`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/**
 * Serves a built folder on a free port.
 *
 * @param pages - HTML by path, served instead of files
 */
export async function serveFolder(
  folder: string,
  pages: ReadonlyMap<string, string> = new Map(),
): Promise<ReturnType<typeof served>> {
  const server = await preview({
    configFile: false,
    root: folder,
    appType: 'mpa',
    logLevel: 'error',
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port: 0 },
    plugins: [
      {
        name: 'pages',
        configurePreviewServer({ middlewares }) {
          middlewares.use(({ url = '' }, response, next) => {
            const page = pages.get(new URL(url, 'http://folder').pathname);
            if (page === undefined) next();
            else response.setHeader('content-type', 'text/html').end(page);
          });
        },
      },
    ],
  });
  return served(server);
}

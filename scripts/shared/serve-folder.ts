import { preview } from 'vite';

/**
 * Serves a built folder on a free port; `close` ends it.
 *
 * @param pages - HTML by its path, in the place of files
 */
export async function serveFolder(
  folder: string,
  pages: ReadonlyMap<string, string> = new Map(),
): Promise<{ url: string; close: () => Promise<void> }> {
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
  const url = server.resolvedUrls?.local[0]?.replace(/\/$/, '');
  if (url === undefined) throw new Error(`No address for ${folder}`);
  return { url, close: () => server.close() };
}

import { preview } from 'vite';

/** Serves a built folder on a free port; `close` ends it. */
export async function serveFolder(folder: string): Promise<{ url: string; close: () => Promise<void> }> {
  const server = await preview({
    configFile: false,
    root: folder,
    appType: 'mpa',
    logLevel: 'error',
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const url = server.resolvedUrls?.local[0]?.replace(/\/$/, '');
  if (url === undefined) throw new Error(`No address for ${folder}`);
  return { url, close: () => server.close() };
}

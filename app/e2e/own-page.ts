import { fileURLToPath } from 'node:url';
import { build, type PreviewServer, preview } from 'vite';
import { test } from './fixtures';

/**
 * Builds a page of the tests before the first test of a file, and serves it with the demo API, for parts that
 * no page of the app shows.
 *
 * @param folder - in this one, with `index.html` and `vite.config.ts`
 * @returns its address, with a trailing slash
 */
export function servesOwnPage(folder: string): () => string {
  test.describe.configure({ mode: 'default' });
  let server: PreviewServer | undefined;
  test.beforeAll(async () => {
    const configFile = fileURLToPath(new URL(`${folder}/vite.config.ts`, import.meta.url));
    // Time for a build on a busy machine.
    test.setTimeout(120_000);
    await build({ configFile, configLoader: 'runner' });
    server = await preview({ configFile, configLoader: 'runner', preview: { host: '127.0.0.1', port: 0 } });
  });
  test.afterAll(() => server?.close());
  return () => server?.resolvedUrls?.local[0] ?? '';
}

import { type PreviewServer, preview } from 'vite';
import { ROOT } from './run';

/** Vite's mode for an app with the demo API inside (app/demo-api/vite-plugin.ts). */
export const DEMO_MODE = 'demo';

const CONFIG = `${ROOT}/app/vite.config.ts`;

/** Arguments of `vite build` for the app with the demo API inside, as `npm run preview` and the tests serve it. */
export const DEMO_BUILD = ['build', '--config', CONFIG, '--mode', DEMO_MODE, '--logLevel', 'warn'];

/** Serves the built app with the demo API and the production headers on a free port; `url` has no slash at its end. */
export async function serveDemoApp(): Promise<{ url: string; close: PreviewServer['close'] }> {
  const server = await preview({
    configFile: CONFIG,
    mode: DEMO_MODE,
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: 0 },
  });
  const url = server.resolvedUrls?.local[0]?.replace(/\/$/, '');
  if (url === undefined) throw new Error('The built app got no address');
  return { url, close: () => server.close() };
}

import type { Plugin } from 'vite';
import { createDemoMiddleware } from '../../src/testing/demo-api/middleware';
import { createMockServer } from '../../src/testing/demo-api/mock-server';
import { DEMO_MODE } from '../../vite.shared';

/**
 * Serves the demo API from Vite's dev and preview servers. It sets `import.meta.env.VITE_DEMO_API`, which tells the app to
 * offer its demo sign-in: 'true' in development and in a build in mode 'demo', 'false' in every other build, from which
 * that code is then dropped. The demo API itself is never bundled.
 */
export function demoApi(): Plugin {
  const middleware = createDemoMiddleware(createMockServer());
  return {
    name: 'tapa-demo-api',
    config: (_config, { command, mode }) => {
      const present = command === 'serve' || mode === DEMO_MODE;
      return { define: { 'import.meta.env.VITE_DEMO_API': JSON.stringify(String(present)) } };
    },
    configureServer(server) {
      server.middlewares.use((req, res, next) =>
        isSourceModule(req.url) ? next() : middleware(req, res, next),
      );
    },
    configurePreviewServer(server) {
      server.middlewares.use(middleware);
    },
  };
}

/**
 * Returns whether a request to the dev server is for a module of the folder `app/api`, whose address begins like a call of the
 * API. No call of the API ends in `.ts` or `.tsx`.
 */
export const isSourceModule = (url = ''): boolean => /^\/api\/[^?]*\.tsx?(?:\?|$)/.test(url);

import type { Plugin } from 'vite';
import { createDemoMiddleware } from '../../src/testing/demo-api/middleware';
import { createMockServer } from '../../src/testing/demo-api/mock-server';
import { DEMO_MODE } from '../../vite.shared';

/** Serves the demo API, which is never bundled. Production builds drop the code that depends on its flag. */
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

// Modules in `app/api` have addresses like API calls, but no call ends in `.ts` or `.tsx`.
export const isSourceModule = (url = ''): boolean => /^\/api\/[^?]*\.tsx?(?:\?|$)/.test(url);

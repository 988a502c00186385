import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import { sourceAliases } from '../../vite.shared';
import { isSourceModule } from '../server/source-modules';

/** The mode of a build that is to be previewed against the demo API: `vite build --mode demo`. */
export const DEMO_MODE = 'demo';

/** Loads the demo API with the sources of `tapa-ui` that it imports: Vite reads its own config without aliases. */
async function loadMiddleware() {
  const { module } = await runnerImport<typeof import('./middleware')>(
    fileURLToPath(new URL('middleware.ts', import.meta.url)),
    { configFile: false, logLevel: 'error', resolve: { alias: sourceAliases } },
  );
  return module.createDemoMiddleware();
}

/**
 * Serves the demo API from Vite's dev and preview servers. It sets `import.meta.env.VITE_DEMO_API`, which tells the app to
 * offer its demo sign-in: 'true' in development and in a build in mode 'demo', 'false' in every other build, from which
 * that code is then dropped. The demo API itself is never bundled.
 */
export function demoApi(): Plugin {
  return {
    name: 'tapa-demo-api',
    config: (_config, { command, mode }) => {
      const present = command === 'serve' || mode === DEMO_MODE;
      return { define: { 'import.meta.env.VITE_DEMO_API': JSON.stringify(String(present)) } };
    },
    async configureServer(server) {
      const middleware = await loadMiddleware();
      server.middlewares.use((req, res, next) =>
        isSourceModule(req.url) ? next() : middleware(req, res, next),
      );
    },
    async configurePreviewServer(server) {
      server.middlewares.use(await loadMiddleware());
    },
  };
}

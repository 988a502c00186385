import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import {
  BROWSER_TARGETS,
  compiledMessages,
  PURE_FUNCTIONS,
  postcssPlugins,
  sourceAliases,
} from '../vite.shared';
import { CHUNK_GROUPS } from './server/chunk-groups';
import { demoApi, isSourceModule } from './server/demo-api';
import { precompressed } from './server/precompressed';
import { prerenderedPages } from './server/prerendered-pages';
import { securityHeaders } from './server/security-headers';
import { serviceWorker } from './server/service-worker';

export default defineConfig(({ command, isPreview }) => {
  /** A real backend instead of the demo API, for the dev server alone (README.md). */
  const backend = command === 'serve' && !isPreview ? process.env.API_URL : undefined;

  return {
    root: fileURLToPath(new URL('.', import.meta.url)),
    plugins: [
      react(),
      // Vite minifies for the supported browsers. Tailwind would add fallbacks for older ones.
      tailwindcss({ optimize: false }),
      compiledMessages(),
      securityHeaders(),
      ...(backend ? [] : [demoApi()]),
      prerenderedPages(),
      serviceWorker(),
      precompressed(),
    ],
    css: { postcss: { plugins: postcssPlugins() } },
    resolve: { alias: sourceAliases },
    define: backend ? { 'import.meta.env.VITE_DEMO_API': '"false"' } : {},
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      target: BROWSER_TARGETS,
      cssTarget: BROWSER_TARGETS,
      sourcemap: true,
      manifest: true,
      rolldownOptions: {
        output: { codeSplitting: { groups: CHUNK_GROUPS } },
        treeshake: { manualPureFunctions: PURE_FUNCTIONS },
      },
    },
    server: {
      strictPort: true,
      proxy: backend
        ? {
            '/api': {
              target: backend,
              changeOrigin: true,
              bypass: ({ url }) => (isSourceModule(url) ? url : undefined),
            },
          }
        : undefined,
    },
    preview: { strictPort: true },
  };
});

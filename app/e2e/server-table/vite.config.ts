import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { BROWSER_TARGETS, postcssPlugins, sourceAliases } from '../../../vite.shared';
import { demoApi } from '../../server/demo-api';

/** Builds the page as the app is built, and serves it with the demo API. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  logLevel: 'error',
  plugins: [react(), tailwindcss(), demoApi()],
  css: { postcss: { plugins: postcssPlugins() } },
  resolve: { alias: sourceAliases },
  build: {
    outDir: fileURLToPath(new URL('../../../test-results/server-table', import.meta.url)),
    emptyOutDir: true,
    target: BROWSER_TARGETS,
    cssTarget: BROWSER_TARGETS,
  },
});

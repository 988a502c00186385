import { defineConfig } from 'vitest/config';
import { compiledMessages, sourceAliases } from '../../vite.shared.js';
import { ROOT } from '../shared/run.js';

/** Timeout beyond any step on a busy machine. */
const PATIENCE_MS = 600_000;

const project = (
  name: string,
  include: string,
  settings: { globalSetup?: string; isolate?: boolean } = {},
) => ({
  extends: true as const,
  test: { name, include: [`scripts/test/${include}`], ...settings },
});

/** Tests in real windows and in hosts of the packed package. Files run in sequence. */
export default defineConfig({
  root: ROOT,
  plugins: [compiledMessages()],
  resolve: { alias: sourceAliases },
  test: {
    testTimeout: PATIENCE_MS,
    hookTimeout: PATIENCE_MS,
    maxWorkers: 1,
    projects: [
      project('focus', 'focus/*.spec.ts', { globalSetup: 'scripts/test/focus/setup.ts' }),
      project('package', '{hosts,package}/*.spec.ts', {
        globalSetup: 'scripts/test/hosts/setup.ts',
        // Loads its tools, such as TypeScript, once for all files, because that takes long.
        isolate: false,
      }),
      project('pages', 'pages/*.spec.ts'),
      project('engines', 'engines/*.spec.ts', { globalSetup: 'scripts/test/focus/setup.ts' }),
      project('frameworks', 'hosts/frameworks/*.spec.ts'),
    ],
  },
});

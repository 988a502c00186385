import { defineConfig } from 'vitest/config';
import { compiledMessages, sourceAliases } from '../../vite.shared.js';
import { ROOT } from '../shared/run.js';

/** Longer than any step on a busy machine. */
const PATIENCE_MS = 600_000;

const project = (
  name: string,
  include: string,
  settings: { globalSetup?: string; isolate?: boolean } = {},
) => ({
  extends: true as const,
  test: { name, include: [`scripts/test/${include}`], ...settings },
});

/** Tests in real windows and in hosts of the packed package: one file after the other, but for the hosts that are shared. */
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
        // Its tools, such as TypeScript, are loaded once for all files: they take as long as some of the tests.
        isolate: false,
      }),
      project('pages', 'pages/*.spec.ts'),
      project('engines', 'engines/*.spec.ts', { globalSetup: 'scripts/test/focus/setup.ts' }),
      project('frameworks', 'hosts/frameworks/*.spec.ts'),
    ],
  },
});

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { compiledMessages, sourceAliases } from './vite.shared.js';

/** A test that hangs ends the run; how long one takes on a busy machine is for benchmarks to say. */
const PATIENCE_MS = process.env.FUZZ_FACTOR === undefined ? 120_000 : 1_800_000;

const MOCKED = '**/*.mocked.test.tsx';

const filesIn = (name: string) =>
  ['src', 'app', 'scripts', '.storybook'].map((folder) => `${folder}/**/${name}`);
const exclude = ['app/e2e/**', '**/node_modules/**'];

/**
 * Unit tests: `.test.ts` in plain Node, and `.test.tsx` with a document of its own for each file. Those that put others in the
 * place of modules (`vi.mock`) are `.mocked.test.tsx`, and always have modules of their own: else the order of files would
 * decide.
 */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [compiledMessages()],
  resolve: { alias: sourceAliases },
  test: {
    env: { TZ: 'UTC' },
    testTimeout: PATIENCE_MS,
    hookTimeout: PATIENCE_MS,
    // One for each processor; by default one would be left out.
    maxWorkers: '100%',
    // Loading React for each file takes longer than its tests.
    isolate: false,
    setupFiles: ['src/testing/leave-nothing-behind.ts'],
    // Tests leave much garbage: with room for it, less of it is copied.
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      { extends: true, test: { name: 'node', environment: 'node', include: filesIn('*.test.ts'), exclude } },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: filesIn('*.test.tsx'),
          exclude: [...exclude, MOCKED],
          setupFiles: ['src/testing/query-timeouts.ts', 'src/testing/loaded-tabs.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'mocked',
          environment: 'happy-dom',
          include: filesIn('*.mocked.test.tsx'),
          exclude,
          isolate: true,
          setupFiles: ['src/testing/query-timeouts.ts'],
        },
      },
    ],
  },
});

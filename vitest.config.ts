import { fileURLToPath } from 'node:url';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { compiledMessages, sourceAliases } from './vite.shared';

/** A test that hangs ends the run; how long one takes on a busy machine is for benchmarks to say. */
const PATIENCE_MS = process.env.FUZZ_FACTOR === undefined ? 120_000 : 1_800_000;

const MOCKED = '**/*.mocked.test.tsx';

/**
 * Unit tests in some folders: `.test.ts` in plain Node, and `.test.tsx` with a document of its own for each file. Those that
 * put others in the place of modules (`vi.mock`) are `.mocked.test.tsx`, and always have modules of their own: else the order
 * of files would decide.
 *
 * @param execArgv - options of Node for the processes of tests. Threads, as Stryker starts them, take none of V8's
 * @param isolate - whether each file loads its modules for itself. Stryker needs that: it finds out which tests run a line,
 *   and what a module does while it loads would count for a test of the file before
 */
export function unitTests(
  folders: readonly string[],
  { execArgv = [], isolate = true }: Pick<NonNullable<ViteUserConfig['test']>, 'execArgv' | 'isolate'> = {},
): ViteUserConfig {
  const filesIn = (extension: string) => folders.map((folder) => `${folder}/**/*.test.${extension}`);
  const exclude = ['app/e2e/**', '**/node_modules/**'];
  return defineConfig({
    root: fileURLToPath(new URL('.', import.meta.url)),
    plugins: [compiledMessages()],
    resolve: { alias: sourceAliases },
    test: {
      env: { TZ: 'UTC' },
      testTimeout: PATIENCE_MS,
      hookTimeout: PATIENCE_MS,
      // One for each processor; by default one would be left out.
      maxWorkers: '100%',
      isolate,
      setupFiles: ['src/testing/settled-imports.ts'],
      execArgv,
      projects: [
        {
          extends: true,
          test: { name: 'node', environment: 'node', include: filesIn('ts'), exclude },
        },
        {
          extends: true,
          test: {
            name: 'dom',
            environment: 'happy-dom',
            include: filesIn('tsx'),
            exclude: [...exclude, MOCKED],
            setupFiles: ['src/testing/query-timeouts.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'mocked',
            environment: 'happy-dom',
            include: folders.map((folder) => `${folder}/${MOCKED}`),
            exclude,
            isolate: true,
            setupFiles: ['src/testing/query-timeouts.ts'],
          },
        },
      ],
    },
  });
}

export default unitTests(['src', 'app', 'scripts', '.storybook'], {
  // Tests leave much garbage: with room for it, less of it is copied.
  execArgv: ['--max-semi-space-size=64'],
  // Loading React for each file takes longer than its tests.
  isolate: false,
});

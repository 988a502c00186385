import { fileURLToPath } from 'node:url';
import type { PlaywrightTestConfig } from '@playwright/test';

/** A test that hangs ends the run; how long one takes on a busy machine is for benchmarks to say. */
const PATIENCE_MS = 120_000;

/** The longest wait for a page in a step of a test. */
const STEP_PATIENCE_MS = 20_000;

/** Where suites leave reports and pictures; ignored by git. */
const RESULTS = fileURLToPath(new URL('../../test-results', import.meta.url));

// The settings of all browser tests; their browser and its flags come from the suite that starts them.
export const playwrightSettings = (suite: string): PlaywrightTestConfig => ({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: `${RESULTS}/${suite}`,
  fullyParallel: true,
  // One more than the processors that `npm test` is meant for: a page waits for answers, too.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: PATIENCE_MS,
  expect: { timeout: STEP_PATIENCE_MS },
  reporter: [
    ['dot'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? `${RESULTS}/${suite}.json` }],
  ],
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.TAPA_BROWSER_PATH || undefined,
      args: JSON.parse(process.env.TAPA_BROWSER_ARGS ?? '[]') as string[],
    },
  },
});

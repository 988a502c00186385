import { fileURLToPath } from 'node:url';
import type { PlaywrightTestConfig } from '@playwright/test';

/** Only ends a test that hangs: busy machines are slow. */
const TEST_TIMEOUT_MS = 120_000;

const STEP_TIMEOUT_MS = 20_000;

/** Folder of reports and pictures, ignored by git. */
const RESULTS = fileURLToPath(new URL('../../test-results', import.meta.url));

// Settings of all browser tests. The suite that starts them sets the browser and its flags.
export const playwrightSettings = (suite: string): PlaywrightTestConfig => ({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: `${RESULTS}/${suite}`,
  fullyParallel: true,
  // One more than the expected processors, because pages also wait for answers.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: TEST_TIMEOUT_MS,
  expect: { timeout: STEP_TIMEOUT_MS },
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

import { fileURLToPath } from 'node:url';
import type { PlaywrightTestConfig } from '@playwright/test';

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
  timeout: 30_000,
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

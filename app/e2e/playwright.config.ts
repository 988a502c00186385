import { defineConfig } from '@playwright/test';

/** The browser, its flags and the address come from scripts/suites/app.ts. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results/app',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 30_000,
  reporter: [
    ['dot'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '../../test-results/app.json' }],
  ],
  use: {
    baseURL: process.env.BASE_URL ?? '',
    locale: 'en-US',
    timezoneId: 'UTC',
    // Only service-worker.spec.ts is about the worker; elsewhere its fetching would be noise.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.TAPA_BROWSER_PATH || undefined,
      args: JSON.parse(process.env.TAPA_BROWSER_ARGS ?? '[]') as string[],
    },
  },
});

import { defineConfig } from '@playwright/test';

/** The browser and its flags come from scripts/suites/embed.ts. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../../test-results/embed',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 30_000,
  reporter: [
    ['dot'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '../../../test-results/embed.json' }],
  ],
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width: 1000, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.TAPA_BROWSER_PATH || undefined,
      args: JSON.parse(process.env.TAPA_BROWSER_ARGS ?? '[]') as string[],
    },
  },
});

import { defineConfig } from '@playwright/test';
import { playwrightSettings } from '../../src/testing/playwright-settings';

/** Started by scripts/test/browser-suites.ts, which passes the address. */
export default defineConfig(playwrightSettings('app'), {
  use: {
    baseURL: process.env.BASE_URL ?? '',
    // Only service-worker.spec.ts tests the worker, whose fetches would disturb other tests.
    serviceWorkers: 'block',
  },
});

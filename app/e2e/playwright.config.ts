import { defineConfig } from '@playwright/test';
import { playwrightSettings } from '../../src/testing/playwright-settings';

/** Started by scripts/test/browser-suites.ts, which gives it the address. */
export default defineConfig(playwrightSettings('app'), {
  use: {
    baseURL: process.env.BASE_URL ?? '',
    // Only service-worker.spec.ts is about the worker; elsewhere its fetching would be noise.
    serviceWorkers: 'block',
  },
});

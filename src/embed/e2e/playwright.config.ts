import { defineConfig } from '@playwright/test';
import { playwrightSettings } from '../../testing/playwright-settings.js';

/** Started by scripts/test/browser-suites.ts. */
export default defineConfig(playwrightSettings('embed'), {
  use: { viewport: { width: 1000, height: 800 } },
});

import { defineConfig } from '@playwright/test';
import { playwrightSettings } from '../../../scripts/suites/playwright-settings';

/** Started by scripts/suites/embed.ts. */
export default defineConfig(playwrightSettings('embed'), {
  use: { viewport: { width: 1000, height: 800 } },
});

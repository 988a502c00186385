import { getJestConfig } from '@storybook/test-runner';

const base = getJestConfig();

/** scripts/test/stories.ts passes the browser and its flags. */
export default {
  ...base,
  testTimeout: 60_000,
  // Imports have the extension of the published files: './tabs.js' is tabs.ts or tabs.tsx.
  moduleNameMapper: { '^(\\.{1,2}/.+)\\.js$': '$1' },
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      // A browser for each file. In a shared one, pages that take screenshots in parallel stop being drawn.
      launchType: 'LAUNCH',
      launchOptions: {
        executablePath: process.env.TAPA_BROWSER_PATH || undefined,
        args: JSON.parse(process.env.TAPA_BROWSER_ARGS ?? '[]'),
      },
      contextOptions: {
        timezoneId: 'UTC',
        locale: 'en-US',
        reducedMotion: 'reduce',
        colorScheme: 'light',
        deviceScaleFactor: 1,
      },
    },
  },
};

import { getJestConfig } from '@storybook/test-runner';

const base = getJestConfig();

/** The browser and its flags come from scripts/test/stories.ts; zone, locale and motion are frozen for every story. */
export default {
  ...base,
  testTimeout: 60_000,
  // Sources name each other as they are published: './tabs.js' is tabs.ts or tabs.tsx here.
  moduleNameMapper: { '^(\\.{1,2}/.+)\\.js$': '$1' },
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      // A browser for each file of stories. In one browser for all, pages that are photographed side by side stop being drawn.
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

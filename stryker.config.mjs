// `npm run test:mutation`: breaks the app's calls, its session engine and the domain in every way that Stryker knows,
// and says which break no test notices. `-- --mutate='app/session/**/*.ts'` looks at a part.

// Property tests find a break within few tries; thousands for each would take days.
process.env.FUZZ_FACTOR ??= '0.02';

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  mutate: [
    'app/api/**/*.{ts,tsx}',
    'app/session/**/*.{ts,tsx}',
    'src/domain/**/*.ts',
    '!**/*.test.{ts,tsx}',
    '!**/*.stories.tsx',
    // Helpers of tests.
    '!app/testing/fake-clock.ts',
    '!app/testing/api-test-utils.tsx',
  ],
  coverageAnalysis: 'perTest',
  reporters: ['clear-text', 'progress', 'json'],
  clearTextReporter: { allowColor: false, logTests: false },
  jsonReporter: { fileName: 'test-results/mutation.json' },
  thresholds: { high: 95, low: 85, break: 85 },
  tempDirName: '.cache/stryker',
};

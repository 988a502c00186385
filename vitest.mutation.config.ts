import base from './vitest.config';

/** The unit tests of what `npm run test:mutation` mutates; everything else would only cost time. */
export default {
  ...base,
  test: {
    ...base.test,
    include: ['app/api/**/*.test.{ts,tsx}', 'app/session/**/*.test.{ts,tsx}', 'src/domain/**/*.test.ts'],
  },
};

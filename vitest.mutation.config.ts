import { unitTests } from './vitest.config';

/** The unit tests of what `npm run test:mutation` mutates; everything else would only cost time. */
export default unitTests(['app/api', 'app/auth', 'app/session', 'src/domain']);

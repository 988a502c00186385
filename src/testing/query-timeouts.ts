/** Lets `findBy…` and `waitFor` wait on a busy machine as long as it takes; a test that hangs still ends. */
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 60_000 });

/** Lets `findBy…` and `waitFor` wait long enough on a busy machine. */
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 60_000 });

/**
 * Lets no file of tests end before what it began to load has loaded. Files share the modules of their worker, and a module
 * whose load the end of a file cut off stays failed for all files after it.
 */
import { afterAll, vi } from 'vitest';

afterAll(() => vi.dynamicImportSettled());

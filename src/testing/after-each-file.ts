/**
 * Lets no file of tests end in a way that breaks the files after it: they share the modules and the globals of their worker.
 * A module whose load the end of a file cut off stays failed, and with a clock that no test moves nothing ever times out.
 */
import { afterAll, expect, vi } from 'vitest';

const { setTimeout } = globalThis;

afterAll(async () => {
  expect(globalThis.setTimeout, 'this file leaves a clock of its tests behind').toBe(setTimeout);
  await vi.dynamicImportSettled();
});

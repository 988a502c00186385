/**
 * Isolates tests: files share the modules and globals of their worker. A leftover timer would fire in a later
 * test, e.g. show a toast there. A module whose load was interrupted by the end of a file stays failed. With
 * leftover fake timers, nothing would ever time out.
 */
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';

const { setTimeout: startTimer } = globalThis;
const timers = new Set<NodeJS.Timeout>();
const startTrackedTimer = Object.assign((...args: Parameters<typeof startTimer>) => {
  const timer = startTimer(...args);
  timers.add(timer);
  return timer;
}, startTimer);

beforeAll(() => {
  globalThis.setTimeout = startTrackedTimer;
});

// Timers that a file starts for all its tests continue.
beforeEach(() => timers.clear());

afterEach(() => {
  for (const timer of timers) clearTimeout(timer);
});

afterAll(async () => {
  expect(globalThis.setTimeout, 'this file leaves fake timers behind').toBe(startTrackedTimer);
  globalThis.setTimeout = startTimer;
  await vi.dynamicImportSettled();
});

/**
 * Lets no test end in a way that breaks those after it: files share the modules and the globals of their worker.
 * A timer that a test leaves would go off in another one, as that of an action that is never answered: its toast would take
 * the place of theirs. A module whose load the end of a file cut off stays failed, and with a clock that no test moves
 * nothing ever times out.
 */
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';

const { setTimeout: startTimer } = globalThis;
const timers = new Set<NodeJS.Timeout>();
const startNotedTimer = Object.assign((...args: Parameters<typeof startTimer>) => {
  const timer = startTimer(...args);
  timers.add(timer);
  return timer;
}, startTimer);

beforeAll(() => {
  globalThis.setTimeout = startNotedTimer;
});

// Timers that a file starts for all its tests go on.
beforeEach(() => timers.clear());

afterEach(() => {
  for (const timer of timers) clearTimeout(timer);
});

afterAll(async () => {
  expect(globalThis.setTimeout, 'this file leaves a clock of its tests behind').toBe(startNotedTimer);
  globalThis.setTimeout = startTimer;
  await vi.dynamicImportSettled();
});

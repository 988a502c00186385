import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ASSIST_INACTIVITY } from './constants';
import { createInactivityEngine } from './inactivity-engine';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

// spec: 9.assist
it('serves the second inactivity feature with 2 minutes and 30 seconds', () => {
  const onInactive = vi.fn();
  const engine = createInactivityEngine({ timeoutMs: 20_000, cooldownMs: 30_000, onInactive });
  engine.start();
  vi.advanceTimersByTime(20_000);
  engine.activity();
  vi.advanceTimersByTime(20_000);
  expect(onInactive).toHaveBeenCalledTimes(1);
  engine.activity();
  vi.advanceTimersByTime(20_000);
  expect(onInactive).toHaveBeenCalledTimes(2);
  const assist = vi.fn();
  createInactivityEngine({ ...ASSIST_INACTIVITY, onInactive: assist }).start();
  vi.advanceTimersByTime(119_999);
  expect(assist).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(assist).toHaveBeenCalledOnce();
});

import { expect, it, vi } from 'vitest';
import { createFakeClock } from '../testing/fake-clock';
import { ASSIST_INACTIVITY } from './constants';
import { createInactivityEngine } from './inactivity-engine';

// spec: 9.assist
it('serves the second inactivity feature with 2 minutes and 30 seconds', () => {
  const clock = createFakeClock();
  const onInactive = vi.fn();
  const engine = createInactivityEngine({ timeoutMs: 20_000, cooldownMs: 30_000, clock, onInactive });
  engine.start();
  clock.pass(20_000);
  engine.activity();
  clock.pass(20_000);
  expect(onInactive).toHaveBeenCalledTimes(1);
  engine.activity();
  clock.pass(20_000);
  expect(onInactive).toHaveBeenCalledTimes(2);
  const assist = vi.fn();
  createInactivityEngine({ ...ASSIST_INACTIVITY, clock, onInactive: assist }).start();
  clock.pass(119_999);
  expect(assist).not.toHaveBeenCalled();
  clock.pass(1);
  expect(assist).toHaveBeenCalledOnce();
});

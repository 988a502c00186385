import { afterEach, expect, it, vi } from 'vitest';
import { pageSeen } from './page-seen';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('waits in a prerendered page alone, until it is shown', async () => {
  const seen = vi.fn();
  const unseen = Object.assign(new EventTarget(), { prerendering: true });
  vi.stubGlobal('document', unseen);
  void pageSeen().then(seen);
  await new Promise(setImmediate);
  expect(seen).not.toHaveBeenCalled();
  unseen.dispatchEvent(new Event('prerenderingchange'));
  await new Promise(setImmediate);
  expect(seen).toHaveBeenCalledOnce();
  vi.stubGlobal('document', {});
  await pageSeen();
});

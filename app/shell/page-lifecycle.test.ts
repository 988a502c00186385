import { setPartLoader } from 'tapa-ui/lazy-part';
import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import {
  allowReload,
  beforeReload,
  loadPart,
  loadPartsOrReload,
  reloadOnce,
  reloadPage,
} from './page-lifecycle';

describe('missing code', () => {
  const gone = () => Promise.reject(new Error('gone'));
  let page: EventTarget;
  let kept: Map<string, string>;
  let reload: Mock<() => void>;
  let isOnline: boolean;
  let now = 0;

  beforeEach(() => {
    page = new EventTarget();
    kept = new Map();
    reload = vi.fn();
    isOnline = true;
    vi.useFakeTimers();
    vi.stubGlobal('window', page);
    vi.stubGlobal('document', new EventTarget());
    // Long after the last press of the test before.
    now += 60_000;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    vi.stubGlobal('navigator', {
      get onLine() {
        return isOnline;
      },
    });
    vi.stubGlobal('location', { reload });
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
    loadPartsOrReload();
  });
  afterEach(() => {
    setPartLoader((load) => load());
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  const press = () => page.dispatchEvent(new Event('keydown'));

  /** Loads, and returns the outcome. */
  async function outcomeOf(load: () => Promise<unknown>, failures = 0): Promise<string> {
    let outcome = 'waits';
    loadPart(load, failures).then(
      () => {
        outcome = 'loaded';
      },
      () => {
        outcome = 'failed';
      },
    );
    await vi.advanceTimersByTimeAsync(0);
    return outcome;
  }

  it('reloads the page once for a newer build, and stays pending', async () => {
    expect(await outcomeOf(gone)).toBe('waits');
    expect(await outcomeOf(gone)).toBe('failed');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('reloads the page once more after a reconnection', async () => {
    await outcomeOf(gone);
    page.dispatchEvent(new Event('online'));
    await outcomeOf(gone);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('reloads the page at each failed retry by the reader', async () => {
    await outcomeOf(gone);
    press();
    expect(await outcomeOf(gone, 1)).toBe('waits');
    expect(await outcomeOf(gone, 2)).toBe('waits');
    expect(reload).toHaveBeenCalledTimes(3);
  });

  it('does not reload for retries without a press', async () => {
    await outcomeOf(gone);
    expect(await outcomeOf(gone, 1)).toBe('failed');
    press();
    now += 5_000;
    expect(await outcomeOf(gone, 2)).toBe('failed');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload when the retry succeeds', async () => {
    press();
    expect(await outcomeOf(() => Promise.resolve(), 1)).toBe('loaded');
    expect(reload).not.toHaveBeenCalled();
  });

  it('never reloads the page while offline', async () => {
    isOnline = false;
    press();
    expect(await outcomeOf(gone, 1)).toBe('failed');
    expect(reload).not.toHaveBeenCalled();
    expect(kept.size).toBe(0);
  });

  it.each(['beforeunload', 'pagehide'])('neither fails nor reloads where %s aborts it', async (event) => {
    const aborted = () => {
      page.dispatchEvent(new Event(event));
      return gone();
    };
    expect(await outcomeOf(aborted)).toBe('waits');
    expect(reload).not.toHaveBeenCalled();
    // A page restored from the back/forward cache has to load the part after all.
    page.dispatchEvent(new Event('pageshow'));
    await vi.advanceTimersByTimeAsync(0);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('reloads the page once for each build, and stores only the build', () => {
    const builds = ['/a.js', '/a.js', '/b.js', '/b.js'];
    expect(builds.map((build) => reloadOnce(build))).toEqual([true, false, true, false]);
    expect([...kept.values()]).toEqual(['/b.js']);
    allowReload();
    expect(builds.map((build) => reloadOnce(build))).toEqual([true, false, true, false]);
    expect(reload).toHaveBeenCalledTimes(4);
  });

  it('does not reload the page without storage', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new Error('Storage is blocked');
      },
    });
    expect(reloadOnce()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledOnce();
  });

  it('saves form entries before the page reloads', async () => {
    const order: string[] = [];
    reload.mockImplementation(() => void order.push('reload'));
    const stop = beforeReload(() => order.push('handed over'));
    await outcomeOf(gone);
    expect(order).toEqual(['handed over', 'reload']);
    stop();
    reloadPage();
    expect(order).toEqual(['handed over', 'reload', 'reload']);
  });
});

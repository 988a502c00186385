import { afterEach, describe, expect, it, vi } from 'vitest';
import { allowReload, lazyScreen, reloadForNewBuilds, reloadOnce } from './page-lifecycle';

function tab({ isOnline = true } = {}) {
  const kept = new Map<string, string>();
  const reload = vi.fn();
  const storage = () => ({
    removeItem: (key: string) => void kept.delete(key),
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  return {
    reload,
    kept,
    allow: () => allowReload(storage),
    miss: (build: string) => reloadOnce({ build, reload, storage, isOnline: () => isOnline }),
  };
}

describe('reloadOnce', () => {
  it('reloads once for each build', () => {
    const { miss, reload } = tab();
    expect([miss('/a.js'), miss('/a.js'), miss('/b.js'), miss('/b.js')]).toEqual([true, false, true, false]);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('reloads once more when that is allowed', () => {
    const { miss, allow } = tab();
    expect([miss('/a.js'), miss('/a.js')]).toEqual([true, false]);
    allow();
    expect([miss('/a.js'), miss('/a.js')]).toEqual([true, false]);
  });

  it('never reloads while offline, and may do so later', () => {
    const { miss, reload, kept } = tab({ isOnline: false });
    expect(miss('/a.js')).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    expect(kept.size).toBe(0);
  });

  it('does not reload where the tab cannot remember it', () => {
    const reload = vi.fn();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const storage = () => {
      throw new Error('Storage is blocked');
    };
    expect(reloadOnce({ build: '/a.js', reload, storage, isOnline: () => true })).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  it('remembers nothing but the build', () => {
    const { miss, kept } = tab();
    miss('/a.js');
    expect([...kept.values()]).toEqual(['/a.js']);
  });
});

describe('a tab that is older than the newest build', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('reloads for a file that is gone, and once more when the connection has come back', () => {
    const page = new EventTarget();
    const kept = new Map<string, string>();
    const reload = vi.fn();
    vi.stubGlobal('window', page);
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('location', { reload });
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
    const missAFile = () => page.dispatchEvent(new Event('vite:preloadError'));
    reloadForNewBuilds();
    missAFile();
    missAFile();
    expect(reload).toHaveBeenCalledTimes(1);
    page.dispatchEvent(new Event('online'));
    missAFile();
    expect(reload).toHaveBeenCalledTimes(2);
  });
});

describe('a lazy screen', () => {
  const screen = { default: () => null };

  it('reloads the page instead of its second try, where the page may reload', async () => {
    const load = vi.fn(async () => screen).mockRejectedValue(new Error('gone'));
    const mayReload = vi.fn(() => true);
    const prices = lazyScreen(load, mayReload);
    await expect(prices.preload()).rejects.toThrow('gone');
    expect(mayReload).not.toHaveBeenCalled();
    const settled = vi.fn();
    void prices.preload().then(settled, settled);
    await vi.waitFor(() => expect(mayReload).toHaveBeenCalledOnce());
    await new Promise(setImmediate);
    expect(settled).not.toHaveBeenCalled();
    expect(load).toHaveBeenCalledOnce();
  });

  it('loads again where it may not, and never once it is loaded', async () => {
    const load = vi.fn(async () => screen).mockRejectedValueOnce(new Error('offline'));
    const mayReload = vi.fn(() => false);
    const prices = lazyScreen(load, mayReload);
    await expect(prices.preload()).rejects.toThrow('offline');
    await prices.preload();
    await prices.preload();
    expect(mayReload).toHaveBeenCalledOnce();
    expect(load).toHaveBeenCalledTimes(2);
  });
});

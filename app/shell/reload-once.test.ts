import { afterEach, describe, expect, it, vi } from 'vitest';
import { allowReload, reloadOnce, survivePublishing } from './reload-once';

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

describe('a tab that survives publishing', () => {
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
    survivePublishing();
    missAFile();
    missAFile();
    expect(reload).toHaveBeenCalledTimes(1);
    page.dispatchEvent(new Event('online'));
    missAFile();
    expect(reload).toHaveBeenCalledTimes(2);
  });
});

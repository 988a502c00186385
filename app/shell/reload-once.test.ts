import { describe, expect, it, vi } from 'vitest';
import { allowReload, reloadOnce } from './reload-once';

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

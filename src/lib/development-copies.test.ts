import { afterEach, describe, expect, it, vi } from 'vitest';

const loadCopy = async () => {
  vi.resetModules();
  return import('./development.js');
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe('a package that is loaded twice', () => {
  it('warns where one copy needs a component that the other has mounted', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const [first, second] = [await loadCopy(), await loadCopy()];
    const release = first.holdMounted('Toaster');
    first.warnOfOtherCopy('Toaster', 'toast()');
    second.warnOfOtherCopy('TapaProvider', 'toast()');
    expect(warn).not.toHaveBeenCalled();
    for (const _time of [1, 2]) second.warnOfOtherCopy('Toaster', 'toast()');
    expect(warn.mock.calls).toEqual([
      [
        'tapa-ui is loaded twice, as by import and by require: toast() does not reach the <Toaster> of the other copy. Load it in one way.',
      ],
    ]);
    const releaseSecond = second.holdMounted('Toaster');
    second.warnOfOtherCopy('Toaster', 'toast()');
    releaseSecond();
    release();
    second.warnOfOtherCopy('Toaster', 'toast()');
    expect(warn).toHaveBeenCalledOnce();
  });

  it('does not warn in production', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const [first, second] = [await loadCopy(), await loadCopy()];
    const release = first.holdMounted('Toaster');
    vi.stubEnv('NODE_ENV', 'production');
    second.warnOfOtherCopy('Toaster', 'toast()');
    release();
    expect(warn).not.toHaveBeenCalled();
  });
});

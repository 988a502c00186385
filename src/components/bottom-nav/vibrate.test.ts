import { afterEach, describe, expect, it, vi } from 'vitest';
import { vibrateOnTap } from './bottom-nav.js';

describe('vibrateOnTap', () => {
  afterEach(() => vi.unstubAllGlobals());

  // spec: 2.nav-vibration
  it('vibrates for 10 ms', () => {
    const vibrate = vi.fn();
    vi.stubGlobal('navigator', { vibrate });
    vibrateOnTap();
    expect(vibrate.mock.calls).toEqual([[10]]);
  });

  it('does nothing where the browser cannot', () => {
    vi.stubGlobal('navigator', {});
    expect(vibrateOnTap).not.toThrow();
  });

  it('lets the tap go on where the browser refuses', () => {
    vi.stubGlobal('navigator', {
      vibrate: () => {
        throw new Error('not allowed');
      },
    });
    expect(vibrateOnTap).not.toThrow();
  });
});

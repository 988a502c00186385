import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession, resumeSession, useSessionMonitor } from './use-session-monitor';

interface Sent {
  path: string;
  body: { trigger?: string; action?: string; metadata: Record<string, unknown> };
}

let sent: Sent[];

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push({ path, body: JSON.parse(String(init.body)) });
    return new Response('{"entriesArchived":0}');
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const mele = 'mele';
const names = () => sent.map(({ body }) => body.trigger ?? body.action);
const tick = () => vi.advanceTimersByTimeAsync(0);

function setVisibility(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('useSessionMonitor', () => {
  it('does nothing without a user', async () => {
    const add = vi.spyOn(document, 'addEventListener');
    renderHook(() => useSessionMonitor(null));
    document.dispatchEvent(new Event('click'));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sent).toEqual([]);
    expect(add.mock.calls.some(([type]) => type === 'mousemove')).toBe(false);
  });

  // spec: 7.log-start, 9.logging-enabled
  it('logs the start with platform, user agent and a session id', async () => {
    renderHook(() => useSessionMonitor(mele));
    await tick();
    expect(sent).toEqual([
      {
        path: '/api/conversation/log-user',
        body: {
          action: 'Session Started',
          metadata: {
            sessionDuration: 0,
            pageVisible: true,
            platform: 'all-in-one travel platform',
            userAgent: navigator.userAgent,
            sessionId: expect.stringMatching(/^[\da-f-]{32,36}$/),
          },
        },
      },
    ]);
  });

  // spec: 7.log-activity, 9.logging-enabled
  it.each([
    ['click', 'Page Click'],
    ['keydown', 'Keyboard Input'],
    ['scroll', 'Page Scroll'],
    ['mousemove', 'Mouse Movement'],
    ['touchstart', 'Touch Interaction'],
  ])('logs %s as %s even where the page stops the event', async (type, action) => {
    renderHook(() => useSessionMonitor(mele));
    const box = document.body.appendChild(document.createElement('div'));
    box.addEventListener(type, (event) => event.stopPropagation());
    box.dispatchEvent(new Event(type, { bubbles: true }));
    await tick();
    expect(names()).toEqual(['Session Started', action]);
    box.remove();
  });

  // spec: 4.inactivity-reset
  it.each(['click', 'keydown', 'scroll', 'mousemove', 'touchstart'])(
    'restarts the inactivity timeout at %s',
    async (type) => {
      vi.spyOn(Math, 'random').mockReturnValue(1);
      renderHook(() => useSessionMonitor(mele));
      await vi.advanceTimersByTimeAsync(240_000);
      document.dispatchEvent(new Event(type, { bubbles: true }));
      await vi.advanceTimersByTimeAsync(299_999);
      expect(names()).toEqual(['Session Started']);
      await vi.advanceTimersByTimeAsync(1);
      expect(names()).toEqual(['Session Started', 'inactivity']);
    },
  );

  // spec: 9.sampling
  it('never sends the typed key, and samples repeats of a held key too', async () => {
    renderHook(() => useSessionMonitor(mele));
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Q', code: 'KeyQ' }));
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Q', code: 'KeyQ', repeat: true }));
    await tick();
    expect(names()).toEqual(['Session Started', 'Keyboard Input', 'Keyboard Input']);
    expect(JSON.stringify(sent)).not.toMatch(/Q/);
  });

  it('listens passively', () => {
    const add = vi.spyOn(document, 'addEventListener');
    renderHook(() => useSessionMonitor(mele));
    for (const type of ['click', 'keydown', 'scroll', 'mousemove', 'touchstart']) {
      expect(add).toHaveBeenCalledWith(type, expect.any(Function), {
        passive: true,
        capture: true,
        signal: expect.any(AbortSignal),
      });
    }
  });

  // spec: 4.page-hidden, 4.page-visible, 4.trigger-inactivity, 7.log-visible
  it('sends a hidden page, a visible page and inactivity', async () => {
    renderHook(() => useSessionMonitor(mele));
    setVisibility('hidden');
    setVisibility('visible');
    await vi.advanceTimersByTimeAsync(300_000);
    expect(names()).toEqual(['Session Started', 'page_hidden', 'Page Visible', 'inactivity']);
    expect(sent[1]?.body.metadata.pageVisible).toBe(false);
  });

  // spec: 4.trigger-unload
  it('sends a beacon on unload, and restarts from the back/forward cache', async () => {
    const sendBeacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
    renderHook(() => useSessionMonitor(mele));
    window.dispatchEvent(new Event('pagehide'));
    expect(sendBeacon).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(120_000);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    await vi.advanceTimersByTimeAsync(120_000);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await vi.advanceTimersByTimeAsync(299_999);
    expect(names()).toEqual(['Session Started']);
    await vi.advanceTimersByTimeAsync(1);
    expect(names()).toEqual(['Session Started', 'inactivity']);
  });

  // spec: 4.trigger-unload
  it('sends no inactivity in the back/forward cache', async () => {
    vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
    renderHook(() => useSessionMonitor(mele));
    window.dispatchEvent(new Event('pagehide'));
    await vi.advanceTimersByTimeAsync(600_000);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(names()).toEqual(['Session Started']);
  });

  it('begins another session with a new id in a page restored after two days', async () => {
    vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
    renderHook(() => useSessionMonitor(mele));
    await vi.advanceTimersByTimeAsync(60_000);
    window.dispatchEvent(new Event('pagehide'));
    vi.setSystemTime(Date.now() + 172_800_000);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await tick();
    expect(names()).toEqual(['Session Started', 'Session Started']);
    const [first, second] = sent.map(({ body }) => body.metadata);
    expect(second?.sessionDuration).toBe(0);
    expect(second?.sessionId).not.toBe(first?.sessionId);
  });

  // spec: 4.trigger-cleanup
  it('ends with session_cleanup when the user signs out, and removes its listeners', async () => {
    const add = vi.spyOn(document, 'addEventListener');
    const { rerender } = renderHook(useSessionMonitor, { initialProps: mele as string | null });
    rerender(null);
    const signals = add.mock.calls.map(([, , options]) => (options as AddEventListenerOptions).signal);
    expect(signals.filter((signal) => signal?.aborted === true)).toHaveLength(6);
    document.dispatchEvent(new Event('click'));
    setVisibility('hidden');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(names()).toEqual(['Session Started', 'session_cleanup']);
  });

  it('keeps the session of the same person, and begins a new one for another', async () => {
    const { rerender } = renderHook(useSessionMonitor, { initialProps: mele as string | null });
    rerender(mele);
    await tick();
    expect(names()).toEqual(['Session Started']);
    rerender('sione');
    await tick();
    expect(names()).toEqual(['Session Started', 'session_cleanup', 'Session Started']);
  });

  it('sends nothing after the session_cleanup of a slow logout', async () => {
    const sendBeacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
    const { rerender } = renderHook(useSessionMonitor, { initialProps: mele as string | null });
    endSession();
    document.dispatchEvent(new Event('click'));
    document.dispatchEvent(new Event('keydown'));
    setVisibility('hidden');
    setVisibility('visible');
    await vi.advanceTimersByTimeAsync(600_000);
    window.dispatchEvent(new Event('pagehide'));
    rerender(null);
    await tick();
    expect(names()).toEqual(['Session Started', 'session_cleanup']);
    expect(sendBeacon).not.toHaveBeenCalled();
  });

  it('logs another session after a failed logout', async () => {
    renderHook(() => useSessionMonitor(mele));
    endSession();
    document.dispatchEvent(new Event('click'));
    resumeSession();
    document.dispatchEvent(new Event('click'));
    await tick();
    expect(names()).toEqual(['Session Started', 'session_cleanup', 'Session Started', 'Page Click']);
  });

  it('drops queued entries at the end of a session', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
      sent.push({ path, body: JSON.parse(String(init.body)) });
      return new Promise(() => undefined);
    });
    renderHook(() => useSessionMonitor(mele));
    for (let clicks = 0; clicks < 4; clicks += 1) document.dispatchEvent(new Event('click'));
    endSession();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(names()).toEqual(['Session Started', 'Page Click', 'session_cleanup']);
  });
});

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { translatePage } from '../../testing/translator.js';
import { clearToasts, toast } from './toast-store.js';
import { Toaster } from './toaster.js';

/** Advances time, and lets React update after each timer. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const isOpen = () => document.querySelector('[data-slot="toast"][data-state="open"]') !== null;

async function showToast() {
  render(<Toaster />);
  await pass(100);
  act(() => {
    toast({ title: 'Saved to wishlist' });
  });
  await pass(0);
  expect(isOpen()).toBe(true);
}

describe('Toaster', () => {
  // Loading on demand takes real time, and these tests use fake time.
  beforeAll(() => import('./toast-area.js'));
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    act(clearToasts);
    cleanup();
    vi.useRealTimers();
  });

  it('mounts both live regions before the first message, and delays it', async () => {
    toast({ title: 'Early' });
    render(<Toaster />);
    await pass(99);
    expect(screen.getByRole('status').textContent).toBe('');
    expect(screen.getByRole('alert').textContent).toBe('');
    await pass(1);
    expect(screen.getByRole('status').textContent).toContain('Early');
  });

  it('shows a toast in the regions that were mounted before its code loaded', async () => {
    render(<Toaster />);
    const regions = [screen.getByRole('status'), screen.getByRole('alert')];
    await pass(100);
    act(() => {
      toast({ title: 'Logout Failed', variant: 'destructive' });
    });
    await pass(0);
    expect([screen.getByRole('status'), screen.getByRole('alert')]).toEqual(regions);
    expect(regions[0]?.textContent).toBe('');
    expect(regions[1]?.textContent).toContain('Logout Failed');
  });

  // spec: 9.toast-time
  it('closes a toast after 5000 ms', async () => {
    await showToast();
    await pass(4999);
    expect(isOpen()).toBe(true);
    await pass(1);
    expect(isOpen()).toBe(false);
  });

  it('stays intact and up to date in a page that the browser translates', async () => {
    await showToast();
    const { translate, end } = translatePage(document.body);
    const read = () => {
      translate();
      return document.querySelector('[data-slot="toast"][data-state="open"]')?.textContent;
    };
    expect(read()).toBe('Saved to wishlistKeep open');
    for (const [next, text] of [
      [{ title: 'Saved', description: 'It is on your list.' }, 'SavedIt is on your list.Keep open'],
      [{ title: 'Logout Failed', variant: 'destructive' }, 'Logout FailedKeep open'],
    ] as const) {
      act(() => {
        toast(next);
      });
      await pass(0);
      expect(read()).toBe(text);
    }
    fireEvent.click(screen.getByRole('button', { name: 'Keep open' }));
    await pass(60_000);
    expect(read()).toBe('Logout FailedKeep open');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await pass(0);
    expect(isOpen()).toBe(false);
    end();
  });

  it('waits while the pointer is on the toast', async () => {
    await showToast();
    await pass(3000);
    fireEvent.pointerMove(screen.getByText('Saved to wishlist'));
    await pass(60_000);
    expect(isOpen()).toBe(true);
    fireEvent.pointerLeave(screen.getByRole('region'));
    await pass(1999);
    expect(isOpen()).toBe(true);
    await pass(1);
    expect(isOpen()).toBe(false);
  });

  it('waits while focus is in the toast', async () => {
    await showToast();
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    await pass(60_000);
    expect(isOpen()).toBe(true);
    act(() => screen.getByRole('button', { name: 'Dismiss' }).blur());
    await pass(5000);
    expect(isOpen()).toBe(false);
  });

  it('waits while the window is in the background', async () => {
    await showToast();
    const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    fireEvent.blur(window);
    await pass(60_000);
    expect(isOpen()).toBe(true);
    hasFocus.mockRestore();
    fireEvent.focus(window);
    await pass(5000);
    expect(isOpen()).toBe(false);
  });

  it('does not wait while focus is in a frame of the page', async () => {
    await showToast();
    fireEvent.blur(window);
    await pass(5000);
    expect(isOpen()).toBe(false);
  });

  it('shows a toast raised while the page is hidden when the page shows, for its full duration', async () => {
    render(<Toaster />);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await pass(100);
    act(() => {
      toast({ title: 'Saved to wishlist' });
    });
    await pass(60_000);
    expect(screen.getByRole('status').textContent).toBe('');
    visibility.mockRestore();
    fireEvent(document, new Event('visibilitychange'));
    await pass(4999);
    expect(screen.getByRole('status').textContent).toBe('Saved to wishlist');
    expect(isOpen()).toBe(true);
    await pass(1);
    expect(isOpen()).toBe(false);
  });

  it('never shows a toast that was closed while the page was hidden', async () => {
    render(<Toaster />);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await pass(100);
    act(() => toast({ title: 'Over' }).dismiss());
    visibility.mockRestore();
    fireEvent(document, new Event('visibilitychange'));
    await pass(0);
    expect(document.querySelector('[data-slot="toast"]')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it.each([2 ** 31, 1e15, Number.MAX_VALUE])(
    'keeps a toast for a duration of %s ms, beyond the limit of timers',
    async (duration) => {
      render(<Toaster />);
      await pass(100);
      act(() => {
        toast({ title: 'For long', duration });
      });
      await pass(1_000_000);
      expect(isOpen()).toBe(true);
    },
  );

  it('keeps an error with an action until it is closed', async () => {
    render(<Toaster />);
    await pass(100);
    act(() => {
      toast({ title: 'Not saved', variant: 'destructive', action: { label: 'Try again', onPress: vi.fn() } });
    });
    await pass(1_000_000);
    expect(isOpen()).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(isOpen()).toBe(false);
  });

  it('has only the message in its live region, and a card named by it', async () => {
    await showToast();
    expect(screen.getByRole('status').textContent).toBe('Saved to wishlist');
    expect(screen.getByRole('status').querySelector('button, [role]')).toBeNull();
    const card = screen.getByRole('group', { name: 'Saved to wishlist' });
    expect(card.contains(screen.getByRole('button', { name: 'Dismiss' }))).toBe(true);
    expect(card.closest('[role="region"]')?.getAttribute('aria-label')).toBe('Notifications (F8)');
  });

  it("stays while 'Keep open' is pressed", async () => {
    await showToast();
    const keep = screen.getByRole('button', { name: 'Keep open', pressed: false });
    fireEvent.click(keep);
    await pass(60_000);
    expect(isOpen()).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Keep open', pressed: true }));
    await pass(5000);
    expect(isOpen()).toBe(false);
  });

  describe('returns focus to where it came from', () => {
    function close(way: 'Escape' | 'Dismiss') {
      if (way === 'Escape') {
        fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
        return;
      }
      const dismiss = screen.getByRole('button', { name: 'Dismiss' });
      act(() => dismiss.focus());
      fireEvent.click(dismiss);
    }

    async function goToToast() {
      await showToast();
      const save = document.body.appendChild(document.createElement('button'));
      act(() => save.focus());
      // F8 converts text to half width in a Japanese input method.
      fireEvent.keyDown(save, { key: 'F8', code: 'F8', isComposing: true });
      expect(document.activeElement).toBe(save);
      fireEvent.keyDown(save, { key: 'F8', code: 'F8' });
      expect(screen.getByRole('region').contains(document.activeElement)).toBe(true);
      return save;
    }

    it.each(['Escape', 'Dismiss'] as const)('when a toast closes by %s', async (way) => {
      const save = await goToToast();
      close(way);
      await pass(0);
      expect(isOpen()).toBe(false);
      expect(document.activeElement).toBe(save);
      save.remove();
    });

    it('unless that is gone, or focus has moved elsewhere', async () => {
      const save = await goToToast();
      save.remove();
      close('Escape');
      await pass(0);
      expect(screen.getByRole('region').contains(document.activeElement)).toBe(true);

      act(() => {
        toast({ title: 'Saved again' });
      });
      await pass(0);
      const other = document.body.appendChild(document.createElement('button'));
      act(() => other.focus());
      close('Escape');
      await pass(0);
      expect(document.activeElement).toBe(other);
      other.remove();
    });
  });
});

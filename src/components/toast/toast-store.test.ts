import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearToasts, currentToast, dismissToast, subscribeToToasts, toast } from './toast-store.js';

describe('toast store', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    clearToasts();
    vi.useRealTimers();
  });

  // spec: 2.toasts, 9.toast-limit
  it('keeps one toast: a new one replaces the previous one', () => {
    toast({ title: 'First' });
    toast({ title: 'Second' });
    expect(currentToast()?.title).toBe('Second');
  });

  // spec: 9.toast-time
  it('shows a toast for 5000 ms by default', () => {
    toast({ title: 'Default' });
    expect(currentToast()?.duration).toBe(5000);
    toast({ title: 'Longer', duration: 8000 });
    expect(currentToast()?.duration).toBe(8000);
    toast({ title: 'For good', duration: Number.POSITIVE_INFINITY });
    expect(currentToast()?.duration).toBe(Number.POSITIVE_INFINITY);
  });

  it.each([0, -1, Number.NaN])('uses the default for a duration of %s', (duration) => {
    toast({ title: 'Odd', duration });
    expect(currentToast()?.duration).toBe(5000);
  });

  // spec: 4.toast-dismiss, 9.toast-removal
  it('closes a dismissed toast at once and removes it after 1,000,000 ms', () => {
    toast({ title: 'Dismissed' }).dismiss();
    expect(currentToast()?.isOpen).toBe(false);
    vi.advanceTimersByTime(999_999);
    expect(currentToast()?.title).toBe('Dismissed');
    vi.advanceTimersByTime(1);
    expect(currentToast()).toBeUndefined();
  });

  it('ignores dismiss() of a replaced toast', () => {
    const first = toast({ title: 'First' });
    toast({ title: 'Second' });
    first.dismiss();
    expect(currentToast()).toMatchObject({ title: 'Second', isOpen: true });
  });

  it('notifies its listeners of changes only', () => {
    const listener = vi.fn();
    const stop = subscribeToToasts(listener);
    const { dismiss } = toast({ title: 'Once' });
    dismiss();
    dismiss();
    dismissToast(-1);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    toast({ title: 'Unheard' });
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('clears the removal timer of a replaced toast', () => {
    toast({ title: 'First' }).dismiss();
    toast({ title: 'Second' });
    expect(vi.getTimerCount()).toBe(0);
  });
});

import type { Announced, Announcement } from '../../lib/announcer.js';
import { warnOfOtherCopy } from '../../lib/development.js';
import { MAX_TIMEOUT_MS } from '../../lib/start-action.js';

/** Time until a dismissed toast is removed from the store, in ms (spec: 9.toast-removal). */
export const TOAST_REMOVAL_DELAY_MS = 1_000_000;

/** Default duration of a toast, in ms (spec: 9.toast-time). */
export const TOAST_DURATION_MS = 5000;

/** Swipe distance that dismisses a toast, in px (spec: 9.toast-swipe). */
export const TOAST_SWIPE_THRESHOLD_PX = 50;

/** Swipe direction: toward the inline end (spec: 9.toast-swipe). */
export const TOAST_SWIPE_DIRECTION = { ltr: 'right', rtl: 'left' } as const;

/** Key that moves focus to the toasts (spec: 9.toast-hotkey). */
export const TOAST_HOTKEY = 'F8';

/** Toast in the store. A dismissed one stays there, closed, for the removal delay. */
export type ToastEntry = Announcement &
  Required<Pick<Announcement, 'variant' | 'duration'>> & { id: number; isOpen: boolean };

/** The only toast: a new one replaces it (spec: 9.toast-limit). */
let current: ToastEntry | undefined;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/**
 * Shows a toast in place of the current one (spec: 9.toast-limit). It can be called from anywhere, inside
 * React or not; before the `Toaster` is mounted the last call waits for it.
 *
 * @example
 * toast({ title: 'Logout Failed', description: 'Unable to logout. Please try again.', variant: 'destructive' });
 */
export function toast(message: Announcement): Announced {
  warnOfOtherCopy('Toaster', 'toast()');
  lastId += 1;
  const id = lastId;
  const { variant = 'default', action } = message;
  // An error with an action has no time limit (WCAG 2.2.1).
  const isKept = variant === 'destructive' && action !== undefined;
  const { duration = isKept ? Number.POSITIVE_INFINITY : TOAST_DURATION_MS } = message;
  update({ ...message, id, variant, duration: usableDuration(duration), isOpen: true });
  return { dismiss: () => dismissToast(id) };
}

/** Closes a toast, and removes it after the removal delay. */
export function dismissToast(id: number): void {
  if (current?.id === id && current.isOpen) update({ ...current, isOpen: false });
}

/** Removes the toast at once, for tests and stories, which share the store. */
export const clearToasts = (): void => update(undefined);

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the newest toast, also once it is closed. */
export const currentToast = (): ToastEntry | undefined => current;

function update(next: ToastEntry | undefined): void {
  current = next;
  clearTimeout(removal);
  if (next?.isOpen === false) removal = setTimeout(clearToasts, TOAST_REMOVAL_DELAY_MS);
  for (const listener of listeners) listener();
}

function usableDuration(duration: number): number {
  if (duration > MAX_TIMEOUT_MS) return Number.POSITIVE_INFINITY;
  return duration > 0 ? duration : TOAST_DURATION_MS;
}

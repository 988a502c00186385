'use client';
import { createContext, type RefObject, useContext, useEffect, useState } from 'react';
import { holdsFocus } from './events.js';

/** Message of a toast. */
export interface Announcement {
  /** Event: 'Saved to wishlist'. */
  title: string;
  /** Details, or advice: 'Unable to logout. Please try again.' */
  description?: string | undefined;
  /** 'destructive' interrupts the screen reader (spec: 2.toast-variants). @default 'default' */
  variant?: 'default' | 'destructive' | undefined;
  /**
   * Time in ms until it closes (spec: 9.toast-time). `Infinity` keeps it open; NaN and 0 or less mean 5000.
   * @default 5000; `Infinity` for an error with an action (WCAG 2.2.1)
   */
  duration?: number | undefined;
  /** Action, labelled by a verb: 'Undo'. The toast closes when it is pressed. @default none */
  action?: { label: string; onPress: () => void } | undefined;
  /** Called when its timer pauses, e.g. while the pointer is on it, and when it resumes. */
  onHold?: ((isHeld: boolean) => void) | undefined;
}

/** Handle of a shown message. */
export interface Announced {
  /** Closes it, unless it is closed or replaced already. */
  dismiss: () => void;
}

type Announcer = (message: Announcement) => Announced;

const toasters = new Set<{ show: Announcer }>();

/** Registers a toaster until the returned function is called. */
export function addToaster(show: Announcer): () => void {
  const toaster = { show };
  toasters.add(toaster);
  return () => toasters.delete(toaster);
}

export const hasToaster = (): boolean => toasters.size > 0;

/** Shows a message in the toaster; does nothing without one. */
export function announce(message: Announcement): Announced | undefined {
  const [toaster] = toasters;
  return toaster?.show(message);
}

export type AnnounceText = (text: string) => void;

/** Live region for the components inside. @default announces nothing */
export const AnnounceTextContext = createContext<AnnounceText>(() => undefined);

export const useAnnounceText = (): AnnounceText => useContext(AnnounceTextContext);

/** Delay in ms before a new live region gets text: screen readers may skip earlier text (WCAG 4.1.3). */
export const REGION_SETTLE_MS = 100;

/** Returns whether the component has been mounted long enough for its live region to be announced. */
export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), REGION_SETTLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}

// Pauses while the window is in the background, and while pointer or focus is on the place (WCAG 2.2.1).
export function useReadingTime(
  place: RefObject<HTMLElement | null>,
  duration: number,
  onEnd: () => void,
  onHold?: (isHeld: boolean) => void,
): void {
  useEffect(() => {
    const element = place.current;
    if (!element || duration === Number.POSITIVE_INFINITY) return;
    const page = element.ownerDocument;
    const view = page.defaultView ?? window;
    let left = duration;
    let startedAt = 0;
    let timer: number | undefined;
    const hold = { pointer: false, focus: holdsFocus(element) };

    const update = () => {
      const waits = hold.pointer || hold.focus || isAway(view);
      if (waits === (timer === undefined)) return;
      onHold?.(waits);
      if (waits) {
        view.clearTimeout(timer);
        timer = undefined;
        left -= Date.now() - startedAt;
        return;
      }
      startedAt = Date.now();
      timer = view.setTimeout(onEnd, left);
    };
    const set = (name: keyof typeof hold, value: boolean) => {
      hold[name] = value;
      update();
    };
    const ends = [
      listen(element, 'pointermove', () => set('pointer', true)),
      listen(element, 'pointerleave', () => set('pointer', false)),
      listen(element, 'focusin', () => set('focus', true)),
      listen(element, 'focusout', ({ relatedTarget }) =>
        set('focus', element.contains(relatedTarget as Node | null)),
      ),
      listen(page, 'visibilitychange', update),
      listen(view, 'blur', update),
      listen(view, 'focus', update),
    ];
    update();
    if (timer === undefined) onHold?.(true);
    return () => {
      view.clearTimeout(timer);
      for (const end of ends) end();
    };
  }, [place, duration, onEnd, onHold]);
}

/** A frame without focus is not away: the page around it may have the focus. */
const isAway = ({ document, parent, self }: Window): boolean =>
  document.visibilityState === 'hidden' || (parent === self && !document.hasFocus());

function listen(target: EventTarget, type: string, listener: (event: FocusEvent) => void): () => void {
  target.addEventListener(type, listener as EventListener);
  return () => target.removeEventListener(type, listener as EventListener);
}

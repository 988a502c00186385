'use client';
import { createContext, type RefObject, useContext, useEffect, useState } from 'react';
import { holdsFocus } from './events.js';

/** A message to the reader, as a toast shows it. */
export interface Announcement {
  /** The event: 'Saved to wishlist'. */
  title: string;
  /** More about it, or what to do: 'Unable to logout. Please try again.' */
  description?: string | undefined;
  /** How serious it is: 'default' is announced politely, 'destructive' at once (spec: 2.toast-variants). @default 'default' */
  variant?: 'default' | 'destructive' | undefined;
  /**
   * How long it shows, in ms (spec: 9.toast-time); `Infinity` keeps it until it is dismissed. 0, negative values and
   * NaN mean 5000.
   * @default 5000; `Infinity` for an error with an action (WCAG 2.2.1)
   */
  duration?: number | undefined;
  /** An action in answer, as a verb: 'Undo', 'Try again'. The toast closes when it is pressed. @default nothing */
  action?: { label: string; onPress: () => void } | undefined;
  /** Told when its time stands, e.g. while the pointer is on it, and when it goes on. */
  onHold?: ((isHeld: boolean) => void) | undefined;
}

/** A message that is shown. */
export interface Announced {
  /** Closes it; does nothing when it is closed or replaced already. */
  dismiss: () => void;
}

type Announcer = (message: Announcement) => Announced;

const toasters = new Set<{ show: Announcer }>();

/** Lets a toaster announce messages until the returned function is called. */
export function addToaster(show: Announcer): () => void {
  const toaster = { show };
  toasters.add(toaster);
  return () => toasters.delete(toaster);
}

/** Says if the page has a toaster. */
export const hasToaster = (): boolean => toasters.size > 0;

/** Announces a message in the toaster; without one nothing is said. */
export function announce(message: Announcement): Announced | undefined {
  const [toaster] = toasters;
  return toaster?.show(message);
}

/** Says a text to screen readers, once they have finished what they are reading. */
export type AnnounceText = (text: string) => void;

/** The live region around, for the components inside. Without one nothing is said. */
export const AnnounceTextContext = createContext<AnnounceText>(() => undefined);

export const useAnnounceText = (): AnnounceText => useContext(AnnounceTextContext);

/** How long a live region stands empty, in ms: screen readers may not say what comes together with its region (WCAG 4.1.3). */
export const REGION_SETTLE_MS = 100;

/** Returns whether what renders has stood in the page for so long that a text added to its live region is heard. */
export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), REGION_SETTLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}

// The clock stands while the reader is away, and while the pointer or focus is on the place (WCAG 2.2.1).
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

/** Returns whether the reader looks at something else. In a frame, focus elsewhere says nothing: the page around it is in the same window. */
const isAway = ({ document, parent, self }: Window): boolean =>
  document.visibilityState === 'hidden' || (parent === self && !document.hasFocus());

function listen(target: EventTarget, type: string, listener: (event: FocusEvent) => void): () => void {
  target.addEventListener(type, listener as EventListener);
  return () => target.removeEventListener(type, listener as EventListener);
}

'use client';
import { type RefObject, useEffect } from 'react';
import { holdsFocus } from './holds-focus.js';

/**
 * Calls back when something has been seen for its time. The clock stands while the reader is away, and while the pointer or
 * focus is on it (WCAG 2.2.1). A click into a frame takes focus from the window too, but nobody is away.
 *
 * @param place - what the pointer and the focus are on
 * @param duration - in ms; `Infinity` never ends
 * @param onEnd - always the same function
 * @param onHold - told when the clock stands, and when it goes on; always the same function
 */
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

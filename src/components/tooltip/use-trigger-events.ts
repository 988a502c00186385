'use client';
import { type FocusEvent, type PointerEvent, useEffect, useRef } from 'react';

/** Keys that move focus. */
const MOVES = new Set(['Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End']);

/** The reader's last act elsewhere on the page. */
interface Elsewhere {
  key?: string | undefined;
  end: () => void;
}

/**
 * Handlers of a tooltip's trigger that let focus open it only where a key has moved focus there. Radix opens it by any
 * focus, also by that which comes back from a dialog or with the window (https://github.com/radix-ui/primitives/issues/1800).
 * In a tree that stands in another document they tell Radix what it listens for in the document of its script.
 *
 * @param isOpen - whether the tooltip is open
 */
export function useTriggerEvents(isOpen: boolean) {
  const trigger = useRef<HTMLButtonElement>(null);
  const elsewhere = useRef<Elsewhere>(undefined);
  useEffect(() => () => elsewhere.current?.end(), []);

  useEffect(() => {
    const page = trigger.current?.ownerDocument;
    if (!isOpen || !page || page === document) return;
    const tell = ({ clientX, clientY }: globalThis.PointerEvent) =>
      document.dispatchEvent(new PointerEvent('pointermove', { clientX, clientY }));
    page.addEventListener('pointermove', tell);
    return () => page.removeEventListener('pointermove', tell);
  }, [isOpen]);

  return {
    ref: trigger,
    onFocus(event: FocusEvent) {
      const { current } = elsewhere;
      current?.end();
      elsewhere.current = undefined;
      const comesBack = current !== undefined && !MOVES.has(current.key ?? '');
      if (comesBack || !event.target.matches(':focus-visible')) event.preventDefault();
    },
    onBlur({ currentTarget: { ownerDocument: page } }: FocusEvent) {
      elsewhere.current?.end();
      const note = (event: Event) => {
        if (elsewhere.current) elsewhere.current.key = (event as Partial<KeyboardEvent>).key;
      };
      page.addEventListener('keydown', note, true);
      page.addEventListener('pointerdown', note, true);
      elsewhere.current = {
        end() {
          page.removeEventListener('keydown', note, true);
          page.removeEventListener('pointerdown', note, true);
        },
      };
    },
    onPointerDown({ currentTarget: { ownerDocument: page } }: PointerEvent) {
      if (page === document) return;
      const tell = () => document.dispatchEvent(new Event('pointerup'));
      page.addEventListener('pointerup', tell, { capture: true, once: true });
    },
  };
}

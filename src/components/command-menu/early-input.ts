'use client';
import { type RefObject, useEffect, useRef } from 'react';
import { isComposing } from '../../lib/events.js';

/** Input before the menu can take it. */
export interface EarlyInput {
  readonly text: string;
  /** Enter was pressed: the first item is to be chosen. */
  readonly isEntered?: boolean | undefined;
}

export const NO_INPUT: EarlyInput = { text: '' };

/** Returns the input after a key press, as a field would have it; `undefined` for other keys. */
function afterKey({ text, isEntered }: EarlyInput, event: KeyboardEvent): EarlyInput | undefined {
  const { key, metaKey, ctrlKey, repeat } = event;
  if (metaKey || ctrlKey || isEntered) return undefined;
  // A held key may be the one that pressed the button.
  if (key === 'Enter') return { text, isEntered: !repeat };
  if (key === 'Backspace') return { text: text.slice(0, -1) };
  return [...key].length === 1 ? { text: text + key } : undefined;
}

/** Collects input while the menu's code loads, and keeps it from the page. Escape cancels the menu. */
export function useEarlyInput(
  element: RefObject<HTMLElement | null>,
  isWaiting: boolean,
  onCancel: () => void,
): RefObject<EarlyInput> {
  const input = useRef(NO_INPUT);
  useEffect(() => {
    const document = element.current?.ownerDocument;
    if (!isWaiting || !document) return;
    input.current = NO_INPUT;
    const handle = (event: KeyboardEvent) => {
      if (isComposing(event)) return;
      const next = afterKey(input.current, event);
      if (next === undefined && event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      if (next === undefined) onCancel();
      else input.current = next;
    };
    document.addEventListener('keydown', handle, { capture: true });
    return () => document.removeEventListener('keydown', handle, { capture: true });
  }, [element, isWaiting, onCancel]);
  return input;
}

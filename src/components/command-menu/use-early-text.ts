'use client';
import { type RefObject, useEffect, useRef } from 'react';

/** The text after a key, as a field would have it; `undefined` for keys that write nothing. */
function typed(text: string, { key, metaKey, ctrlKey }: KeyboardEvent): string | undefined {
  if (metaKey || ctrlKey) return undefined;
  if (key === 'Backspace') return text.slice(0, -1);
  return [...key].length === 1 ? text + key : undefined;
}

/**
 * Keeps what the reader types while the menu's code loads: it is meant for its field, and must do nothing on the page. Escape
 * calls the menu off.
 */
export function useEarlyText(
  element: RefObject<HTMLElement | null>,
  isWaiting: boolean,
  onCancel: () => void,
): RefObject<string> {
  const text = useRef('');
  useEffect(() => {
    const document = element.current?.ownerDocument;
    if (!isWaiting || !document) return;
    text.current = '';
    const handle = (event: KeyboardEvent) => {
      const next = typed(text.current, event);
      if (next === undefined && event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      if (next === undefined) onCancel();
      else text.current = next;
    };
    document.addEventListener('keydown', handle, { capture: true });
    return () => document.removeEventListener('keydown', handle, { capture: true });
  }, [element, isWaiting, onCancel]);
  return text;
}

'use client';
import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';

const KEY = 'k';

/** Apple's keyboards have Command where others have Control. */
const isApple = (): boolean => /^(Mac|iP)/.test(navigator.platform);

const NEVER_CHANGES = () => () => undefined;

/**
 * Listens to Control and K, or Command and K, in the document of an element. Who handles the keys before and prevents their
 * default, e.g. another menu of the page, keeps them.
 *
 * @returns how the keys are written on this reader's keyboard
 */
export function useShortcut(element: RefObject<HTMLElement | null>, onPress: () => void): string {
  const press = useRef(onPress);
  useEffect(() => {
    press.current = onPress;
  });
  useEffect(() => {
    const document = element.current?.ownerDocument;
    const handle = (event: KeyboardEvent) => {
      const isShortcut =
        (event.metaKey || event.ctrlKey) &&
        !event.altKey &&
        !event.shiftKey &&
        event.key.toLowerCase() === KEY;
      if (!isShortcut || event.defaultPrevented) return;
      event.preventDefault();
      press.current();
    };
    document?.addEventListener('keydown', handle);
    return () => document?.removeEventListener('keydown', handle);
  }, [element]);
  return useSyncExternalStore(
    NEVER_CHANGES,
    () => (isApple() ? '⌘K' : 'Ctrl K'),
    () => 'Ctrl K',
  );
}

'use client';
import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { isElement } from '../../lib/is-element.js';
import { letterOf, takesText } from '../../lib/keys.js';
import { useHandler } from '../../lib/use-handler.js';

const KEY = 'k';

/** The keys in the form that `aria-keyshortcuts` takes. */
export const SHORTCUTS = 'Control+K Meta+K';

/** How the keys are written on Apple's keyboards, which have Command where others have Control. */
export const KEYS_OF_APPLE = '⌘K';

const isApple = (): boolean => /^(Mac|iP)/.test(navigator.platform);

const NEVER_CHANGES = () => () => undefined;

/** Returns whether the keys of the menu are pressed. In a field, Apple's systems delete to the end of the line by Control and K. */
export function isShortcut(event: KeyboardEvent): boolean {
  const { metaKey, ctrlKey, altKey, shiftKey } = event;
  if (!(metaKey || ctrlKey) || altKey || shiftKey || letterOf(event) !== KEY) return false;
  return metaKey || !isApple() || !takesText(event.composedPath()[0]);
}

/** A dialog has to be answered first: what is behind it cannot be reached. */
const isInDialog = (event: Event): boolean => {
  const [target] = event.composedPath();
  return isElement(target) && target.closest('dialog, [role="dialog"], [role="alertdialog"]') !== null;
};

/**
 * Listens to Control and K, or Command and K, in the document of an element. Who handles the keys before and prevents their
 * default, e.g. another menu of the page, keeps them, and so does a dialog that has the focus.
 */
export function useShortcut(element: RefObject<HTMLElement | null>, onPress: () => void): void {
  const press = useHandler(onPress);
  useEffect(() => {
    const document = element.current?.ownerDocument;
    const handle = (event: KeyboardEvent) => {
      if (!isShortcut(event) || event.defaultPrevented || isInDialog(event)) return;
      event.preventDefault();
      if (!event.repeat) press();
    };
    document?.addEventListener('keydown', handle);
    return () => document?.removeEventListener('keydown', handle);
  }, [element, press]);
}

/** Returns whether the reader's keyboard is one of Apple's. A server does not know: it takes any other. */
export const useAppleKeys = (): boolean => useSyncExternalStore(NEVER_CHANGES, isApple, () => false);

'use client';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { useCloseOnBack } from './close-on-back.js';
import { itemByKey } from './events.js';

/**
 * Returns handlers of a menu's button, by which it opens on a tap of a finger. Radix opens menus as soon as the finger comes
 * down, which may be the beginning of a scroll (https://github.com/radix-ui/primitives/issues/1912). A mouse is left to
 * Radix, and so is a menu that is open.
 *
 * @param isOpen - true while the menu shows
 * @param onTap - called when a finger or a pen has tapped the button of a closed menu
 */
export function useTap(isOpen: boolean, onTap: () => void) {
  const isTap = useRef(false);
  return {
    onPointerDown: (event: PointerEvent) => {
      isTap.current = !isOpen && (event.pointerType === 'touch' || event.pointerType === 'pen');
      // Radix leaves alone what was prevented. The tap is a click all the same.
      if (isTap.current) event.preventDefault();
    },
    onClick: () => {
      if (isTap.current) onTap();
      isTap.current = false;
    },
  };
}

const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];

/** Before Radix, which leaves alone what was prevented. The key that opened the menu may still be held down: it chooses nothing. */
function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
  const item = itemByKey(event, {
    items: itemsOf(event.currentTarget),
    next: 'ArrowDown',
    previous: 'ArrowUp',
  });
  if (!item) return;
  event.preventDefault();
  item.focus();
}

/**
 * Mends what Radix' menus lack in shadow roots, frames and other windows, where their own keys, focus and presses go astray.
 *
 * @param button - what opens the menu
 * @param isOpen - true while the menu shows
 * @param onOpenChange - opens and closes the menu
 * @returns handlers for the button, the menu's root and its content
 */
export function useMenuInPlace(
  button: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onOpenChange: (isOpen: boolean) => void,
) {
  const byKey = useRef(false);
  const tap = useTap(isOpen, () => onOpenChange(true));
  useCloseOnBack(isOpen, () => onOpenChange(false));
  return {
    button: {
      onPointerDown: (event: PointerEvent) => {
        byKey.current = false;
        tap.onPointerDown(event);
      },
      onClick: tap.onClick,
      onKeyDown: () => {
        byKey.current = true;
      },
    },
    root: {
      /** Radix closes a menu when the window of its script loses focus: it does to the window or frame that the menu stands in. */
      onOpenChange: (open: boolean) => {
        const own = button.current?.ownerDocument;
        const isBlur = window.event?.type === 'blur' && own !== document;
        if (open || !isBlur || own?.hasFocus() === false) onOpenChange(open);
      },
    },
    content: {
      /** A key that opens the menu leads to its first item, a pointer to the menu. Radix finds out by keys of its own document. */
      onFocus: (event: FocusEvent<HTMLElement>) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (byKey.current) itemsOf(event.currentTarget)[0]?.focus({ preventScroll: true });
        byKey.current = false;
      },
      onKeyDownCapture: moveByKey,
    },
  };
}

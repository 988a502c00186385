'use client';
import { type PointerEvent, useRef } from 'react';

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

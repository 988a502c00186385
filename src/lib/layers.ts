'use client';
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { isComposing, itemByKey, keepComposing } from './events.js';
import { useHandler } from './state.js';

/** TypeScript does not know it yet: https://html.spec.whatwg.org/multipage/interaction.html#closewatcher. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}

/** Closes what was opened last by Android's Back, in browsers with close watchers. A modal `<dialog>` does so by itself. */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const close = useHandler(onClose);
  useEffect(() => {
    const { CloseWatcher } = globalThis as { CloseWatcher?: new () => CloseWatcher };
    if (!isOpen || !CloseWatcher) return;
    const watcher = new CloseWatcher();
    watcher.onclose = close;
    return () => watcher.destroy();
  }, [isOpen, close]);
}

/** Layers over each page, and how the page scrolled before the first of them. */
const locks = new WeakMap<
  Document,
  { layers: number; before: Pick<CSSStyleDeclaration, 'overflow' | 'scrollbarGutter'> }
>();

// Zooming stays possible, the room of the scrollbar stays free, and nothing that a strict policy refuses is added.
export function useLockedPage(layer: RefObject<Element | null>, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const page = layer.current?.ownerDocument ?? document;
    const { style, clientWidth } = page.documentElement;
    const innerWidth = page.defaultView?.innerWidth ?? 0;
    const { overflow, scrollbarGutter } = style;
    const lock = locks.get(page) ?? { layers: 0, before: { overflow, scrollbarGutter } };
    locks.set(page, lock);
    lock.layers += 1;
    if (lock.layers === 1) {
      if (innerWidth > clientWidth) style.scrollbarGutter = 'stable';
      style.overflow = 'hidden';
    }
    return () => {
      lock.layers -= 1;
      if (lock.layers > 0) return;
      locks.delete(page);
      Object.assign(style, lock.before);
    };
  }, [layer, isOpen]);
}

// Radix opens menus as soon as a finger comes down, maybe to scroll (https://github.com/radix-ui/primitives/issues/1912).
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
  const isHeld = event.repeat && (event.key === 'Enter' || event.key === ' ');
  if (isHeld || isComposing(event.nativeEvent)) event.preventDefault();
  const item = itemByKey(event, {
    items: itemsOf(event.currentTarget),
    next: 'ArrowDown',
    previous: 'ArrowUp',
  });
  if (!item) return;
  event.preventDefault();
  item.focus();
}

// Mends Radix' menus in shadow roots, frames and other windows, where their own keys, focus and presses go astray.
export function useMenuInPlace(
  button: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onOpenChange: (isOpen: boolean) => void,
  openedByKey?: RefObject<boolean>,
) {
  const own = useRef(false);
  const byKey = openedByKey ?? own;
  const tap = useTap(isOpen, () => onOpenChange(true));
  useCloseOnBack(isOpen, () => onOpenChange(false));
  return {
    button: {
      onPointerDown: (event: PointerEvent) => {
        byKey.current = false;
        tap.onPointerDown(event);
      },
      onClick: tap.onClick,
      onKeyDown: (event: KeyboardEvent) => {
        // Before Radix, as in the menu.
        if (isComposing(event.nativeEvent)) event.preventDefault();
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
      onEscapeKeyDown: keepComposing,
    },
  };
}

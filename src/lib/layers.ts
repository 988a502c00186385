'use client';
import {
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { isComposing, itemByKey, keepComposing } from './events.js';
import { type LazyPart, useLazyPart } from './lazy-part.js';
import { reportFailure } from './start-action.js';
import { useHandler } from './state.js';

/**
 * Returns the lazily loaded part of a layer, undefined until it has loaded, and its loader. It loads when the
 * layer opens. While it loads, Escape closes this layer, not one below. A failed load closes it too.
 */
export function useLayerPart<Props extends object>(
  part: LazyPart<Props>,
  isOpen: boolean,
  onClose: () => void,
): [Component: ComponentType<Props> | undefined, load: () => Promise<void>] {
  const [Component, load] = useLazyPart(part);
  const close = useHandler(onClose);
  const isAwaited = isOpen && !Component;
  useEffect(() => {
    if (!isAwaited) return;
    load().catch((error: unknown) => {
      close();
      reportFailure(error);
    });
    const cancel = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    // Before the document, where an open layer listens.
    window.addEventListener('keydown', cancel, { capture: true });
    return () => window.removeEventListener('keydown', cancel, { capture: true });
  }, [isAwaited, load, close]);
  return [Component, load];
}

/** Missing in TypeScript: https://html.spec.whatwg.org/multipage/interaction.html#closewatcher. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}

/** Lets Android's Back close the layer opened last, by `CloseWatcher`. A modal `<dialog>` needs none. */
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

/** Open layers of each page, and its styles before the first. */
const locks = new WeakMap<
  Document,
  { layers: number; before: Pick<CSSStyleDeclaration, 'overflow' | 'scrollbarGutter'> }
>();

// Allows zooming, keeps the width of the scrollbar, and works under a strict Content Security Policy.
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

// Radix opens menus on touch down, even to scroll (https://github.com/radix-ui/primitives/issues/1912).
export function useTap(isOpen: boolean, onTap: () => void) {
  const isTap = useRef(false);
  return {
    onPointerDown: (event: PointerEvent) => {
      isTap.current = !isOpen && (event.pointerType === 'touch' || event.pointerType === 'pen');
      // Radix ignores a prevented event. A click follows all the same.
      if (isTap.current) event.preventDefault();
    },
    onClick: () => {
      if (isTap.current) onTap();
      isTap.current = false;
    },
  };
}

const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];

/** Runs before Radix, which ignores prevented events. A held key that opened the menu selects nothing. */
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

// Fixes keys, focus and presses of Radix menus in shadow roots, frames and other windows.
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
        if (isComposing(event.nativeEvent)) event.preventDefault();
        byKey.current = true;
      },
    },
    root: {
      /** Ignores the blur of the script's window, on which Radix closes, while the menu's frame has focus. */
      onOpenChange: (open: boolean) => {
        const own = button.current?.ownerDocument;
        const isBlur = window.event?.type === 'blur' && own !== document;
        if (open || !isBlur || own?.hasFocus() === false) onOpenChange(open);
      },
    },
    content: {
      /** Focuses the first item after a key. Radix listens to keys of the script's document only. */
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

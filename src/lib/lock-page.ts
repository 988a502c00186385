'use client';
import { type RefObject, useEffect } from 'react';

/** Layers over each page, and how the page scrolled before the first of them. */
const locks = new WeakMap<
  Document,
  { layers: number; before: Pick<CSSStyleDeclaration, 'overflow' | 'scrollbarGutter'> }
>();

/**
 * Keeps the page from scrolling under a layer, by wheel, finger or key. Zooming stays possible, the room of its scrollbar stays
 * free, and nothing that a strict policy of the host refuses is added to the page. Layers are fixed: nothing else can scroll
 * along with them.
 *
 * @param layer - stands in the page that is meant; until it is there, the page of the script is
 * @param isOpen - true while the layer is over the page
 */
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

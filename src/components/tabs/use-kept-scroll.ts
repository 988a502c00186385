'use client';
import { type RefCallback, useCallback, useRef } from 'react';
import { useBrowserLayoutEffect } from '../../lib/use-browser-layout-effect';

/**
 * Keeps the page where it is scrolled to while one panel takes the place of another. WebKit lays new container-query
 * containers out before their content: for that moment the page is too short to be scrolled, and jumps to its top.
 *
 * @param open - the value of the open tab
 * @returns the ref of the open panel
 */
export function useKeptScroll(open: string): RefCallback<HTMLElement> {
  const panel = useRef<HTMLElement | null>(null);
  const release = useRef<(() => void) | null>(null);
  const isMounted = useRef(false);
  const ref = useCallback((next: HTMLElement | null) => {
    const parent = panel.current?.parentElement;
    // React clears the ref while the panel that closes is still in the page.
    if (next === null && parent && isMounted.current) release.current = holdHeight(parent);
    panel.current = next;
  }, []);
  useBrowserLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      // Before the ref is cleared: a panel that leaves for good holds nothing.
      isMounted.current = false;
    };
  }, []);
  useBrowserLayoutEffect(() => {
    release.current?.();
    release.current = null;
  }, [open]);
  return ref;
}

/** Keeps an element as high as it is, until the function that it returns has laid it out with its new content. */
function holdHeight(element: HTMLElement): () => void {
  const { style } = element;
  const own = style.minBlockSize;
  style.minBlockSize = `${element.offsetHeight}px`;
  return () => {
    // Reading a length lays the page out.
    element.getBoundingClientRect();
    style.minBlockSize = own;
  };
}

'use client';
import { type RefObject, useRef, useState } from 'react';
import { useBrowserLayoutEffect } from './use-browser-layout-effect.js';
import { watchSizes } from './watch-sizes.js';

/**
 * Returns whether an element shows: for parts that only some widths have room for, of which the stylesheet decides. The element must not
 * change its size with them; a box of one pixel that is out of the flow does for all. False on servers, and until it is mounted.
 *
 * @returns whether it shows, and its ref
 */
export function useShows<Shown extends HTMLElement>(): [isShown: boolean, ref: RefObject<Shown | null>] {
  const ref = useRef<Shown>(null);
  const [isShown, setIsShown] = useState(false);
  useBrowserLayoutEffect(() => {
    const { current } = ref;
    if (!current) return;
    const look = () => setIsShown(current.getBoundingClientRect().width > 0);
    // Before the first paint: a frame later, what is below would be seen to move.
    look();
    return watchSizes([current], look);
  }, []);
  return [isShown, ref];
}

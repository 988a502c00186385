'use client';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { watchSizes } from './watch-sizes';

/**
 * Whether an element shows: for parts that only some widths have room for, of which the stylesheet decides. The element must not
 * change its size with them; a box of one pixel that is out of the flow does for all. False on servers, and until the page is laid out.
 *
 * @returns whether it shows, and its ref
 */
export function useShows<Shown extends HTMLElement>(): [isShown: boolean, ref: RefObject<Shown | null>] {
  const ref = useRef<Shown>(null);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const { current } = ref;
    if (!current) return;
    // At once, while the browser lays the page out: a frame later, what is below would be seen to move.
    return watchSizes([current], () => flushSync(() => setIsShown(current.getClientRects().length > 0)));
  }, []);
  return [isShown, ref];
}

'use client';
import { type RefObject, useEffect } from 'react';
import { watchSizes } from './watch-sizes.js';

/**
 * Keeps the room that a part takes at the end of the window, where it sticks, free of what takes focus beside it (WCAG 2.4.11): its
 * parent gets `--tapa-room-end` for `t:seen-in-focus`.
 *
 * @param isThere - whether the part is in the page
 */
export function useRoomAtEnd(part: RefObject<HTMLElement | null>, isThere: boolean): void {
  useEffect(() => {
    const element = isThere ? part.current : null;
    const place = element?.parentElement;
    if (!element || !place) return;
    const end = watchSizes([element], () =>
      place.style.setProperty('--tapa-room-end', `${element.offsetHeight + 16}px`),
    );
    return () => {
      end();
      place.style.removeProperty('--tapa-room-end');
    };
  }, [part, isThere]);
}

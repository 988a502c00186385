import { type RefObject, useEffect, useState } from 'react';

/** How far outside of what is in sight something still counts as near, in px. */
const NEAR_PX = 300;

/** Whether an element is in sight, or nearly, within the page or its scrolling box (`[data-scroller]`). */
export function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      root: element.current.closest('[data-scroller]'),
      rootMargin: `${NEAR_PX}px`,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}

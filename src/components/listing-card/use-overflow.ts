'use client';
import { type RefObject, useEffect, useState } from 'react';

/** Positions are fractions of a pixel when zoomed. */
const TOLERANCE = 1;

/** Whether the content of an element is wider than the element, so that it scrolls sideways. */
export function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setOverflows(element.scrollWidth - element.clientWidth > TOLERANCE);
    // It tells the first sizes too, once they are known.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [ref]);

  return overflows;
}

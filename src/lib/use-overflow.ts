'use client';
import { type RefObject, useEffect, useState } from 'react';
import { watchSizes } from './watch-sizes.js';

/** Positions are fractions of a pixel when zoomed. */
const TOLERANCE = 1;

/** Returns whether the content of an element is wider than the element, so that it scrolls sideways. */
export function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setOverflows(element.scrollWidth - element.clientWidth > TOLERANCE);
    return watchSizes([element, ...element.children], measure);
  }, [ref]);

  return overflows;
}

'use client';
import { type RefObject, useEffect, useState } from 'react';
import { watchSizes } from '../../lib/watch-sizes';
import type { Tab } from './tabs-context';

/** Positions are fractions of a pixel when zoomed. */
const TOLERANCE = 1;

interface HiddenTabs {
  start: boolean;
  end: boolean;
}

/**
 * Whether a scrolling list has tabs out of sight before its start and after its end.
 *
 * @param tabs - what it shows; others are measured anew
 */
export function useHiddenTabs(ref: RefObject<HTMLElement | null>, tabs: readonly Tab[]): HiddenTabs {
  const [hidden, setHidden] = useState<HiddenTabs>({ start: false, end: false });

  // biome-ignore lint/correctness/useExhaustiveDependencies: other tabs are other elements to observe
  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const measure = () => {
      // In right-to-left text scrollLeft counts from zero downwards.
      const scrolled = Math.abs(list.scrollLeft);
      const start = scrolled > TOLERANCE;
      const end = list.scrollWidth - list.clientWidth - scrolled > TOLERANCE;
      setHidden((old) => (old.start === start && old.end === end ? old : { start, end }));
    };
    list.addEventListener('scroll', measure, { passive: true });
    // What makes one tab larger, such as a font that comes late, makes the last one larger too.
    const { lastElementChild } = list;
    const endWatch = watchSizes(lastElementChild ? [list, lastElementChild] : [list], measure);
    return () => {
      list.removeEventListener('scroll', measure);
      endWatch();
    };
  }, [ref, tabs]);

  return hidden;
}

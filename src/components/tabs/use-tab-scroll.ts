'use client';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { watchSizes } from '../../lib/watch-sizes';
import { scrollTabIntoView } from './scroll-tab-into-view';
import type { Tab } from './tabs-context';

/** Positions are fractions of a pixel when zoomed. */
const TOLERANCE = 1;

interface HiddenTabs {
  start: boolean;
  end: boolean;
}

/**
 * Scrolls a list of tabs to the one that opens, and tells whether there are tabs out of sight before the list's start and
 * after its end.
 *
 * @param tabs - what it shows; others are measured anew
 * @param open - value of the open tab
 */
export function useTabScroll(
  ref: RefObject<HTMLElement | null>,
  tabs: readonly Tab[],
  open: string,
): HiddenTabs {
  const [hidden, setHidden] = useState<HiddenTabs>({ start: false, end: false });
  const shown = useRef<string>(undefined);

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
    // Sizes are told when the page has been laid out: measuring now would lay it out in the middle of rendering.
    const endWatch = watchSizes(lastElementChild ? [list, lastElementChild] : [list], () => {
      // The list is hidden: its open tab is still to be scrolled to.
      if (list.clientWidth === 0) return;
      // The reader may have scrolled on since it opened.
      if (shown.current !== open) scrollTabIntoView(list);
      shown.current = open;
      measure();
    });
    return () => {
      list.removeEventListener('scroll', measure);
      endWatch();
    };
  }, [ref, tabs, open]);

  return hidden;
}

'use client';
import { Component, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { watchSizes, zoomOf } from '../../lib/sizes.js';
import type { Tab } from './tab-list.js';

/** Positions are fractions of a pixel when zoomed. */
const TOLERANCE = 1;

interface HiddenTabs {
  start: boolean;
  end: boolean;
}

/**
 * Scrolls a list of tabs to the one that opens, and tells whether tabs are out of sight before the list's start and after
 * its end.
 *
 * @param tabs - what the list shows; other tabs are measured again
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
    // A cause that makes one tab larger, such as a font that loads late, makes the last one larger too.
    const { lastElementChild } = list;
    // Sizes are reported after layout: measuring here would force a layout in the middle of rendering.
    const endWatch = watchSizes(lastElementChild ? [list, lastElementChild] : [list], () => {
      // The list is hidden: scroll to its open tab when it shows.
      if (list.clientWidth === 0) return;
      // Only once for each opening: the reader may have scrolled on since.
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

/** How much of the neighbouring tab stays visible: the width of the fade. */
const FADE_WIDTH = 40;
/** By this a tab is wider than it shows, at each end (tab-list.tsx). */
const RING_ROOM = 6;
const CLEARANCE = FADE_WIDTH - RING_ROOM;

/** Scrolls a list until the open tab shows with a bit of its neighbour. `scrollIntoView` would move the page as well. */
function scrollTabIntoView(list: HTMLElement): void {
  // Sizes cost a browser less than positions.
  if (list.scrollWidth <= list.clientWidth) return;
  const tab = list.querySelector('[aria-selected="true"]');
  if (!tab) return;
  const outer = list.getBoundingClientRect();
  const inner = tab.getBoundingClientRect();
  // Positions are in px of the window, what is scrolled in px of the list.
  const zoom = zoomOf(list);
  const beyondLeft = (inner.left - outer.left) / zoom - CLEARANCE;
  const beyondRight = (inner.right - outer.right) / zoom + CLEARANCE;
  if (beyondLeft < 0) list.scrollLeft += beyondLeft;
  else if (beyondRight > 0) list.scrollLeft += Math.min(beyondRight, beyondLeft);
}

interface KeptScrollProps {
  open: string;
  panel: RefObject<HTMLElement | null>;
  children: ReactNode;
}

type Release = () => void;

/**
 * Keeps the page where it is scrolled to while one panel takes the place of another. WebKit lays new container-query
 * containers out before their content: for that moment the page is too short to be scrolled, and jumps to its top.
 *
 * A class: it measures before React changes the page, when that costs nothing, and no hook is called then.
 */
export class KeptScroll extends Component<KeptScrollProps> {
  override getSnapshotBeforeUpdate({ open }: KeptScrollProps): Release | null {
    const parent = this.props.panel.current?.parentElement;
    return parent && open !== this.props.open ? holdHeight(parent) : null;
  }

  override componentDidUpdate(_props: KeptScrollProps, _state: unknown, release: Release | null): void {
    release?.();
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

/** Keeps an element as high as it is, until the function that it returns has laid it out with its new content. */
function holdHeight(element: HTMLElement): Release {
  const { style } = element;
  const own = style.minBlockSize;
  style.minBlockSize = `${element.offsetHeight}px`;
  // The height has to hold before the content changes: WebKit would read it after the container, and be short once more.
  layOut(element);
  return () => {
    layOut(element);
    style.minBlockSize = own;
  };
}

/** Reading a length lays the page out. */
const layOut = (element: HTMLElement): DOMRect => element.getBoundingClientRect();

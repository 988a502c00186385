'use client';
import { Component, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { watchSizes, zoomOf } from '../../lib/sizes.js';
import type { Tab } from './tab-list.js';

/** In px: positions are fractional when zoomed. */
const TOLERANCE = 1;

interface HiddenTabs {
  start: boolean;
  end: boolean;
}

/** Scrolls a tab list to the tab that opens, and returns at which ends tabs are scrolled out of sight. */
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
      // In right-to-left text scrollLeft is negative.
      const scrolled = Math.abs(list.scrollLeft);
      const start = scrolled > TOLERANCE;
      const end = list.scrollWidth - list.clientWidth - scrolled > TOLERANCE;
      setHidden((old) => (old.start === start && old.end === end ? old : { start, end }));
    };
    list.addEventListener('scroll', measure, { passive: true });
    // The last tab stands for all: a late font changes each of them.
    const { lastElementChild } = list;
    // Sizes are reported after layout; measuring here would force one.
    const endWatch = watchSizes(lastElementChild ? [list, lastElementChild] : [list], () => {
      // A hidden list scrolls to its open tab when it shows.
      if (list.clientWidth === 0) return;
      // Once for each opened tab: the reader may have scrolled since.
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

/** Width of the fade, in px. */
const FADE_WIDTH = 40;
/** Extra width of a tab at each end for its focus ring (tab-list.tsx), in px. */
const RING_ROOM = 6;
const CLEARANCE = FADE_WIDTH - RING_ROOM;

/** Scrolls the open tab clear of the fades. `scrollIntoView` would scroll the page as well. */
function scrollTabIntoView(list: HTMLElement): void {
  // Sizes are cheaper to read than positions.
  if (list.scrollWidth <= list.clientWidth) return;
  const tab = list.querySelector('[aria-selected="true"]');
  if (!tab) return;
  const outer = list.getBoundingClientRect();
  const inner = tab.getBoundingClientRect();
  // Rects are in px of the window, scrollLeft is in px of the (zoomed) list.
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
 * Keeps the page's scroll position while one panel replaces another. WebKit lays out new container-query
 * containers before their content: the page is too short for a moment, and jumps to its top.
 *
 * A class, because only `getSnapshotBeforeUpdate` measures before React changes the DOM.
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

/** Holds the height of an element until the returned function is called. */
function holdHeight(element: HTMLElement): Release {
  const { style } = element;
  const own = style.minBlockSize;
  style.minBlockSize = `${element.offsetHeight}px`;
  // Before the content changes: WebKit would otherwise apply the height too late.
  forceLayout(element);
  return () => {
    forceLayout(element);
    style.minBlockSize = own;
  };
}

const forceLayout = (element: HTMLElement): DOMRect => element.getBoundingClientRect();

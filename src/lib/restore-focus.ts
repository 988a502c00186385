'use client';
import { type RefCallback, type RefObject, useCallback, useRef } from 'react';

/** Elements that stand for a row among its neighbours, and take the focus of a control in it. */
const ROWS = 'li, tr';
/** Elements that take the focus of a control in them where no row is left: a tile, or an element that can be focused by itself. */
const PLACES = '[data-slot="stat-tile"], [tabindex], main';
/** A list to work with; its table has a name, and takes the focus. */
const GRIDS = '[data-slot="data-grid"]';
/** A region with a title of its own; the title takes the focus. */
const REGIONS = 'section[aria-labelledby]';
/** Rows to work with, which have no name: they take it where no region around them does. */
const DATA_LISTS = '[data-slot="data-list"]';

/** Bars of selected rows: they take the focus of a row that goes. */
const BARS = '[data-slot="decision-bar"]';
const SELECTED = 'li[data-selected]';

/** Where focus is looked for: a document sees none inside a shadow root. */
const rootOf = (element: Element) => element.getRootNode() as Document | ShadowRoot;

const titleOf = (region: Element) =>
  rootOf(region).getElementById(region.getAttribute('aria-labelledby') ?? '');

/** Returns its row, the rows after it, the title of the region around: known as long as the control is in the page. */
export function focusFallbacks(control: Element): HTMLElement[] {
  const fallbacks: Node[] = [];
  for (let place: Element | null = control; place; place = place.parentElement) {
    if (place.matches(ROWS)) {
      for (let row: Element | null = place; row; row = row.nextElementSibling) fallbacks.push(row);
    } else if (place.matches(BARS))
      fallbacks.push(place, ...(place.parentElement?.querySelectorAll(SELECTED) ?? []));
    else if (place.matches(REGIONS)) fallbacks.push(titleOf(place) ?? place);
    else if (place.matches(GRIDS)) fallbacks.push(place.querySelector('table') ?? place);
    else if (place.matches(PLACES) || (place.matches(DATA_LISTS) && !place.closest(REGIONS)))
      fallbacks.push(place);
  }
  return fallbacks as HTMLElement[];
}

/** Focuses an element, and gives it a `tabindex` for as long as it has the focus where it has none. */
function focusOn(fallback: HTMLElement): void {
  const isOwn = fallback.hasAttribute('tabindex') || fallback.tabIndex >= 0;
  if (!isOwn) {
    fallback.tabIndex = -1;
    fallback.addEventListener('blur', () => fallback.removeAttribute('tabindex'), { once: true });
  }
  // A panel of a tab may be taller than the window, and would move; nor does a table or the page move that goes on above the window.
  fallback.focus({ preventScroll: fallback.matches('table, main') || (isOwn && !fallback.matches(ROWS)) });
}

export function focusFirst(places: readonly (HTMLElement | null)[]): void {
  for (const place of places) {
    if (!place?.isConnected) continue;
    focusOn(place);
    if (rootOf(place).activeElement === place) return;
  }
}

// If a control that goes away has the focus, what took its place gets it (WCAG 2.4.3): else keyboards start from the top again.
export function useRestoreFocus<Part extends Element>(also?: RefObject<Part | null>): RefCallback<Part> {
  const stop = useRef<() => void>(undefined);
  // A ref is taken off while the part is still in the page; an effect is cleaned up too late, or warns on a server.
  return useCallback(
    (part: Part | null) => {
      stop.current?.();
      stop.current = part ? watch(part) : undefined;
      if (also) also.current = part;
    },
    [also],
  );
}

/** Returns what ends the watch, and passes on the focus that is inside then. */
function watch(part: Element): () => void {
  const root = rootOf(part);
  const { body } = part.ownerDocument;
  let focused: Element | undefined;
  let fallbacks: readonly HTMLElement[] = [];
  /** Everything that goes away with it is known once React is through. */
  const restore = () =>
    queueMicrotask(() => {
      if (focused?.isConnected) return;
      focused = undefined;
      observer.disconnect();
      if (!root.activeElement || root.activeElement === body) focusFirst(fallbacks);
    });
  const observer = new MutationObserver(() => {
    if (focused?.isConnected === false) restore();
  });
  const enter = ({ target }: Pick<Event, 'target'>) => {
    focused = target as Element;
    fallbacks = focusFallbacks(focused);
    observer.observe(part, { childList: true, subtree: true });
  };
  // Chromium says so too of what is taken away, before it is.
  const leave = () =>
    queueMicrotask(() => {
      if (!focused?.isConnected || part.contains(root.activeElement)) return;
      focused = undefined;
      observer.disconnect();
    });
  part.addEventListener('focusin', enter);
  part.addEventListener('focusout', leave);
  return () => {
    observer.disconnect();
    part.removeEventListener('focusin', enter);
    part.removeEventListener('focusout', leave);
    if (!root.activeElement || !part.contains(root.activeElement)) return;
    enter({ target: root.activeElement });
    restore();
  };
}

'use client';
import { type RefCallback, type RefObject, useCallback, useRef } from 'react';

// Elements that receive the focus of a removed control.
const ROWS = 'li, tr';
const PLACES = '[data-slot="stat-tile"], [tabindex], main';
/** Their table receives it, which has a name. */
const GRIDS = '[data-slot="data-grid"]';
/** Their title receives it. */
const REGIONS = 'section[aria-labelledby]';
/** They have no name, so they receive it only outside of regions. */
const DATA_LISTS = '[data-slot="data-list"]';
/** Actions for selected rows. */
const BARS = '[data-slot="decision-bar"]';
const SELECTED = 'li[data-selected]';

const rootOf = (element: Element) => element.getRootNode() as Document | ShadowRoot;

const titleOf = (region: Element) =>
  rootOf(region).getElementById(region.getAttribute('aria-labelledby') ?? '');

/** Returns a control's row, later rows, the title of its region. Call it before the control is removed. */
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

/** Focuses an element, with a `tabindex` until it loses the focus. */
function focusOn(fallback: HTMLElement): void {
  const isOwn = fallback.hasAttribute('tabindex') || fallback.tabIndex >= 0;
  if (!isOwn) {
    fallback.tabIndex = -1;
    fallback.addEventListener('blur', () => fallback.removeAttribute('tabindex'), { once: true });
  }
  // A tab panel, a table or the page may be taller than the window: it must not scroll to its start.
  fallback.focus({ preventScroll: fallback.matches('table, main') || (isOwn && !fallback.matches(ROWS)) });
}

export function focusFirst(places: readonly (HTMLElement | null)[]): void {
  for (const place of places) {
    if (!place?.isConnected) continue;
    focusOn(place);
    if (rootOf(place).activeElement === place) return;
  }
}

// Restores the focus when the focused control is removed (WCAG 2.4.3): else Tab starts from the top.
export function useRestoreFocus<Part extends Element>(also?: RefObject<Part | null>): RefCallback<Part> {
  const stop = useRef<() => void>(undefined);
  // A ref is detached before the part is removed; an effect's cleanup is too late, or warns on a server.
  return useCallback(
    (part: Part | null) => {
      stop.current?.();
      stop.current = part ? watch(part) : undefined;
      if (also) also.current = part;
    },
    [also],
  );
}

/** Returns a function that ends the watch and restores the focus that is inside at that moment. */
function watch(part: Element): () => void {
  const root = rootOf(part);
  const { body } = part.ownerDocument;
  let focused: Element | undefined;
  let fallbacks: readonly HTMLElement[] = [];
  /** Waits until React has removed all that it removes. */
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
  // Chromium fires `focusout` for a removed element too, before it is disconnected.
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

'use client';
import { useCallback, useRef } from 'react';

/** What stands for a row among its neighbours, and takes the focus of a control in it. */
const ROWS = 'li, tr';
/** What takes the focus of a control in it where no row is left: a tile, or what can be focused by itself. */
const PLACES = '[data-slot="stat-tile"], [tabindex], main';
/** A list to work with; its table has a name, and takes the focus. */
const DESKS = '[data-slot="table-desk"]';
/** A region with a title of its own; the title takes the focus. */
const REGIONS = 'section[aria-labelledby]';
/** Rows to work with, which have no name: they take it where no region around them does. */
const ROW_DESKS = '[data-slot="row-desk"]';

/** Where focus is looked for: a document sees none inside a shadow root. */
const rootOf = (element: Element) => element.getRootNode() as Document | ShadowRoot;

const titleOf = (region: Element) =>
  rootOf(region).getElementById(region.getAttribute('aria-labelledby') ?? '');

/**
 * What may take the focus of a control that goes away, the best first: its row, the rows after it, the title of the region
 * around them, then whatever is further out.
 */
function heirsOf(control: Element): HTMLElement[] {
  const heirs: Node[] = [];
  for (let place = control.parentElement; place; place = place.parentElement) {
    if (place.matches(ROWS)) {
      for (let row: Element | null = place; row; row = row.nextElementSibling) heirs.push(row);
    } else if (place.matches(REGIONS)) heirs.push(titleOf(place) ?? place);
    else if (place.matches(DESKS)) heirs.push(place.querySelector('table') ?? place);
    else if (place.matches(PLACES) || (place.matches(ROW_DESKS) && !place.closest(REGIONS)))
      heirs.push(place);
  }
  return heirs as HTMLElement[];
}

/** Focuses an element, and gives it a `tabindex` for as long as it has the focus where it has none. */
function focusOn(heir: HTMLElement): void {
  if (heir.hasAttribute('tabindex')) {
    // A panel of a tab may be taller than the window, and would move.
    heir.focus({ preventScroll: true });
    return;
  }
  heir.tabIndex = -1;
  heir.addEventListener('blur', () => heir.removeAttribute('tabindex'), { once: true });
  // Nor does a table move that goes on above the window.
  heir.focus({ preventScroll: heir.matches('table') });
}

/**
 * For a control that may go away when it is pressed, or a part of the page with such controls: if it has the focus then, what took its place gets it (WCAG 2.4.3).
 * Without that, keyboards and screen readers would start from the top of the page again. A focus that was moved elsewhere
 * meanwhile stays there.
 *
 * @returns the ref of the control or part
 */
export function usePassFocus<Control extends Element>(): (control: Control | null) => void {
  const shown = useRef<Control | null>(null);
  // A ref is taken off while the control is still in the page; an effect is cleaned up too late, or warns on a server.
  return useCallback((control: Control | null) => {
    if (control === null && shown.current !== null) passOn(shown.current);
    shown.current = control;
  }, []);
}

function passOn(control: Element): void {
  const root = rootOf(control);
  if (!control.contains(root.activeElement)) return;
  const heirs = heirsOf(control);
  // What else goes away with it is known once React is through.
  queueMicrotask(() => {
    const { activeElement } = root;
    if (activeElement && activeElement !== control.ownerDocument.body) return;
    const heir = heirs.find((one) => one.isConnected);
    if (heir) focusOn(heir);
  });
}

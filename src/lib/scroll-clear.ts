'use client';
import type { FocusEvent } from 'react';

// Titles and panels, focused by script, do not scroll. Parts of a date field never match `:focus-visible`.
const STOPS =
  ':is(a, button, input, select, textarea, summary, li, tr, [tabindex="0"]:not([role="tabpanel"])):focus-visible, [type="date"]';

// `onFocus` for `t:seen-in-focus` (WCAG 2.4.11): browsers apply scroll margins only outside the window.
export function scrollClear({ target, currentTarget }: FocusEvent<Element>): void {
  if (!currentTarget.contains(target) || !target.matches(STOPS)) return;
  const { defaultView: view, body } = target.ownerDocument;
  if (!view) return;
  for (let box = target.parentElement; box && box !== body; box = box.parentElement) {
    // A box that scrolls sideways may also scroll by a pixel: the next one does the rest.
    if (box.scrollHeight > box.clientHeight && /auto|scroll/.test(view.getComputedStyle(box).overflowY))
      scrollIn(box, box.getBoundingClientRect(), target, view);
  }
  scrollIn(view, { top: 0, bottom: view.innerHeight }, target, view);
}

function scrollIn(
  scroller: Pick<Element, 'scrollBy'>,
  room: Pick<DOMRect, 'top' | 'bottom'>,
  element: Element,
  view: Window,
): void {
  const { top, bottom } = element.getBoundingClientRect();
  const { scrollMarginTop, scrollMarginBottom } = view.getComputedStyle(element);
  const above = room.top + Number.parseFloat(scrollMarginTop) - top;
  const below = bottom - room.bottom + Number.parseFloat(scrollMarginBottom);
  // `scrollIntoView` loses the margins in boxes that scroll sideways, such as tab lists.
  if (above >= 1 && below < 1) scroller.scrollBy({ top: -above, behavior: 'instant' });
  // Shows the start of an element that is taller than the room.
  else if (below >= 1 && above < 0) scroller.scrollBy({ top: Math.min(below, -above), behavior: 'instant' });
}

'use client';
import type { FocusEvent } from 'react';

// Titles and panels get focus by a script, and stay. A field of a day does not say that a part of it has the focus.
const STOPS =
  ':is(a, button, input, select, textarea, summary, li, tr, [tabindex="0"]:not([role="tabpanel"])):focus-visible, [type="date"]';

// `onFocus` of a part with the class `t:seen-in-focus` (WCAG 2.4.11): browsers heed its margins for what is out of the window.
export function scrollClear({ target, currentTarget }: FocusEvent<Element>): void {
  if (!currentTarget.contains(target) || !target.matches(STOPS)) return;
  const { defaultView: view, body } = target.ownerDocument;
  if (!view) return;
  for (let box = target.parentElement; box && box !== body; box = box.parentElement) {
    // A box that scrolls sideways is one that scrolls, if by a pixel: what it cannot do is left to the next.
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
  // Not `scrollIntoView`: boxes that scroll sideways, as lists of tabs do, cut the margins off.
  if (above >= 1 && below < 1) scroller.scrollBy({ top: -above, behavior: 'instant' });
  // An element that is higher than the room shows its beginning.
  else if (below >= 1 && above < 0) scroller.scrollBy({ top: Math.min(below, -above), behavior: 'instant' });
}

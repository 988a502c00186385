import type { FocusEvent } from 'react';

/** Elements that readers come to by keys. Titles and panels that get focus by a script are left where they are. */
const STOPS = ':is(a, button, input, select, textarea, summary, li, tr, [tabindex="0"]):focus-visible';

/**
 * Scrolls what takes the focus of a keyboard clear of what sticks over it (WCAG 2.4.11): `onFocus` of a part with the class
 * `t:seen-in-focus`, whose margins say how much that is. Browsers heed them for what is out of the window alone, and leave
 * what is in it where it is, whatever lies over it.
 */
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

/** Scrolls by as much as an element with its margins is out of a box's room. */
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

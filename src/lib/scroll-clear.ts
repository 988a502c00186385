import type { FocusEvent } from 'react';

/** What readers come to by keys. Titles and panels that get focus by a script are left where they are. */
const STOPS = ':is(a, button, input, select, textarea, summary, li, tr, [tabindex="0"]):focus-visible';

/**
 * Scrolls what takes the focus of a keyboard clear of what sticks over it (WCAG 2.4.11): `onFocus` of a part with the class
 * `t:seen-in-focus`, whose margins say how much that is. Browsers heed them for what is out of the window alone, and leave
 * what is in it where it is, whatever lies over it.
 */
export function scrollClear({ target, currentTarget }: FocusEvent<Element>): void {
  const view = target.ownerDocument.defaultView;
  if (!view || !currentTarget.contains(target) || !target.matches(STOPS)) return;
  const scroller = scrollerOf(target, view);
  const room = scroller?.getBoundingClientRect() ?? { top: 0, bottom: view.innerHeight };
  const { top, bottom } = target.getBoundingClientRect();
  // What is as high as the window cannot be clear of both ends.
  if (bottom - top > (room.bottom - room.top) / 2) return;
  const { scrollMarginTop, scrollMarginBottom } = view.getComputedStyle(target);
  const above = room.top + Number.parseFloat(scrollMarginTop) - top;
  const below = bottom - room.bottom + Number.parseFloat(scrollMarginBottom);
  // Not `scrollIntoView`: boxes that scroll sideways, as lists of tabs do, cut the margins off.
  if (above >= 1) (scroller ?? view).scrollBy({ top: -above, behavior: 'instant' });
  else if (below >= 1) (scroller ?? view).scrollBy({ top: below, behavior: 'instant' });
}

/** The box that an element scrolls up and down in; undefined where that is the page. */
function scrollerOf(element: Element, view: Window): Element | undefined {
  const { body } = element.ownerDocument;
  for (let box = element.parentElement; box && box !== body; box = box.parentElement) {
    if (box.scrollHeight > box.clientHeight && /auto|scroll/.test(view.getComputedStyle(box).overflowY))
      return box;
  }
  return undefined;
}

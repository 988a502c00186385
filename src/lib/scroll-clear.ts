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
  const { top, bottom, height } = target.getBoundingClientRect();
  // What is as high as the window cannot be clear of both ends.
  if (height > view.innerHeight / 2) return;
  const { scrollMarginTop, scrollMarginBottom } = view.getComputedStyle(target);
  if (top < Math.floor(Number.parseFloat(scrollMarginTop)))
    target.scrollIntoView({ block: 'start', inline: 'nearest' });
  else if (bottom > Math.ceil(view.innerHeight - Number.parseFloat(scrollMarginBottom)))
    target.scrollIntoView({ block: 'end', inline: 'nearest' });
}

/** How much of the neighbouring tab stays visible: the width of the fade (DESIGN section 6, Tabs). */
const FADE_WIDTH = 40;
/** By this a tab is wider than it shows, at each end (parts.css). */
const RING_ROOM = 6;
const CLEARANCE = FADE_WIDTH - RING_ROOM;

/**
 * Scrolls a list of tabs, and nothing but the list, so far that the open one shows with a bit of its neighbour.
 * `scrollIntoView` would move the page as well.
 */
export function scrollTabIntoView(list: HTMLElement): void {
  // Positions take a browser longer to work out than sizes.
  if (list.scrollWidth <= list.clientWidth) return;
  const tab = list.querySelector('[aria-selected="true"]');
  if (!tab) return;
  const outer = list.getBoundingClientRect();
  const inner = tab.getBoundingClientRect();
  const beyondLeft = inner.left - CLEARANCE - outer.left;
  const beyondRight = inner.right + CLEARANCE - outer.right;
  if (beyondLeft < 0) list.scrollLeft += beyondLeft;
  else if (beyondRight > 0) list.scrollLeft += Math.min(beyondRight, beyondLeft);
}

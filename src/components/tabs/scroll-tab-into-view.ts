/** How much of the neighbouring tab stays visible: the width of the fade (DESIGN section 6, Tabs). */
const FADE_WIDTH = 40;
/** By this a tab is wider than it shows, at each end (tab-trigger.tsx). */
const RING_ROOM = 6;
const CLEARANCE = FADE_WIDTH - RING_ROOM;

/**
 * Scrolls the list, and nothing but the list, so far that the tab shows with a bit of its neighbour.
 * `scrollIntoView` would move the page as well.
 */
export function scrollTabIntoView(tab: HTMLElement): void {
  const list = tab.closest('[role="tablist"]');
  // Positions take a browser longer to work out than sizes.
  if (!list || list.scrollWidth <= list.clientWidth) return;
  const outer = list.getBoundingClientRect();
  const inner = tab.getBoundingClientRect();
  const beyondLeft = inner.left - CLEARANCE - outer.left;
  const beyondRight = inner.right + CLEARANCE - outer.right;
  if (beyondLeft < 0) list.scrollLeft += beyondLeft;
  else if (beyondRight > 0) list.scrollLeft += Math.min(beyondRight, beyondLeft);
}

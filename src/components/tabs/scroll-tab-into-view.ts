/** How much of the neighbouring tab stays visible: the width of the fade (DESIGN section 6, Tabs). */
const FADE_WIDTH = 40;

/**
 * Scrolls the list, and nothing but the list, so far that the tab shows with a bit of its neighbour.
 * `scrollIntoView` would move the page as well.
 */
export function scrollTabIntoView(tab: HTMLElement): void {
  const list = tab.closest('[role="tablist"]');
  if (!list) return;
  const outer = list.getBoundingClientRect();
  const inner = tab.getBoundingClientRect();
  const beyondLeft = inner.left - FADE_WIDTH - outer.left;
  const beyondRight = inner.right + FADE_WIDTH - outer.right;
  if (beyondLeft < 0) list.scrollLeft += beyondLeft;
  else if (beyondRight > 0) list.scrollLeft += Math.min(beyondRight, beyondLeft);
}

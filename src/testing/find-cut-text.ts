import type { Page } from 'playwright';

/**
 * Finds unreadable text, e.g. at a large text size (WCAG 1.4.4): a page that scrolls sideways, and texts cut
 * off by a box or by the window. Ignores boxes that scroll, texts for screen readers only or hidden from
 * them, and an ellipsis in a row that opens a sheet with the whole text.
 */
export const findCutText = (page: Page): Promise<string[]> => page.evaluate(cutTexts);

/** Runs in the page: Playwright sends it as text, so it must not use anything outside. */
export function cutTexts(): string[] {
  /** In px: letters extend beyond their boxes a little. */
  const slack = 2;
  const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  /** Cache: reading a style is slow, and many texts share a box. */
  const known = new Map<Element, { x: string; y: string; edge: DOMRect }>();
  const read = (box: Element) => {
    const before = known.get(box);
    if (before) return before;
    const { overflowX: x, overflowY: y } = getComputedStyle(box);
    const seen = { x, y, edge: box.getBoundingClientRect() };
    known.set(box, seen);
    return seen;
  };
  const opensWhole = (box: Element) => {
    const { textOverflow, webkitLineClamp } = getComputedStyle(box);
    return (
      (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') &&
      box.closest('li:has([data-slot="row-open"]), tr:has([data-slot="data-grid-open"])') !== null
    );
  };
  /** Returns the markup of the box that cuts off `rect`, 'the window', or ''. */
  const cutBy = (text: Node, rect: DOMRect): string => {
    for (let box = text.parentElement; box !== null && box !== document.body; box = box.parentElement) {
      const { x, y, edge } = read(box);
      if (edge.width <= 1 || edge.height <= 1) return '';
      const isBeside = rect.left < edge.left - slack || rect.right > edge.right + slack;
      const isBelow = rect.top < edge.top - slack || rect.bottom > edge.bottom + slack;
      if ((isBeside && cuts(x)) || (isBelow && cuts(y)))
        return opensWhole(box) ? '' : box.outerHTML.slice(0, 160);
      if (x === 'auto' || x === 'scroll') return '';
    }
    return rect.left < -slack || rect.right > innerWidth + slack ? 'the window' : '';
  };

  const { scrollWidth, clientWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? [`The page is ${scrollWidth - clientWidth} px too wide`] : [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const { parentElement: parent } = text;
    if (parent === null || text.textContent?.trim() === '') continue;
    if (!parent.checkVisibility({ visibilityProperty: true }) || parent.closest('[aria-hidden="true"], svg'))
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const [edge] = [...range.getClientRects()].map((rect) => cutBy(text, rect)).filter((by) => by !== '');
    if (edge) found.push(`'${text.textContent?.trim().slice(0, 60)}' is cut off by ${edge}`);
  }
  return [...new Set(found)];
}

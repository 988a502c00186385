import type { Page } from 'playwright';

/**
 * Finds what cannot be read in a page as it is, e.g. because the reader's text is large (WCAG 1.4.4): a page that scrolls
 * sideways, and texts that a box cuts off or that stand beside the window. What scrolls by itself may be wider, and what is there
 * for screen readers alone, or hidden from them, is left out; so is an ellipsis in a row that opens, in a sheet with all of it.
 *
 * @returns by how much the page is too wide, then each text with what cuts it, both cut
 */
export const findCutText = (page: Page): Promise<string[]> => page.evaluate(cutTexts);

/** The same from inside the page. Playwright sends it there as text, so it uses nothing of this file. */
export function cutTexts(): string[] {
  /** Letters reach over their boxes a little. */
  const slack = 2;
  const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  /** Reading a style is slow, and many texts stand in one box. */
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
  /** The edge that cuts off what is at `rect`, as a text; empty where none does. */
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

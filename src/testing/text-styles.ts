/**
 * Runs in the page. Returns the elements with text, each with what determines its contrast: its colour and
 * size, and the paint of its ancestors and their layers. Equal results are taken for equal contrast; overlaps
 * by other means, such as a negative margin, are ignored.
 *
 * @param exclude - selectors of elements to skip with their descendants
 */
export function readTextStyles(exclude: readonly string[]): Map<Element, string> {
  const found = new Map<Element, string>();
  const excluded = new Set(exclude.length > 0 ? document.querySelectorAll(exclude.join()) : []);
  const isLayer = ({ position }: CSSStyleDeclaration) => position === 'absolute' || position === 'fixed';
  const isField = (element: Element) => element.matches('input, select, textarea');
  const hasText = (element: Element) =>
    [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
    );
  /** Visually hidden text is 1 px large. */
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1;
  };
  /** Returns the styles of an element that affect contrast; empty for most. */
  const paintOf = (style: CSSStyleDeclaration) => {
    const paint = [];
    if (style.backgroundColor !== 'rgba(0, 0, 0, 0)') paint.push(style.backgroundColor);
    if (style.backgroundImage !== 'none') paint.push(style.backgroundImage);
    if (style.opacity !== '1') paint.push(`opacity ${style.opacity}`);
    if (style.filter !== 'none') paint.push(style.filter);
    if (style.mixBlendMode !== 'normal') paint.push(style.mixBlendMode);
    if (isLayer(style)) paint.push(style.position);
    return paint.join();
  };

  const walk = (element: Element, style: CSSStyleDeclaration, around: string): void => {
    const children = [...element.children, ...(element.shadowRoot?.children ?? [])]
      .filter((child) => !excluded.has(child))
      .map((child) => ({ child, style: getComputedStyle(child) }))
      .filter((child) => child.style.display !== 'none');
    const layers = children.map((child) => child.style).filter(isLayer);
    const here = [around, ...[style, ...layers].map(paintOf)].filter(Boolean).join(' < ');
    if ((isField(element) || hasText(element)) && style.visibility === 'visible' && isSeen(element)) {
      const own = [style.color, style.fontSize, style.fontWeight, style.textShadow];
      found.set(element, [here, ...own].join('; '));
    }
    for (const { child, style: own } of children) walk(child, own, here);
  };
  walk(document.documentElement, getComputedStyle(document.documentElement), '');
  return found;
}

const around = (node: Node): Node | null => (node instanceof ShadowRoot ? node.host : node.parentNode);

/**
 * Calls back when an attribute changes of what an element stands in: so pages switch between light and dark and put on
 * another brand. What a frame shows inherits nothing of that.
 *
 * @returns stops watching
 */
export function watchSurroundings(element: Element, onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  for (let place = around(element); place; place = around(place)) {
    if (place instanceof Element) observer.observe(place, { attributes: true });
  }
  return () => observer.disconnect();
}

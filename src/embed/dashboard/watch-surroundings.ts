const around = (node: Node): Node | null => (node instanceof ShadowRoot ? node.host : node.parentNode);

/**
 * For the sheet of the shadow root: the element that `watchSurroundings` puts there turns the page's scheme and brand into
 * styles that browsers can change bit by bit, so that they say when one changes. Fonts change in one step, which the oldest
 * of our browsers do not say.
 */
export const PROBE_CSS =
  'span{position:absolute;visibility:hidden;background-color:light-dark(#000,#fff);color:var(--tapa-brand);caret-color:var(--tapa-accent);column-rule-color:var(--tapa-neutral);outline-color:var(--tapa-ink);text-decoration-color:var(--tapa-deep);inline-size:var(--tapa-radius,0px);font-weight:var(--tapa-display-weight);font-family:var(--tapa-font-text,a),var(--tapa-font-display,a);flex-grow:var(--tapa-density);opacity:var(--tapa-motif);transition:all 1ms;transition:all 1ms allow-discrete}';

/**
 * Calls back when an attribute changes of what an element stands in, or a style that it takes from there: so pages switch
 * between light and dark and put on another brand, also by a media query alone. What a frame shows inherits nothing of that.
 *
 * @param element - has a shadow root with `PROBE_CSS`
 * @returns stops watching
 */
export function watchSurroundings(element: Element, onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  for (let place = around(element); place; place = around(place)) {
    if (place instanceof Element) observer.observe(place, { attributes: true });
  }
  const probe = document.createElement('span');
  probe.addEventListener('transitionrun', onChange);
  element.shadowRoot?.append(probe);
  return () => {
    observer.disconnect();
    probe.remove();
  };
}

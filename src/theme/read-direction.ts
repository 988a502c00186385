import { fullTag } from '../i18n/locale.js';

/** Reading direction of the text. */
export type Direction = 'ltr' | 'rtl';

/** Scripts in use today that are written from right to left, and the Aramaic that `arc` stands for. */
const RIGHT_TO_LEFT = 'Adlm Arab Aran Armi Gara Hebr Mand Mend Nkoo Rohg Samr Syrc Syre Syrj Syrn Thaa Yezi';

// Not by `getTextInfo` of `Intl.Locale`: engines lack it, or have it say 'ltr' for `dv` and `ku-Arab`.
export const directionOf = (locale: string): Direction =>
  RIGHT_TO_LEFT.includes(fullTag(locale).script ?? 'Latn') ? 'rtl' : 'ltr';

/** The computed direction of an element. Reading it forces the browser to compute the page's styles. */
export const readDirection = (element: Element): Direction =>
  getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';

/** Attributes that pages change a direction by: the attribute itself, or one that their styles ask for. */
const CAUSES = ['dir', 'lang', 'class'];

/**
 * Calls back with the direction of an element in the next frame, and in the frame after something around it says another.
 * In a frame, since reading a style forces the browser to compute the whole page's styles.
 *
 * @returns what ends that
 */
export function watchDirection(element: Element, onDirection: (direction: Direction) => void): () => void {
  // Of its own window: that of the script may be hidden, and then has no frames.
  const view = element.ownerDocument.defaultView ?? window;
  let frame = 0;
  const read = () => {
    view.cancelAnimationFrame(frame);
    frame = view.requestAnimationFrame(() => onDirection(readDirection(element)));
  };
  const observer = new MutationObserver(read);
  for (const around of ancestorsOf(element)) observer.observe(around, { attributeFilter: CAUSES });
  read();
  return () => {
    view.cancelAnimationFrame(frame);
    observer.disconnect();
  };
}

/** The elements around an element, the hosts of shadow roots too. */
function* ancestorsOf(element: Element): Generator<Element> {
  for (
    let node: Node | null = element;
    node;
    node = node.parentNode ?? (node as Partial<ShadowRoot>).host ?? null
  ) {
    if (node !== element && node.nodeType === Node.ELEMENT_NODE) yield node as Element;
  }
}

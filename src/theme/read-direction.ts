import { fullTag } from '../i18n/locale.js';

/** Reading direction. */
export type Direction = 'ltr' | 'rtl';

/** ISO 15924 codes of scripts in use today, and Aramaic for `arc`. */
const RIGHT_TO_LEFT = 'Adlm Arab Aran Armi Gara Hebr Mand Mend Nkoo Rohg Samr Syrc Syre Syrj Syrn Thaa Yezi';

// Some engines lack `getTextInfo` of `Intl.Locale`, or return 'ltr' for `dv` and `ku-Arab`.
export const directionOf = (locale: string): Direction =>
  RIGHT_TO_LEFT.includes(fullTag(locale).script ?? 'Latn') ? 'rtl' : 'ltr';

/** Forces the browser to compute the page's styles. */
export const readDirection = (element: Element): Direction =>
  getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';

/** Attributes that may change a direction, by themselves or by a style. */
const CAUSES = ['dir', 'lang', 'class'];

/** Calls back in the next frame, and after changes of ancestors. Returns a function that stops. */
export function watchDirection(element: Element, onDirection: (direction: Direction) => void): () => void {
  // The script's window may be hidden, and then has no frames.
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

/** Includes hosts of shadow roots. */
function* ancestorsOf(element: Element): Generator<Element> {
  for (
    let node: Node | null = element;
    node;
    node = node.parentNode ?? (node as Partial<ShadowRoot>).host ?? null
  ) {
    if (node !== element && node.nodeType === Node.ELEMENT_NODE) yield node as Element;
  }
}

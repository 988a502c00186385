import { applyBrand, BRAND_ATTRIBUTES } from './brand-attributes';

/** Attributes that change how a widget looks, not what it shows. */
export const LOOK_ATTRIBUTES = ['scheme', 'locale', ...BRAND_ATTRIBUTES];

/** The language of the library's own texts (decisions 15 and 16). */
const LANGUAGE = 'en-US';
const RIGHT_TO_LEFT = /^(arc?|ckb|dv|fa|he|iw|ks|ps|sd|ug|ur|yi)\b/i;

/** Brings colour scheme, language, direction and brand from an element's attributes to the root of its shadow. */
export function applyLook(element: Element, root: HTMLElement): void {
  const locale = element.getAttribute('locale');
  root.lang = locale || LANGUAGE;
  // Without a locale, and so without a value, the direction is the page's.
  root.dir = locale ? (RIGHT_TO_LEFT.test(locale) ? 'rtl' : 'ltr') : '';
  root.dataset.theme = element.getAttribute('scheme') ?? '';
  // Text is measured in what the reader set as normal, not in the page's rem.
  root.style.setProperty('--tapa-rem', getComputedStyle(element).fontSize);
  applyBrand(element, root);
}

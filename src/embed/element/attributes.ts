import { type FormatOptions, NO_CURRENCY } from '../../i18n/figure-formatters.js';
import { type FormatName, knownFormat } from '../../i18n/locale.js';
import { logOnce } from '../../lib/development.js';
import { getOrInsert } from '../../lib/memoize.js';
import { pathSegment } from '../../lib/text.js';
import { directionOf } from '../../theme/read-direction.js';

export const FORMAT_ATTRIBUTES = ['locale', 'currency', 'time-zone'];

/** Returns the value of a format attribute. Values that Intl does not know are logged. */
function readFormat(element: Element, name: FormatName, attribute: string = name): string | undefined {
  const given = element.getAttribute(attribute);
  const known = knownFormat(name, given);
  const fault = `<${element.localName} ${attribute}="${given}">: Intl knows no such ${name}.`;
  if (given !== null && given !== known && (known ?? NO_CURRENCY) === NO_CURRENCY) logOnce(fault);
  return known;
}

export const localeOf = (element: Element): string | undefined => readFormat(element, 'locale');

export const formatsOf = (element: Element): FormatOptions => ({
  locale: localeOf(element),
  currency: readFormat(element, 'currency'),
  timeZone: readFormat(element, 'timeZone', 'time-zone'),
});

/** Returns an http or https URL; `undefined` for any other, or for a relative one without a base. */
export function safeHref(raw: string, base: string | undefined): string | undefined {
  try {
    const url = new URL(raw, base);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the URL of a row: `link-base` plus the encoded id; `undefined` if the id fits in no path. */
export function itemHref(id: string | number, base: string | undefined): string | undefined {
  const segment = pathSegment(id);
  return segment && safeHref(segment, base);
}

const COLORS = ['color', 'accent', 'neutral', 'ink', 'deep'];

/** Values of a brand that a page may set: the attribute `brand-x` sets the variable `--tapa-x`. */
const BRAND = [...COLORS, 'radius', 'font-display', 'font-text', 'display-weight', 'density', 'motif'];

export const BRAND_ATTRIBUTES = BRAND.map((name) => `brand-${name}`);

/** Returns the CSS variable of a name: the brand's color is `--tapa-brand`. */
export const variableOf = (name: string): string => `--tapa-${name === 'color' ? 'brand' : name}`;

export const BRAND_VARIABLES = BRAND.map(variableOf);

/** Attributes for the look of a widget, not for its data. */
export const LOOK_ATTRIBUTES = ['scheme', 'locale', ...BRAND_ATTRIBUTES];

const LANGUAGE = 'en-US';

export function applyLook(element: Element, root: HTMLElement): void {
  const locale = localeOf(element);
  root.lang = locale || LANGUAGE;
  if (locale) root.dir = directionOf(locale);
  // The direction is the page's.
  else root.removeAttribute('dir');
  root.dataset.theme = element.getAttribute('scheme') ?? '';
  // Text sizes follow the reader's default text size, not the page's rem.
  root.style.setProperty('--tapa-rem', getComputedStyle(element).fontSize);
  applyBrand(element, root);
}

/** Sets the brand attributes of an element as CSS variables. */
export function applyBrand(element: Element, target: HTMLElement): void {
  for (const name of BRAND) {
    let value = element.getAttribute(`brand-${name}`) ?? '';
    // An invalid color would invalidate all derived colors, and leave white text without a background.
    if (COLORS.includes(name) && !CSS.supports('color', value)) value = '';
    // `brand-radius` may be a bare number of px.
    if (name === 'radius' && /^[\d.]+$/.test(value)) value += 'px';
    // An empty value removes the property, so that the page's is inherited.
    target.style.setProperty(variableOf(name), value);
  }
}

/** Sheets by document and styles, shared by all elements. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

// A sheet works only in its own document. `<style>` would violate a strict Content-Security-Policy.
export function adoptSheet(shadow: ShadowRoot, css: string): void {
  const { ownerDocument } = shadow;
  const { defaultView } = ownerDocument;
  if (!defaultView) return;
  const known = getOrInsert(sheets, ownerDocument, () => new Map<string, CSSStyleSheet>());
  const sheet = getOrInsert(known, css, () => {
    const made = new defaultView.CSSStyleSheet();
    made.replaceSync(css);
    return made;
  });
  shadow.adoptedStyleSheets = [sheet];
}

const COLORS = ['color', 'accent', 'neutral', 'ink', 'deep'];

/** What a page may set of a brand (DESIGN section 9): attribute `brand-x` sets the variable `--tapa-x`. */
const NAMES = [...COLORS, 'radius', 'font-display', 'font-text', 'display-weight', 'density', 'motif'];

/** Attributes that set the brand of one widget. */
export const BRAND_ATTRIBUTES = NAMES.map((name) => `brand-${name}`);

/** Puts an element's brand on another one; what it does not set is inherited from the page. */
export function applyBrand(from: Element, to: HTMLElement): void {
  for (const name of NAMES) {
    let value = from.getAttribute(`brand-${name}`) ?? '';
    // What is no colour would void all that are derived from it, and leave white text on nothing.
    if (COLORS.includes(name) && !CSS.supports('color', value)) value = '';
    // A bare number is a length in px where only a length makes sense.
    if (name === 'radius' && /^[\d.]+$/.test(value)) value += 'px';
    // An empty value removes the property.
    to.style.setProperty(`--tapa-${name === 'color' ? 'brand' : name}`, value);
  }
}

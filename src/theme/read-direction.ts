/** Reading direction of the text. */
export type Direction = 'ltr' | 'rtl';

/** The computed direction of an element. Reading it forces the browser to compute the page's styles. */
export const readDirection = (element: Element): Direction =>
  getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';

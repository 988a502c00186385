/** Reading direction of the text. */
export type Direction = 'ltr' | 'rtl';

/** The direction that an element has of its own or inherits. It has the browser work out the page's styles. */
export const readDirection = (element: Element): Direction =>
  getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';

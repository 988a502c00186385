import type { Direction } from '../../theme';

/** The direction of the page around an element, which a frame does not inherit. */
export const readDirection = (element: Element): Direction =>
  getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';

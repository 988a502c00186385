/** Returns whether focus is on an element or inside. The element is asked itself: the document sees no focus inside a shadow root. */
export const holdsFocus = (element: Element | null): boolean =>
  element !== null && (element.matches(':focus') || element.querySelector(':focus') !== null);

/**
 * Returns whether the target of an event is an element. `instanceof Element` knows those of the script's own document only: not
 * those in a frame or in another window that a tree stands in.
 */
export const isElement = (target: EventTarget | null | undefined): target is HTMLElement =>
  target !== null && target !== undefined && 'closest' in target;

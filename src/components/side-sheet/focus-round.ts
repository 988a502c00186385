import type { KeyboardEvent } from 'react';
import { tabbable } from 'tabbable';

/**
 * Moves focus from the last to the first thing inside that takes it, and back, by Tab. Radix does so in the document of its
 * script; in a shadow root, a frame and another window focus would leave for the page behind
 * (https://github.com/radix-ui/primitives/issues/3353).
 */
export function moveFocusRound(event: KeyboardEvent<HTMLElement>): void {
  const root = event.currentTarget.getRootNode() as Document | ShadowRoot;
  if (event.key !== 'Tab' || event.defaultPrevented || root === document) return;
  const inside = tabbable(event.currentTarget);
  const [from, to] = event.shiftKey ? [inside[0], inside.at(-1)] : [inside.at(-1), inside[0]];
  if (!to || root.activeElement !== from) return;
  event.preventDefault();
  to.focus();
}

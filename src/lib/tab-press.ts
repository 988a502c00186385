import type { MouseEvent } from 'react';

/** Returns whether a press on a link opens it in a tab or window of its own. */
export const asksForTab = ({
  button,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean =>
  button === 1 || ctrlKey || metaKey || shiftKey;

/** Keeps the middle button from scrolling the page, where it opens a tab. */
export const preventAutoscroll = (event: MouseEvent): void => {
  if (event.button === 1) event.preventDefault();
};

/** Opens what a link leads to in a tab of its own, after a press beside the link. */
export const openTab = ({ href, ownerDocument }: HTMLAnchorElement): void => {
  ownerDocument.defaultView?.open(href, '_blank', 'noopener');
};

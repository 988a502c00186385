import type { RefObject } from 'react';

/** Leads to the search. */
export const SEARCH_KEY = '/';

type Target = RefObject<HTMLElement | null>;

/** The fields that `/` may lead to, the one that came last at the end. */
const targets: Target[] = [];

/** Whether a key typed there is part of a text. */
const takesText = (element: EventTarget | undefined): boolean =>
  element instanceof Element &&
  element.closest('input, textarea, select, [contenteditable]:not([contenteditable="false"])') !== null;

function leadThere(event: KeyboardEvent): void {
  if (event.key !== SEARCH_KEY || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey)
    return;
  // Shadow roots hide what is focused inside them.
  if (takesText(event.composedPath()[0])) return;
  const field = targets
    .map(({ current }) => current)
    .findLast((element) => (element?.getClientRects().length ?? 0) > 0);
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/** Lets `/` lead to a field, as long as it is on the page and in sight. Of several fields the last one gets it. */
export function watchSlash(target: Target): () => void {
  if (targets.length === 0) document.addEventListener('keydown', leadThere);
  targets.push(target);
  return () => {
    targets.splice(targets.indexOf(target), 1);
    if (targets.length === 0) document.removeEventListener('keydown', leadThere);
  };
}

import type { RefObject } from 'react';
import { takesText } from '../../lib/keys.js';

/** Leads to the search. */
export const SEARCH_KEY = '/';

type Target = RefObject<HTMLElement | null>;

/** The fields that `/` may lead to in each document, the one that came last at the end. */
const targetsIn = new Map<Document, readonly Target[]>();

/** Whether the key that has led to a field is still held down. */
let isHeld = false;

function leadThere(event: KeyboardEvent): void {
  if (event.key !== SEARCH_KEY || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey)
    return;
  if (event.repeat) {
    if (isHeld) event.preventDefault();
    return;
  }
  isHeld = false;
  // Shadow roots hide what is focused inside them.
  if (takesText(event.composedPath()[0])) return;
  const field = targetsIn
    .get(event.currentTarget as Document)
    ?.map(({ current }) => current)
    .findLast((element) => (element?.getClientRects().length ?? 0) > 0);
  if (!field) return;
  event.preventDefault();
  isHeld = true;
  field.focus();
}

/** Lets `/` lead to a field, as long as it is on the page and in sight. Of several fields the last one gets it. */
export function watchSlash(target: Target): () => void {
  const page = target.current?.ownerDocument;
  if (!page) return () => undefined;
  const others = () => targetsIn.get(page)?.filter((each) => each !== target) ?? [];
  // The same listener is added once.
  page.addEventListener('keydown', leadThere);
  targetsIn.set(page, [...others(), target]);
  return () => {
    targetsIn.set(page, others());
    if (others().length > 0) return;
    targetsIn.delete(page);
    page.removeEventListener('keydown', leadThere);
  };
}

import type { KeyboardEvent } from 'react';

type Direction = 'ltr' | 'rtl';

/** Which tab a key leads to (ARIA APG, Tabs): from the last to the first and back, and to both ends. */
function indexAfter(key: string, index: number, count: number, direction: Direction): number | undefined {
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  switch (key) {
    case forward:
      return (index + 1) % count;
    case backward:
      return (index - 1 + count) % count;
    case 'Home':
    case 'PageUp':
      return 0;
    case 'End':
    case 'PageDown':
      return count - 1;
    default:
      return undefined;
  }
}

/** Moves focus along a row of tabs; the focused tab opens itself. Keys held with others are the browser's. */
export function moveFocus(event: KeyboardEvent<HTMLElement>, direction: Direction): void {
  if (event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const index = event.target instanceof HTMLElement ? tabs.indexOf(event.target) : -1;
  const next = index < 0 ? undefined : indexAfter(event.key, index, tabs.length, direction);
  if (next === undefined) return;
  event.preventDefault();
  // The tab itself is scrolled into view where it opens, without moving the page.
  tabs[next]?.focus({ preventScroll: true });
}

import type { KeyboardEvent } from 'react';

/** Which tab a key leads to (ARIA APG, Tabs): from the last to the first and back, and to both ends. */
function indexAfter(key: string, index: number, count: number, isRtl: boolean): number | undefined {
  const [forward, backward] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
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
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const index = event.target instanceof HTMLElement ? tabs.indexOf(event.target) : -1;
  if (index < 0) return;
  // Of the row itself: an element between it and the provider, or the page alone, may say the direction.
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
  const next = indexAfter(event.key, index, tabs.length, isRtl);
  if (next === undefined) return;
  event.preventDefault();
  // The tab itself is scrolled into view where it opens, without moving the page.
  tabs[next]?.focus({ preventScroll: true });
}

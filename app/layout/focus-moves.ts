/** What a reader does to move focus. */
const OWN_MOVES = ['keydown', 'pointerdown'] as const;

/** Knows focus that the reader has moved from focus that was left to the page. */
export interface FocusMoves {
  /** Starts anew: the page of another navigation is shown. */
  reset(): void;
  /** Whether focus is where the reader has moved it since the navigation. */
  isMoved(): boolean;
  /** Watches the reader. Returns what ends that. */
  watch(): () => void;
}

/**
 * Menus give focus back and pages lose it without the reader, so what had it at the navigation says little: what had it
 * before the reader's first act since then does.
 */
export function createFocusMoves(): FocusMoves {
  let shown: string | undefined;
  let first: { address: string; focus: Element | null } | undefined;
  const note = () => {
    const address = window.location.href;
    if (first?.address !== address) first = { address, focus: document.activeElement };
  };
  return {
    reset() {
      const address = window.location.href;
      // The address is ahead of its page: an act in between counts.
      if (address === shown || first?.address !== address) first = undefined;
      shown = address;
    },
    isMoved: () => {
      const { activeElement, body } = document;
      return first !== undefined && activeElement !== body && activeElement !== first.focus;
    },
    watch() {
      for (const type of OWN_MOVES) window.addEventListener(type, note, { capture: true, passive: true });
      return () => {
        for (const type of OWN_MOVES) window.removeEventListener(type, note, { capture: true });
      };
    },
  };
}

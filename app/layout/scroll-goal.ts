/** What a reader does to scroll: from then on the page stays where they want it. */
const OWN_SCROLLING = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** A position to scroll to, which the page may still be too short for. */
export interface ScrollGoal {
  /** Scrolls there, now and whenever the page grows, until it is reached, dropped, or the reader scrolls. */
  set(top: number): void;
  drop(): void;
  /** Whether the page has yet to get there: where it stands meanwhile is nobody's choice. */
  isPending(): boolean;
  /** Watches the page and the reader. Returns what ends that. */
  watch(): () => void;
}

export function createScrollGoal(): ScrollGoal {
  let goal: number | undefined;
  const drop = () => {
    goal = undefined;
  };
  const approach = () => {
    if (goal === undefined) return;
    window.scrollTo(0, goal);
    // Browsers round positions to the pixels of the screen.
    if (Math.abs(window.scrollY - goal) < 1) drop();
  };
  return {
    set(top) {
      goal = top;
      approach();
    },
    drop,
    isPending: () => goal !== undefined,
    watch() {
      const growth = new ResizeObserver(approach);
      growth.observe(document.body);
      for (const type of OWN_SCROLLING) window.addEventListener(type, drop, { passive: true });
      return () => {
        growth.disconnect();
        for (const type of OWN_SCROLLING) window.removeEventListener(type, drop);
      };
    },
  };
}

import { createContext, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

const FOCUS_EVENTS = ['keydown', 'pointerdown'] as const;

/**
 * Distinguishes focus moved by the reader from focus moved or lost by the page. Compares with the focused
 * element just before the reader's first event after a navigation: at the navigation itself, closing menus
 * still return focus, and pages lose it.
 */
function createFocusMoves() {
  let shown: string | undefined;
  let first: { address: string; focus: Element | null } | undefined;
  const note = () => {
    const address = window.location.href;
    if (first?.address !== address) first = { address, focus: document.activeElement };
  };
  return {
    reset() {
      const address = window.location.href;
      // The address changes before its page is shown. Events in between count too.
      if (address === shown || first?.address !== address) first = undefined;
      shown = address;
    },
    isMoved(): boolean {
      const { activeElement, body } = document;
      return first !== undefined && activeElement !== body && activeElement !== first.focus;
    },
    watch() {
      const listening = new AbortController();
      const options = { capture: true, passive: true, signal: listening.signal };
      for (const type of FOCUS_EVENTS) window.addEventListener(type, note, options);
      return () => listening.abort();
    },
  };
}

export interface RouteFocusState {
  /** Returns whether the shown page is the one that the site was opened or reloaded on. */
  readonly isFirstPage: () => boolean;
  readonly isFocusMoved: () => boolean;
  /** Returns whether the reader returned to a history entry, which is restored as it was left. */
  readonly isReturn: () => boolean;
}

/** Without a provider, as in stories, every page is the first. */
export const RouteFocusContext = createContext<RouteFocusState>({
  isFirstPage: () => true,
  isFocusMoved: () => false,
  isReturn: () => false,
});

// Returns the value of `RouteFocusContext`. Use it once, near the root.
export function useRouteFocusState(isReturn: () => boolean): RouteFocusState {
  const location = useLocation();
  const firstLocation = useRef(location);
  const isFirst = useRef(true);
  const [focusMoves] = useState(createFocusMoves);
  // A layout effect, to run before the screens' effects. The router creates a new object for every
  // navigation.
  useLayoutEffect(() => {
    if (location !== firstLocation.current) isFirst.current = false;
    focusMoves.reset();
  }, [location, focusMoves]);
  useEffect(() => focusMoves.watch(), [focusMoves]);
  return useMemo(
    () => ({ isFirstPage: () => isFirst.current, isFocusMoved: focusMoves.isMoved, isReturn }),
    [focusMoves, isReturn],
  );
}

function partOf(hash: string): HTMLElement | null {
  try {
    return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null; // The hash is no valid escape sequence.
  }
}

function startOf(part: HTMLElement | null): HTMLElement | null {
  return part ? part.querySelector('summary, [tabindex="-1"]') : document.querySelector('h1');
}

const canTakeFocus = (element: Element | null | undefined): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element !== document.body;

/**
 * Moves focus when a screen is shown: to the part that the hash names, which is opened and scrolled to, or
 * else to the `h1`. Without a hash, focus does not move on the first page. It never moves if the reader has
 * moved it while the screen was loading. On the way back within a page, the element that had focus before
 * gets it again.
 */
export function useRouteFocus(): void {
  const { key, pathname, hash } = useLocation();
  const state = useContext(RouteFocusContext);
  const shownPath = useRef<string>(undefined);
  const leftFocus = useRef(new Map<string, Element | null>());
  // A repeated link to the same part jumps there again. A change of the query alone moves nothing.
  const jump = hash ? key : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path moves focus, on the same screen too
  useEffect(() => {
    const isSamePage = shownPath.current === pathname;
    const isReturn = state.isReturn();
    const part = partOf(hash);
    shownPath.current = pathname;
    if (part instanceof HTMLDetailsElement) part.open = true;
    if (!isReturn) part?.scrollIntoView();
    const movesFocus = part ? true : isSamePage ? isReturn : !state.isFirstPage();
    if (movesFocus && !state.isFocusMoved()) {
      const left = isSamePage && isReturn ? leftFocus.current.get(hash) : undefined;
      (canTakeFocus(left) ? left : startOf(part))?.focus({ preventScroll: true });
    }
    return () => {
      leftFocus.current.set(hash, document.activeElement);
    };
  }, [pathname, hash, jump, state]);
}

/** `useRouteFocus` as an element, for an `h1` that appears later than its screen. */
export function RouteFocus() {
  useRouteFocus();
  return null;
}

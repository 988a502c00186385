import { createContext, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

const FOCUS_EVENTS = ['keydown', 'pointerdown'] as const;

/**
 * Distinguishes focus that the reader has moved from focus that the page has moved or lost. The focused element at the time
 * of the navigation is no reliable reference: closing menus return focus, and pages lose it. The reference is the element
 * that has focus just before the reader's first event after the navigation.
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
      // The address changes before its page is shown, so events in between count too.
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
  /** Returns whether the page that is shown is still the one that the site was opened or reloaded on. */
  readonly isFirstPage: () => boolean;
  readonly isFocusMoved: () => boolean;
  /** Returns whether the reader returns to a history entry, which is restored as it was left. */
  readonly isReturn: () => boolean;
}

/** Without a provider, as in stories, every page is the first. */
export const RouteFocusContext = createContext<RouteFocusState>({
  isFirstPage: () => true,
  isFocusMoved: () => false,
  isReturn: () => false,
});

// The value of `RouteFocusContext`. Use it once, near the root.
export function useRouteFocusState(isReturn: () => boolean): RouteFocusState {
  const location = useLocation();
  const firstLocation = useRef(location);
  const isFirst = useRef(true);
  const [focusMoves] = useState(createFocusMoves);
  // Before the effects of the screens, which ask for it. The router makes a new object at every navigation.
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
 * Moves focus when a screen is shown. If the address names a part, that part is opened, scrolled to and focused; otherwise
 * the `h1` takes focus after a navigation. Focus does not move on the first page, nor if the reader has moved it while the
 * screen was loading, nor when the reader returns from one part of a page to another.
 */
export function useRouteFocus(): void {
  const { key, pathname, hash } = useLocation();
  const state = useContext(RouteFocusContext);
  const shownPath = useRef<string>(undefined);
  const leftFocus = useRef(new Map<string, Element | null>());
  // A link to the part that is shown leads there again; a change of the query alone moves nothing.
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

/** `useRouteFocus` as an element, to render beside an `h1` that appears later than its screen. */
export function RouteFocus() {
  useRouteFocus();
  return null;
}

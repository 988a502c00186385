import { createContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { createFocusMoves } from './focus-moves';

/** What `useArrival` asks of the navigation that led to the page. */
export interface Opening {
  /** Whether the page that is shown is still the one that the site was opened on, or reloaded on. */
  readonly isCurrent: () => boolean;
  /** Whether focus is where the reader has moved it since. */
  readonly isFocusMoved: () => boolean;
  /** Whether the reader comes back to a place, which is shown as it was left. */
  readonly isReturn: () => boolean;
}

/** For `useArrival`. Without a provider nothing is known of navigations: every page is one that the site was opened on. */
export const OpeningContext = createContext<Opening>({
  isCurrent: () => true,
  isFocusMoved: () => false,
  isReturn: () => false,
});

/**
 * What `OpeningContext` provides: current until the first navigation, and never again. Use it once, near the root.
 *
 * @param isReturn - what `useScrollRestoration` returns
 */
export function useOpening(isReturn: () => boolean): Opening {
  const location = useLocation();
  const openedOn = useRef(location);
  const isOpening = useRef(true);
  const [focusMoves] = useState(createFocusMoves);
  // Ahead of the effects of the screens, which ask for it. The router makes a new object at every navigation.
  useLayoutEffect(() => {
    if (location !== openedOn.current) isOpening.current = false;
    focusMoves.reset();
  }, [location, focusMoves]);
  useEffect(() => focusMoves.watch(), [focusMoves]);
  return useMemo(
    () => ({ isCurrent: () => isOpening.current, isFocusMoved: focusMoves.isMoved, isReturn }),
    [focusMoves, isReturn],
  );
}

import { createContext, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Whether the page that is shown is still the one that the site was opened on, or reloaded on. */
export interface Opening {
  readonly current: boolean;
}

/** For `useArrival`. Without a provider nothing is known of navigations: every page is one that the site was opened on. */
export const OpeningContext = createContext<Opening>({ current: true });

/** What `OpeningContext` provides: true until the first navigation, and never again. Use it once, near the root. */
export function useOpening(): Opening {
  const location = useLocation();
  const openedOn = useRef(location);
  const isOpening = useRef(true);
  // Ahead of the effects of the screens, which ask for it. The router makes a new object at every navigation.
  useLayoutEffect(() => {
    if (location !== openedOn.current) isOpening.current = false;
  }, [location]);
  return isOpening;
}

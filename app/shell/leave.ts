import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const HOME_PATH = '/';

/** The path of the page on the screen. */
let shown = '';

const waiting = new Set<() => void>();

/** Tells `useLeave` which page is shown. Use it once, where every page change is outlived. */
export function useTellShown(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    shown = pathname;
    for (const resolve of waiting) resolve();
    waiting.clear();
  }, [pathname]);
}

/**
 * Returns a function that goes to `/` and resolves once it is shown: the page that is left may still be waiting for the code
 * of the landing page, and its guard must not see the user go before that.
 */
export function useLeave(): () => Promise<void> {
  const navigate = useNavigate();
  return () =>
    new Promise((resolve) => {
      if (shown === HOME_PATH) {
        resolve();
        return;
      }
      waiting.add(resolve);
      navigate(HOME_PATH);
    });
}

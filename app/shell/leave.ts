import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const HOME_PATH = '/';

/** The path of the page on the screen. */
let shown = '';

const waiting = new Set<() => void>();

/** Tells `useLeave` which page is shown. Use it once, where every page change is outlived. */
export function useTrackPage(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    shown = pathname;
    for (const resolve of waiting) resolve();
    waiting.clear();
  }, [pathname]);
}

/** Resolves once `/` is shown: the guard of the page that is left must not see the user go before the landing page has loaded. */
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

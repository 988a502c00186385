import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const HOME_PATH = '/';

let shown = '';

const waiting = new Set<() => void>();

/** Tracks the shown page for `useLeave`. Use it once, in a component that is never unmounted. */
export function useTrackPage(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    shown = pathname;
    for (const resolve of waiting) resolve();
    waiting.clear();
  }, [pathname]);
}

/** Returns a function that opens `/` and resolves once it is shown: until then, guards need the user. */
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

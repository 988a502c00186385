import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const HOME_PATH = '/';

/**
 * Goes to `/`, and resolves once it is shown: the page that is left may still be waiting for the code of the landing
 * page, and its guard must not see the user go before that (decision 19). Use it where every page change is outlived,
 * since who asks to leave may be gone by then.
 */
export function useLeave(): () => Promise<void> {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    shown.current = pathname;
    return () => {
      for (const resolve of waiting.current.splice(0)) resolve();
    };
  }, [pathname]);

  return useCallback(
    () =>
      new Promise((resolve) => {
        if (shown.current === HOME_PATH) {
          resolve();
          return;
        }
        waiting.current.push(resolve);
        navigate(HOME_PATH);
      }),
    [navigate],
  );
}

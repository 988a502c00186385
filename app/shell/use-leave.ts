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
  const onLeft = useRef<() => void>(undefined);

  useEffect(() => {
    shown.current = pathname;
    return () => onLeft.current?.();
  }, [pathname]);

  return useCallback(
    () =>
      new Promise((resolve) => {
        onLeft.current = resolve;
        if (shown.current === HOME_PATH) resolve();
        else navigate(HOME_PATH);
      }),
    [navigate],
  );
}

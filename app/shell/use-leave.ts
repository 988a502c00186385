import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const HOME_PATH = '/';

/**
 * Goes to `/`, and resolves once it is shown: the page that is left may still be waiting for the code of the landing
 * page, and its guard must not see the user go before that (decision 19).
 */
export function useLeave(): () => Promise<void> {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const onLeft = useRef<() => void>(undefined);

  useEffect(() => {
    if (pathname === HOME_PATH) onLeft.current?.();
    return () => onLeft.current?.();
  }, [pathname]);

  return () =>
    new Promise((resolve) => {
      onLeft.current = resolve;
      if (pathname === HOME_PATH) resolve();
      else navigate(HOME_PATH);
    });
}

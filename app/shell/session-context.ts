import { createContext, useCallback, useContext, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SessionMonitor } from '../session';

/** For components that end the session: they may be unmounted before it has ended. */
export interface Session extends SessionMonitor {
  /** Goes to `/`, and resolves once it is shown. */
  leave: () => Promise<void>;
}

const NO_SESSION: Session = {
  endSession: () => undefined,
  resumeSession: () => undefined,
  leave: () => Promise.resolve(),
};

/** The session of the signed-in user. */
export const SessionContext = createContext<Session>(NO_SESSION);

export const useSession = (): Session => useContext(SessionContext);

const HOME_PATH = '/';

/**
 * Goes to `/`, and resolves once it is shown: the page that is left may still be waiting for the code of the landing
 * page, and its guard must not see the user go before that. Use it where every page change is outlived, since the
 * component that asks to leave may be unmounted by then.
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

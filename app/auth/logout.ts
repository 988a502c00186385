import { API_PATHS } from '../api/paths';

/** The toast of a logout that failed. */
export const LOGOUT_FAILED = {
  title: 'Logout Failed',
  description: 'Unable to logout. Please try again.',
  variant: 'destructive',
} as const;

/** The outcome of a logout by navigation. */
export type LogoutResult = { ok: true } | { ok: false; error: unknown };

/** The side effects of a logout by navigation. */
export interface NavigationLogoutOptions {
  /** Leaves the app. @default window.location.assign */
  navigate?: (url: string) => void;
  /**
   * Ends the session log before leaving: `endSession` of the session monitor. It sends `session_cleanup`, and nothing
   * after that, not even the `page_unload` that follows. Must not throw.
   */
  endSession?: () => void;
}

/**
 * Logs out by browser navigation to `/api/logout` (spec: 7.logout). Never throws: when the navigation fails, the
 * result holds the error, and the agent and corporate dashboards show {@link LOGOUT_FAILED}.
 */
export function logoutByNavigation(options: NavigationLogoutOptions = {}): LogoutResult {
  const { navigate = (url) => window.location.assign(url), endSession } = options;
  try {
    endSession?.();
    navigate(API_PATHS.logout);
    return { ok: true };
  } catch (error) {
    return { ok: false, error };
  }
}

import { API_PATHS } from '../api/paths';

/** The toast of a logout that failed. */
export const LOGOUT_FAILED = {
  title: 'Logout Failed',
  description: 'Unable to logout. Please try again.',
  variant: 'destructive',
} as const;

/** What happened to a logout by navigation. */
export type LogoutResult = { ok: true } | { ok: false; error: unknown };

/** What the logout by navigation does outside. */
export interface NavigationLogoutOptions {
  /** Leaves the app. @default window.location.assign */
  navigate?: (url: string) => void;
  /**
   * Ends the session log first, so that `session_cleanup` goes out and the `page_unload` that follows within the
   * cooldown is dropped: `useSessionMonitor(person).endSession`. Must not throw.
   */
  endSession?: () => void;
}

/**
 * Logs out by browser navigation to `/api/logout` (spec: 7.logout). Never throws: when the browser refuses, the
 * result says so and the agent and corporate dashboards show {@link LOGOUT_FAILED}.
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

import { type QueryClient, type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../client';
import { API_PATHS } from '../paths';
import { forgetUser } from './user-cache';

const LOGOUT_KEY = [API_PATHS.logout];

/**
 * Timeout of a logout in milliseconds. Users believe that they are signed out, and cannot try again while the call runs.
 */
const LOGOUT_TIMEOUT_MS = 10_000;

export interface LogoutOptions {
  /**
   * Goes to `/`. Awaited before the user is forgotten, so that the guard of the page being left
   * does not send the visitor to `/auth` in between.
   */
  leave: () => void | Promise<void>;
  onFailed?: () => void;
}

/**
 * The tour organizer's logout: POST /api/logout, then `leave`, then the user cache is emptied
 * (spec: 4.logout-organizer). All of it is the mutation's own: callbacks of `mutate` would be dropped as soon as the page
 * with the menu is left.
 */
export function useLogout({ leave, onFailed }: LogoutOptions): UseMutationResult<unknown, Error, void> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: LOGOUT_KEY,
    mutationFn: () =>
      api.write('POST', API_PATHS.logout, undefined, { signal: AbortSignal.timeout(LOGOUT_TIMEOUT_MS) }),
    onSuccess: async () => {
      try {
        await leave();
      } finally {
        await forgetUser(queryClient);
      }
    },
    onError: onFailed,
  });
}

export const isLoggingOut = (queryClient: QueryClient): boolean =>
  queryClient.isMutating({ mutationKey: LOGOUT_KEY }) > 0;

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
  // Awaited before the user is forgotten: the guard of the page that is left would send them to `/auth` in between.
  leave: () => void | Promise<void>;
  onFailed?: () => void;
}

// Callbacks of `mutate` would be dropped with the page of the menu: all is the mutation's own (spec: 4.logout-organizer).
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

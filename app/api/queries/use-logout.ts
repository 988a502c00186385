import { type QueryClient, type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../client';
import { API_PATHS } from '../paths';
import { forgetUser } from './user-cache';

const LOGOUT_KEY = [API_PATHS.logout];

/** Timeout of a logout in milliseconds. Users cannot try again while the call runs. */
const LOGOUT_TIMEOUT_MS = 10_000;

export interface LogoutOptions {
  // Awaited before the user is removed: otherwise the guard of the left page would redirect to `/auth`.
  leave: () => void | Promise<void>;
  onFailed?: () => void;
}

// Callbacks belong to the mutation: those of `mutate` would be dropped on unmount (spec: 4.logout-organizer).
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

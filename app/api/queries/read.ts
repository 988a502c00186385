import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { type Read, TRAVELER_READS } from 'tapa-ui/reads';
import { api } from '../client';
import { STATUS_UNAUTHORIZED, toApiError } from '../errors';
import { queryKey } from '../paths';
import { LOGGED_FAILURE } from '../query-client';

/** The query of a read: raw, untrusted JSON. */
export const readQuery = (read: Read) =>
  queryOptions<unknown>({
    queryKey: queryKey(read.path),
    queryFn: ({ signal }) => api.read(read.path, { signal }),
    // spec: 8.lists
    meta: read.isEmptyWhenFailed ? LOGGED_FAILURE : undefined,
  });

/** Returns the query of the traveler's bookings, for a screen that is no dashboard. It runs where `enabled`. */
export const useBookings = (enabled: boolean) => useQuery({ ...readQuery(TRAVELER_READS.bookings), enabled });

/** Returns whether the server has refused a read because nobody is signed in. */
export const isReadRefused = (queryClient: QueryClient): boolean =>
  queryClient
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.error !== null && toApiError(state.error).status === STATUS_UNAUTHORIZED);

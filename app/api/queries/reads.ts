import { type QueryCache, queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import type { RoleDashboardData } from 'tapa-ui/dashboards/role';
import type { DashboardKind } from 'tapa-ui/domain';
import { mayRead, READS, type Read, TRAVELER_READS } from 'tapa-ui/reads';
import { api } from '../client';
import { STATUS_UNAUTHORIZED, toApiError } from '../errors';
import { queryKey } from '../paths';
import { LOGGED_FAILURE } from '../query-client';

export const readQuery = (read: Read) =>
  queryOptions<unknown>({
    queryKey: queryKey(read.path),
    queryFn: ({ signal }) => api.read(read.path, { signal }),
    // spec: 8.lists
    meta: read.isEmptyWhenFailed ? LOGGED_FAILURE : undefined,
  });

/** Returns the dashboard's reads that the role may make. The others are absent, and show sample data. */
export function readsOf(kind: DashboardKind, role: string | undefined): [part: string, Read][] {
  if (kind === 'unknown') return [];
  return Object.entries<Read>(READS[kind]).filter(([, read]) => mayRead(read, role));
}

export function useDashboardData(kind: DashboardKind, role: string | undefined): RoleDashboardData {
  const reads = readsOf(kind, role);
  const queries = useQueries({ queries: reads.map(([, read]) => readQuery(read)) });
  return { [kind]: Object.fromEntries(reads.map(([part], index) => [part, queries[index]])) };
}

export const useBookings = (enabled: boolean) => useQuery({ ...readQuery(TRAVELER_READS.bookings), enabled });

export const isReadRefused = (cache: QueryCache): boolean =>
  cache
    .getAll()
    .some(({ state }) => state.error !== null && toApiError(state.error).status === STATUS_UNAUTHORIZED);

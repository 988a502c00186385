import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { RoleDashboardData } from 'tapa-ui/dashboards/role';
import type { DashboardKind } from 'tapa-ui/domain';
import { mayRead, READS, type Read } from 'tapa-ui/reads';
import { queryKey } from '../paths';
import { isUnread, readQuery, resultOf } from './read';

const readsOf = (kind: DashboardKind): [part: string, Read][] =>
  kind === 'unknown' ? [] : Object.entries(READS[kind]);

/**
 * Reads the data of a dashboard: its own reads, and of those only the ones that the role may make. The others are absent, and
 * show as sample data. Parts that failed are named, and can be read again.
 */
export function useDashboardData(kind: DashboardKind, role: string | undefined): RoleDashboardData {
  const reads = readsOf(kind);
  const queryClient = useQueryClient();
  const onRetry = useCallback(
    (parts: readonly string[]) => {
      for (const [part, { path }] of readsOf(kind)) {
        if (parts.includes(part)) void queryClient.refetchQueries({ queryKey: queryKey(path), exact: true });
      }
    },
    [kind, queryClient],
  );
  const queries = useQueries({ queries: reads.map(([, read]) => readQuery(read, mayRead(read, role))) });
  const results = reads.flatMap(([part, read], index) => {
    const query = queries[index];
    return query ? [{ part, ...resultOf(read, mayRead(read, role), query), isUnread: isUnread(query) }] : [];
  });
  const partsThat = (isState: (result: (typeof results)[number]) => boolean) =>
    results.filter(isState).map(({ part }) => part);
  return {
    [kind]: {
      ...Object.fromEntries(results.map(({ part, data }) => [part, data])),
      loading: partsThat(({ loading }) => loading),
      failed: partsThat(({ isUnread }) => isUnread),
      onRetry,
    },
  };
}

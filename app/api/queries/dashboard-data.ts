import { useQueries } from '@tanstack/react-query';
import type { RoleDashboardData } from 'tapa-ui/dashboards/role';
import type { DashboardKind } from 'tapa-ui/domain';
import { mayRead, READS, type Read } from 'tapa-ui/reads';
import { readQuery, resultOf } from './read';

/**
 * What a dashboard shows: its own reads, and of those only the ones that the role may make. The others are absent, and
 * show as sample data.
 */
export function useDashboardData(kind: DashboardKind, role: string | undefined): RoleDashboardData {
  const reads: [part: string, Read][] = kind === 'unknown' ? [] : Object.entries(READS[kind]);
  const queries = useQueries({ queries: reads.map(([, read]) => readQuery(read, mayRead(read, role))) });
  const results = reads.flatMap(([part, read], index) => {
    const query = queries[index];
    return query ? [{ part, ...resultOf(read, mayRead(read, role), query) }] : [];
  });
  return {
    [kind]: {
      ...Object.fromEntries(results.map(({ part, data }) => [part, data])),
      loading: results.filter(({ loading }) => loading).map(({ part }) => part),
    },
  };
}

import { useQueries } from '@tanstack/react-query';
import type { RoleDashboardData } from 'tapa-ui/dashboards/role';
import type { DashboardKind } from 'tapa-ui/domain';
import { mayRead, READS, type Read } from 'tapa-ui/reads';
import { readQuery } from './read';

const readsOf = (kind: DashboardKind): [part: string, Read][] =>
  kind === 'unknown' ? [] : Object.entries(READS[kind]);

/**
 * Returns the queries of a dashboard: its own reads, and of those only the ones that the role may make. The others are absent,
 * and show as sample data.
 */
export function useDashboardData(kind: DashboardKind, role: string | undefined): RoleDashboardData {
  const reads = readsOf(kind).filter(([, read]) => mayRead(read, role));
  const queries = useQueries({ queries: reads.map(([, read]) => readQuery(read)) });
  return { [kind]: Object.fromEntries(reads.map(([part], index) => [part, queries[index]])) };
}

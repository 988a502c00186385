import { useQuery } from '@tanstack/react-query';
import { api } from '../client';
import { queryKey } from './keys';
import { type ReadResult, toReadResult } from './read-result';

/** The roles that have calls of their own (spec section 6). */
export type DataRole = 'travel_agent' | 'tour_organizer' | 'corporate_admin';

/**
 * A read that runs only for one role (spec section 6). Of a failure nothing is left but `data: undefined`,
 * which the dashboard answers with marked sample data (decision 33).
 */
export function useRoleRead(path: string, onlyFor: DataRole, role: string | undefined): ReadResult {
  const enabled = role === onlyFor;
  const query = useQuery({
    queryKey: queryKey(path),
    queryFn: ({ signal }) => api.read(path, { signal }),
    enabled,
  });
  return toReadResult(query, enabled);
}

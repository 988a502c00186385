import { useQuery } from '@tanstack/react-query';
import { api } from '../client';
import { queryKey } from './keys';
import { type ReadResult, toReadResult } from './read-result';

/** The roles that have calls of their own (spec section 6). */
export type DataRole = 'travel_agent' | 'tour_organizer' | 'corporate_admin';

/**
 * A read that runs only for one role (spec section 6). When it fails there is no data, unless an earlier read brought
 * some, and the dashboard shows marked sample data (decision 33).
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

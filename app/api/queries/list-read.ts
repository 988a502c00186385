import { useQuery } from '@tanstack/react-query';
import { api } from '../client';
import { LOGGED_FAILURE } from '../query-client';
import { queryKey } from './keys';
import { type ReadResult, toReadResult } from './read-result';

const EMPTY_LIST: readonly unknown[] = [];

/**
 * A read without a role check whose failure is logged and counts as an empty list, so that the empty state
 * shows (spec section 8, decision 33).
 */
export function useListRead(path: string): ReadResult {
  const query = useQuery({
    queryKey: queryKey(path),
    queryFn: ({ signal }) => api.read(path, { signal }),
    meta: LOGGED_FAILURE,
  });
  const result = toReadResult(query, true);
  return result.failed && result.data === undefined ? { ...result, data: EMPTY_LIST } : result;
}

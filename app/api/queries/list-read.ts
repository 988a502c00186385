import { useQuery } from '@tanstack/react-query';
import { api } from '../client';
import { LOGGED_FAILURE } from '../query-client';
import { queryKey } from './keys';
import { type ReadResult, toReadResult } from './read-result';

const EMPTY_LIST: readonly unknown[] = [];

/** When a read without a role check runs. */
export interface ListReadOptions {
  /** Whether the screen shows the list at all. @default true */
  enabled?: boolean;
}

/**
 * A read without a role check whose failure is logged and counts as an empty list, so that the empty state
 * shows (spec section 8, decision 33).
 */
export function useListRead(path: string, { enabled = true }: ListReadOptions = {}): ReadResult {
  const query = useQuery({
    queryKey: queryKey(path),
    queryFn: ({ signal }) => api.read(path, { signal }),
    enabled,
    meta: LOGGED_FAILURE,
  });
  const result = toReadResult(query, enabled);
  return result.failed && result.data === undefined ? { ...result, data: EMPTY_LIST } : result;
}

import type { UseQueryResult } from '@tanstack/react-query';
import { API_PATHS } from '../paths';
import { type RawUser, useUserLookUp } from './user-read';

/** The second user look-up; `enabled` once the first has answered that there is no user (decision 2). */
export function useSecondUser(enabled: boolean): UseQueryResult<RawUser | null> {
  return useUserLookUp(API_PATHS.currentUser, enabled);
}

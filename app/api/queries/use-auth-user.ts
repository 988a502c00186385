import type { UseQueryResult } from '@tanstack/react-query';
import { API_PATHS } from '../paths';
import { type RawUser, useUserLookUp } from './user-read';

/** The first user look-up (spec section 4). */
export function useAuthUser(): UseQueryResult<RawUser | null> {
  return useUserLookUp(API_PATHS.authUser, true);
}

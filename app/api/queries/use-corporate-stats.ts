import { API_PATHS } from '../paths';
import type { ReadResult } from './read-result';
import { useRoleRead } from './role-read';

/** The corporate admin's figures; read only when `role` is corporate_admin. */
export function useCorporateStats(role: string | undefined): ReadResult {
  return useRoleRead(API_PATHS.corporateStats, 'corporate_admin', role);
}

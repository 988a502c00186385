import { API_PATHS } from '../paths';
import type { ReadResult } from './read-result';
import { useRoleRead } from './role-read';

/** The corporate admin's budget; read only when `role` is corporate_admin. */
export function useCorporateBudget(role: string | undefined): ReadResult {
  return useRoleRead(API_PATHS.corporateBudget, 'corporate_admin', role);
}

import { API_PATHS } from '../paths';
import type { ReadResult } from './read-result';
import { useRoleRead } from './role-read';

/** The corporate admin's team members; read only when `role` is corporate_admin. */
export function useCorporateTeam(role: string | undefined): ReadResult {
  return useRoleRead(API_PATHS.corporateTeam, 'corporate_admin', role);
}

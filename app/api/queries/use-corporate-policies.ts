import { API_PATHS } from '../paths';
import type { ReadResult } from './read-result';
import { useRoleRead } from './role-read';

/** The corporate admin's travel policies; read only when `role` is corporate_admin. */
export function useCorporatePolicies(role: string | undefined): ReadResult {
  return useRoleRead(API_PATHS.corporatePolicies, 'corporate_admin', role);
}

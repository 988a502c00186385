import { API_PATHS } from '../paths';
import type { ReadResult } from './read-result';
import { useRoleRead } from './role-read';

/** The corporate admin's employee travel requests; read only when `role` is corporate_admin. */
export function useEmployeeTravel(role: string | undefined): ReadResult {
  return useRoleRead(API_PATHS.employeeTravel, 'corporate_admin', role);
}

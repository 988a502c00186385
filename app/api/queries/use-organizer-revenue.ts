import { API_PATHS } from '../paths';
import type { ReadResult } from './read-result';
import { useRoleRead } from './role-read';

/** The tour organizer's revenue; read only when `role` is tour_organizer. */
export function useOrganizerRevenue(role: string | undefined): ReadResult {
  return useRoleRead(API_PATHS.organizerRevenue, 'tour_organizer', role);
}

import { API_PATHS } from '../paths';
import type { ReadResult } from './read-result';
import { useRoleRead } from './role-read';

/** The tour organizer's figures; read only when `role` is tour_organizer. */
export function useOrganizerStats(role: string | undefined): ReadResult {
  return useRoleRead(API_PATHS.organizerStats, 'tour_organizer', role);
}

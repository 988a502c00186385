import { API_PATHS } from '../paths';
import type { ReadResult } from './read-result';
import { useRoleRead } from './role-read';

/** The tour organizer's team composition; read only when `role` is tour_organizer. */
export function useOrganizerTeam(role: string | undefined): ReadResult {
  return useRoleRead(API_PATHS.organizerTeam, 'tour_organizer', role);
}

import { API_PATHS } from '../paths';
import type { ReadResult } from './read-result';
import { useRoleRead } from './role-read';

/** The tour organizer's expert applications; read only when `role` is tour_organizer. */
export function useOrganizerApplications(role: string | undefined): ReadResult {
  return useRoleRead(API_PATHS.organizerApplications, 'tour_organizer', role);
}

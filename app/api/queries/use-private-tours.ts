import { API_PATHS } from '../paths';
import type { ReadResult } from './read-result';
import { useRoleRead } from './role-read';

/** The tour organizer's private tours; read only when `role` is tour_organizer. */
export function usePrivateTours(role: string | undefined): ReadResult {
  return useRoleRead(API_PATHS.privateTours, 'tour_organizer', role);
}

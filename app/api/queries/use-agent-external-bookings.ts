import { API_PATHS } from '../paths';
import type { ReadResult } from './read-result';
import { useRoleRead } from './role-read';

/** The travel agent's bookings by external provider; read only when `role` is travel_agent. */
export function useAgentExternalBookings(role: string | undefined): ReadResult {
  return useRoleRead(API_PATHS.agentExternalBookings, 'travel_agent', role);
}

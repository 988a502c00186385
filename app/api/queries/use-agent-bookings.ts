import { API_PATHS } from '../paths';
import type { ReadResult } from './read-result';
import { useRoleRead } from './role-read';

/** The travel agent's bookings; read only when `role` is travel_agent. */
export function useAgentBookings(role: string | undefined): ReadResult {
  return useRoleRead(API_PATHS.agentBookings, 'travel_agent', role);
}

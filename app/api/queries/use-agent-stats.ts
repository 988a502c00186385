import { API_PATHS } from '../paths';
import type { ReadResult } from './read-result';
import { useRoleRead } from './role-read';

/** The travel agent's figures; read only when `role` is travel_agent. */
export function useAgentStats(role: string | undefined): ReadResult {
  return useRoleRead(API_PATHS.agentStats, 'travel_agent', role);
}

import { API_PATHS } from '../paths';
import type { ReadResult } from './read-result';
import { useRoleRead } from './role-read';

/** The travel agent's commissions; read only when `role` is travel_agent. */
export function useAgentCommissions(role: string | undefined): ReadResult {
  return useRoleRead(API_PATHS.agentCommissions, 'travel_agent', role);
}

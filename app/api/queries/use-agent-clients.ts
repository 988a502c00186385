import { API_PATHS } from '../paths';
import type { ReadResult } from './read-result';
import { useRoleRead } from './role-read';

/** The travel agent's client counts, and the client list where the server sends one; read only when `role` is travel_agent. */
export function useAgentClients(role: string | undefined): ReadResult {
  return useRoleRead(API_PATHS.agentClients, 'travel_agent', role);
}

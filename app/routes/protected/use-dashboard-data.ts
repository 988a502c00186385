import type { RoleDashboardData } from 'tapa-ui/dashboards/role';
import type { DashboardKind } from 'tapa-ui/domain';
import {
  useAgentBookings,
  useAgentClients,
  useAgentCommissions,
  useAgentExternalBookings,
  useAgentStats,
  useBookings,
  useCorporateBudget,
  useCorporatePolicies,
  useCorporateStats,
  useCorporateTeam,
  useCulturalListings,
  useEmployeeTravel,
  useOrganizerApplications,
  useOrganizerRevenue,
  useOrganizerStats,
  useOrganizerTeam,
  usePrivateTours,
} from '../../api';

interface Read {
  data: unknown;
  loading: boolean;
}

/** Splits reads into the raw data and the names of those that are still on the way. */
function collect<Part extends string>(reads: Record<Part, Read>) {
  const entries = Object.entries(reads) as [Part, Read][];
  return {
    ...(Object.fromEntries(entries.map(([part, { data }]) => [part, data])) as Record<Part, unknown>),
    loading: entries.filter(([, { loading }]) => loading).map(([part]) => part),
  };
}

/**
 * Everything that a dashboard shows. The role decides which reads run, whatever dashboard the path chose (spec
 * section 6, decision 5); bookings and listings run wherever the traveler dashboard is shown.
 */
export function useDashboardData(kind: DashboardKind, role: string): RoleDashboardData {
  const isTraveler = { enabled: kind === 'traveler' };
  return {
    traveler: collect({ bookings: useBookings(isTraveler), listings: useCulturalListings(isTraveler) }),
    travelAgent: collect({
      stats: useAgentStats(role),
      bookings: useAgentBookings(role),
      clients: useAgentClients(role),
      commissions: useAgentCommissions(role),
      externalBookings: useAgentExternalBookings(role),
    }),
    tourOrganizer: collect({
      stats: useOrganizerStats(role),
      tours: usePrivateTours(role),
      applications: useOrganizerApplications(role),
      team: useOrganizerTeam(role),
      revenue: useOrganizerRevenue(role),
    }),
    corporate: collect({
      stats: useCorporateStats(role),
      requests: useEmployeeTravel(role),
      policies: useCorporatePolicies(role),
      budget: useCorporateBudget(role),
      team: useCorporateTeam(role),
    }),
  };
}

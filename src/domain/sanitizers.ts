// The sanitisers under their former names, until every caller has moved to the declarations.
import * as corporate from './corporate';
import * as corporateSamples from './corporate.samples';
import * as organizer from './tour-organizer';
import * as organizerSamples from './tour-organizer.samples';
import * as agent from './travel-agent';
import * as agentSamples from './travel-agent.samples';
import * as traveler from './traveler';
import * as travelerSamples from './traveler.samples';
import { user } from './user';

export const sanitizeUser = user.sanitize;
export const sanitizeAgentStats = agent.agentStats.sanitize;
export const sanitizeClientCounts = agent.clientCounts.sanitize;
export const sanitizeCommissions = agent.commissions.sanitize;
export const sanitizeOrganizerStats = organizer.organizerStats.sanitize;
export const sanitizeTeam = organizer.team.sanitize;
export const sanitizeRevenue = organizer.revenue.sanitize;
export const sanitizeCorporateStats = corporate.corporateStats.sanitize;
export const sanitizeBudget = corporate.budget.sanitize;
export const sanitizeBookings = (raw: unknown) =>
  traveler.bookings.sanitize(raw, travelerSamples.SAMPLE_BOOKINGS);
export const sanitizeListings = (raw: unknown) =>
  traveler.listings.sanitize(raw, travelerSamples.SAMPLE_LISTINGS);
export const sanitizeAgentBookings = (raw: unknown) =>
  agent.agentBookings.sanitize(raw, agentSamples.SAMPLE_AGENT_BOOKINGS);
export const sanitizeClients = (raw: unknown) => agent.clients.sanitize(raw, agentSamples.SAMPLE_CLIENTS);
export const sanitizeExternalBookings = (raw: unknown) =>
  agent.externalBookings.sanitize(raw, agentSamples.SAMPLE_EXTERNAL_BOOKINGS);
export const sanitizePrivateTours = (raw: unknown) =>
  organizer.privateTours.sanitize(raw, organizerSamples.SAMPLE_PRIVATE_TOURS);
export const sanitizeApplications = (raw: unknown) =>
  organizer.applications.sanitize(raw, organizerSamples.SAMPLE_APPLICATIONS);
export const sanitizeTravelRequests = (raw: unknown) =>
  corporate.employeeTravel.sanitize(raw, corporateSamples.SAMPLE_EMPLOYEE_TRAVEL);
export const sanitizeDepartments = (raw: unknown) =>
  corporate.departments.sanitize(raw, corporateSamples.SAMPLE_DEPARTMENTS);
export const sanitizePolicies = (raw: unknown) =>
  corporate.policies.sanitize(raw, corporateSamples.SAMPLE_POLICIES);
export const sanitizeTeamMembers = (raw: unknown) =>
  corporate.teamMembers.sanitize(raw, corporateSamples.SAMPLE_TEAM_MEMBERS);

export type TravelRequest = corporate.EmployeeTravel;
export type TravelRequestData = corporate.EmployeeTravelData;

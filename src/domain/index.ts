export { safeImageUrl, userInitials } from './account/avatar';
export {
  type DashboardKind,
  DEFAULT_ROLE,
  dashboardKindForRole,
  isKnownRole,
  normalizeRole,
  ROLES,
  type Role,
  type RoleName,
  roleBadgeLabel,
  unknownRoleNotice,
} from './account/roles';
export {
  type AccountKind,
  accountKind,
  NAMELESS_USER,
  sanitizeUser,
  type User,
  userName,
} from './account/user';
export {
  type Budget,
  type Department,
  type DepartmentData,
  sanitizeBudget,
  sanitizeDepartments,
} from './corporate/budget';
export { type CorporateStats, sanitizeCorporateStats } from './corporate/corporate-stats';
export { type Policy, type PolicyData, sanitizePolicies } from './corporate/policy';
export { sanitizeTeamMembers, type TeamMember, type TeamMemberData } from './corporate/team-member';
export {
  sanitizeTravelRequests,
  type TravelRequest,
  type TravelRequestData,
} from './corporate/travel-request';
export type { Keyed, SanitizedList } from './sanitize/list-sanitizer';
export type { Sanitized } from './sanitize/object-sanitizer';
export {
  isApproved,
  isPending,
  STATUS_TONES,
  type StatusLook,
  type StatusSubject,
  type StatusTone,
  type StatusTones,
  statusBadge,
  statusLabel,
} from './status';
export { type Application, type ApplicationData, sanitizeApplications } from './tour-organizer/application';
export {
  type OrganizerStats,
  type Revenue,
  sanitizeOrganizerStats,
  sanitizeRevenue,
  sanitizeTeam,
  type Team,
} from './tour-organizer/organizer-stats';
export { type PrivateTour, type PrivateTourData, sanitizePrivateTours } from './tour-organizer/private-tour';
export {
  PLATFORM_COMMISSION_PERCENT,
  TEAM_SATISFACTION_PERCENT,
} from './tour-organizer/tour-organizer.constants';
export {
  type AgentBooking,
  type AgentBookingData,
  sanitizeAgentBookings,
} from './travel-agent/agent-booking';
export {
  type AgentStats,
  type ClientCounts,
  type Commissions,
  sanitizeAgentStats,
  sanitizeClientCounts,
  sanitizeCommissions,
} from './travel-agent/agent-stats';
export { type Client, type ClientData, sanitizeClients } from './travel-agent/client';
export {
  type ExternalBooking,
  type ExternalBookingData,
  sanitizeExternalBookings,
} from './travel-agent/external-booking';
export { CONVERSION_PERCENT, RETENTION_PERCENT } from './travel-agent/travel-agent.constants';
export { type Booking, type BookingData, sanitizeBookings } from './traveler/booking';
export { type Listing, type ListingData, sanitizeListings } from './traveler/listing';
export {
  POINTS_TO_NEXT_LEVEL,
  REWARDS,
  REWARDS_BENEFITS,
  REWARDS_LEVEL,
  REWARDS_NEXT_LEVEL,
  REWARDS_POINTS,
  REWARDS_PROGRESS,
  type Reward,
} from './traveler/rewards.constants';
export {
  COUNTRIES_VISITED,
  DEFAULT_BOOKING_STATUS,
  DEFAULT_DESTINATION,
  DEFAULT_EXPERIENCE_TITLE,
  DEFAULT_LISTING_RATING,
  DESTINATIONS_VISITED,
  LISTING_CATEGORY,
  TRAVEL_RATING,
  WISHLIST_ITEMS,
} from './traveler/traveler.constants';
export { summarizeTrips, type TripPhase, type TripSummary } from './traveler/trip-summary';
export { isCompletedTrip, isUpcomingTrip, type TripCounts } from './traveler/trips';

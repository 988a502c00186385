export { initialsOf, safeImageUrl, userInitials } from './account/avatar';
export { activeNavItem, type NavIcon, type NavItem, navItemsForRole } from './account/navigation';
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
  userSchema,
} from './account/user';
export {
  type Budget,
  budgetSchema,
  type Department,
  type DepartmentData,
  departmentSchema,
  sanitizeBudget,
  sanitizeDepartments,
} from './corporate/budget';
export { OVERVIEW_REQUESTS, OVERVIEW_TEAM_MEMBERS } from './corporate/corporate.constants';
export {
  type CorporateStats,
  corporateStatsSchema,
  sanitizeCorporateStats,
} from './corporate/corporate-stats';
export { type Policy, type PolicyData, policySchema, sanitizePolicies } from './corporate/policy';
export {
  sanitizeTeamMembers,
  type TeamMember,
  type TeamMemberData,
  teamMemberSchema,
} from './corporate/team-member';
export {
  sanitizeTravelRequests,
  type TravelRequest,
  type TravelRequestData,
  travelRequestSchema,
} from './corporate/travel-request';
export { type BudgetUse, budgetUse, growthPercent, NEAR_LIMIT_PERCENT, sharesOf, sumOf } from './figures';
export { droppedItemsText } from './sanitize/dropped';
export type { Keyed, SanitizedList } from './sanitize/list-sanitizer';
export type { Sanitized } from './sanitize/object-sanitizer';
export {
  isApproved,
  isPending,
  normalizeStatus,
  STATUS_TONES,
  type StatusBadge,
  type StatusSubject,
  type StatusTone,
  statusBadge,
  statusLabel,
} from './status';
export {
  type Application,
  type ApplicationData,
  applicationSchema,
  sanitizeApplications,
} from './tour-organizer/application';
export {
  type OrganizerStats,
  organizerStatsSchema,
  type Revenue,
  revenueSchema,
  sanitizeOrganizerStats,
  sanitizeRevenue,
  sanitizeTeam,
  type Team,
  teamSchema,
} from './tour-organizer/organizer-stats';
export {
  type PrivateTour,
  type PrivateTourData,
  privateTourSchema,
  sanitizePrivateTours,
} from './tour-organizer/private-tour';
export {
  OVERVIEW_TOURS,
  PLATFORM_COMMISSION_PERCENT,
  TEAM_SATISFACTION_PERCENT,
} from './tour-organizer/tour-organizer.constants';
export {
  type AgentBooking,
  type AgentBookingData,
  agentBookingSchema,
  sanitizeAgentBookings,
} from './travel-agent/agent-booking';
export {
  type AgentStats,
  agentStatsSchema,
  type ClientCounts,
  type Commissions,
  clientCountsSchema,
  commissionsSchema,
  sanitizeAgentStats,
  sanitizeClientCounts,
  sanitizeCommissions,
} from './travel-agent/agent-stats';
export { type Client, type ClientData, clientSchema, sanitizeClients } from './travel-agent/client';
export {
  type ExternalBooking,
  type ExternalBookingData,
  externalBookingSchema,
  sanitizeExternalBookings,
} from './travel-agent/external-booking';
export {
  CONVERSION_PERCENT,
  RECENT_BOOKINGS,
  RETENTION_PERCENT,
} from './travel-agent/travel-agent.constants';
export { type Booking, type BookingData, bookingSchema, sanitizeBookings } from './traveler/booking';
export { type Listing, type ListingData, listingSchema, sanitizeListings } from './traveler/listing';
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
  OVERVIEW_ITEMS,
  TRAVEL_RATING,
  WISHLIST_ITEMS,
} from './traveler/traveler.constants';
export { summarizeTrips, type TripPhase, type TripSummary } from './traveler/trip-summary';
export {
  isCompletedTrip,
  isUpcomingTrip,
  type TripCounts,
} from './traveler/trips';

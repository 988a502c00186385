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
export {
  countTrips,
  daysUntilNextTrip,
  isCompletedTrip,
  isUpcomingTrip,
  type TripCounts,
} from './traveler/trips';

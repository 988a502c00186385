export * from './constants';
export * from './corporate';
export * from './corporate.samples';
export type { DataOf, Entity, Sanitized } from './define-entity';
export type { EntityList, Keyed, RowOf, SampleRows, SamplesOf, SanitizedList } from './define-list';
export * from './rewards';
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
} from './roles';
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
export * from './tour-organizer';
export * from './tour-organizer.samples';
export * from './travel-agent';
export * from './travel-agent.samples';
export * from './traveler';
export * from './traveler.samples';
export * from './trips';
export {
  type AccountKind,
  accountKind,
  NAMELESS_USER,
  safeImageUrl,
  type User,
  user,
  userInitials,
  userName,
} from './user';

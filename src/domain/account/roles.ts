import { isText } from '../sanitize/field';

/** Role mapping on /dashboard (spec section 2). */
const DASHBOARD_BY_ROLE = {
  traveler: 'traveler',
  provider: 'traveler',
  travel_agent: 'travel-agent',
  tour_organizer: 'tour-organizer',
  admin: 'travel-agent',
  corporate_admin: 'corporate',
  super_admin: 'travel-agent',
} as const satisfies Record<string, DashboardKind>;

/** One of the seven known roles. */
export type Role = keyof typeof DASHBOARD_BY_ROLE;

/** The roles of the product (spec section 1). */
export const ROLES = /* @__PURE__ */ Object.keys(DASHBOARD_BY_ROLE) as readonly Role[];

/** A role as a user record may carry it: a known one, or any other text. */
export type RoleName = Role | (string & Record<never, never>);

/** Which dashboard is shown. */
export type DashboardKind = 'traveler' | 'travel-agent' | 'tour-organizer' | 'corporate' | 'unknown';

/** The role of a user without one (spec section 2). */
export const DEFAULT_ROLE: Role = 'traveler';

/** Role badges (spec section 6, decision 20). */
const BADGE_BY_DASHBOARD: Readonly<Partial<Record<DashboardKind, string>>> = {
  'travel-agent': 'Travel Agent',
  'tour-organizer': 'Cultural Organizer',
  corporate: 'Corporate Admin',
};

/**
 * A user's role. Missing, empty or not text: traveler (decision 4). An unknown role is kept as it is, for the
 * notice that names it.
 */
export const normalizeRole = (raw: unknown): RoleName => (isText(raw) ? raw.trim() : DEFAULT_ROLE);

/** Whether a role is one of the seven. */
export const isKnownRole = (role: unknown): role is Role => ROLES.includes(role as Role);

/** The dashboard that /dashboard shows to a role (spec section 2); 'unknown' is the test dashboard. */
export function dashboardKindForRole(role: unknown): DashboardKind {
  const name = normalizeRole(role);
  return isKnownRole(name) ? DASHBOARD_BY_ROLE[name] : 'unknown';
}

/**
 * The text of the role badge (decision 20). The traveler dashboard and the test dashboard show the role itself
 * ('TRAVELER', 'SUPER ADMIN'); the others show the label of the role's own dashboard, and their own for roles without
 * one.
 *
 * @param dashboard - where the badge stands
 * @default the role's own dashboard
 */
export function roleBadgeLabel(role: unknown, dashboard = dashboardKindForRole(role)): string {
  const label = BADGE_BY_DASHBOARD[dashboard];
  return label
    ? (BADGE_BY_DASHBOARD[dashboardKindForRole(role)] ?? label)
    : normalizeRole(role).replaceAll('_', ' ').toUpperCase();
}

/** The notice for an unknown role (spec section 2). */
export const unknownRoleNotice = (role: unknown): string =>
  `Unknown user role: ${normalizeRole(role)}. Using test dashboard.`;

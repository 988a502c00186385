import { isText } from './read-fields.js';

/** Dashboard of a role; 'unknown' is the test dashboard. */
export type DashboardKind = 'traveler' | 'travel-agent' | 'tour-organizer' | 'corporate' | 'unknown';

// (spec: 2.role-traveler, 2.role-agent)
const DASHBOARD_BY_ROLE = {
  traveler: 'traveler',
  provider: 'traveler',
  travel_agent: 'travel-agent',
  tour_organizer: 'tour-organizer',
  admin: 'travel-agent',
  corporate_admin: 'corporate',
  super_admin: 'travel-agent',
} as const satisfies Record<string, DashboardKind>;

/** Known role, as the API spells it. */
export type Role = keyof typeof DASHBOARD_BY_ROLE;

/** All known roles. */
export const ROLES = /* @__PURE__ */ Object.keys(DASHBOARD_BY_ROLE) as readonly Role[];

/** Role in a user record: a known one or any other text. */
export type RoleName = Role | (string & Record<never, never>);

/** Role of a user without one (spec: 2.role-default). */
export const DEFAULT_ROLE: Role = 'traveler';

/** Returns the role; 'traveler' where it is missing. An unknown one is kept, for the notice that names it. */
export const normalizeRole = (raw: unknown): RoleName => (isText(raw) ? raw.trim() : DEFAULT_ROLE);

/** Returns whether a role is a known one. */
export const isKnownRole = (role: unknown): role is Role => ROLES.includes(role as Role);

/** Returns the dashboard that /dashboard shows to a role. */
export function dashboardKindForRole(role: unknown): DashboardKind {
  const name = normalizeRole(role);
  return isKnownRole(name) ? DASHBOARD_BY_ROLE[name] : 'unknown';
}

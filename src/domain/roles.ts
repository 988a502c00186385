import { isText } from './read-fields.js';

/** The dashboard that is shown; 'unknown' is the test dashboard. */
export type DashboardKind = 'traveler' | 'travel-agent' | 'tour-organizer' | 'corporate' | 'unknown';

/** The dashboard that /dashboard shows to each role (spec: 2.role-traveler, 2.role-agent). */
const DASHBOARD_BY_ROLE = {
  traveler: 'traveler',
  provider: 'traveler',
  travel_agent: 'travel-agent',
  tour_organizer: 'tour-organizer',
  admin: 'travel-agent',
  corporate_admin: 'corporate',
  super_admin: 'travel-agent',
} as const satisfies Record<string, DashboardKind>;

/** One of the seven known roles, as the API spells it. */
export type Role = keyof typeof DASHBOARD_BY_ROLE;

/** The roles of the product. */
export const ROLES = /* @__PURE__ */ Object.keys(DASHBOARD_BY_ROLE) as readonly Role[];

/** A role as a user record may carry it: a known one, or any other text. */
export type RoleName = Role | (string & Record<never, never>);

/** The role of a user without one (spec: 2.role-default). */
export const DEFAULT_ROLE: Role = 'traveler';

/** A user's role. Missing, empty or not text: traveler. An unknown role is kept as it is, for the notice that names it. */
export const normalizeRole = (raw: unknown): RoleName => (isText(raw) ? raw.trim() : DEFAULT_ROLE);

/** Returns whether a role is one of the seven. */
export const isKnownRole = (role: unknown): role is Role => ROLES.includes(role as Role);

/** The dashboard that /dashboard shows to a role. */
export function dashboardKindForRole(role: unknown): DashboardKind {
  const name = normalizeRole(role);
  return isKnownRole(name) ? DASHBOARD_BY_ROLE[name] : 'unknown';
}

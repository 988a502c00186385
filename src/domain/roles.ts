import { dashboardMessages, roleMessages } from '../i18n/compiled/en/domain.js';
import { isText } from './read-fields.js';

/** Which dashboard is shown; 'unknown' is the test dashboard. */
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

/**
 * The titles of the dashboards' pages (spec: 2.traveler-header, 2.agent-title, 2.organizer-title, 2.corporate-title). Apart
 * from the dashboards' code, which may not be loaded yet.
 */
export const DASHBOARD_TITLES: Readonly<Record<DashboardKind, string>> = {
  traveler: dashboardMessages['dashboard.title.traveler'],
  'travel-agent': dashboardMessages['dashboard.title.travel-agent'],
  'tour-organizer': dashboardMessages['dashboard.title.tour-organizer'],
  corporate: dashboardMessages['dashboard.title.corporate'],
  unknown: dashboardMessages['dashboard.title.unknown'],
};

/** A user's role. Missing, empty or not text: traveler. An unknown role is kept as it is, for the notice that names it. */
export const normalizeRole = (raw: unknown): RoleName => (isText(raw) ? raw.trim() : DEFAULT_ROLE);

/** Whether a role is one of the seven. */
export const isKnownRole = (role: unknown): role is Role => ROLES.includes(role as Role);

/** The dashboard that /dashboard shows to a role. */
export function dashboardKindForRole(role: unknown): DashboardKind {
  const name = normalizeRole(role);
  return isKnownRole(name) ? DASHBOARD_BY_ROLE[name] : 'unknown';
}

/** The dashboards whose badges do not show the role itself (spec: 6.badge-others). */
const BADGES = ['travel-agent', 'tour-organizer', 'corporate'] as const;

const hasBadge = (kind: DashboardKind): kind is (typeof BADGES)[number] =>
  (BADGES as readonly DashboardKind[]).includes(kind);

/**
 * The text of the role badge. The traveler dashboard and the test dashboard show the role itself ('TRAVELER',
 * 'SUPER ADMIN'); the others show the label of the role's own dashboard, and their own label for roles without one.
 *
 * @param dashboard - where the badge stands
 * @default the role's own dashboard
 * @param t - the words. @default English
 */
export function roleBadgeLabel(
  role: unknown,
  dashboard = dashboardKindForRole(role),
  t: typeof roleMessages = roleMessages,
): string {
  if (hasBadge(dashboard)) {
    const own = dashboardKindForRole(role);
    return t[`role.badge.${hasBadge(own) ? own : dashboard}`];
  }
  const name = normalizeRole(role);
  return isKnownRole(name) ? t[`role.${name}`] : name.replaceAll('_', ' ').toUpperCase();
}

/** The notice for an unknown role (spec: 2.role-unknown). */
export const unknownRoleNotice = (role: unknown, t = roleMessages): string =>
  t['role.unknown']({ role: normalizeRole(role) });

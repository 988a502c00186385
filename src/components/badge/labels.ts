import { type DashboardKind, dashboardKindForRole, isKnownRole, normalizeRole } from '../../domain/roles.js';
import { statusName } from '../../domain/status.js';
import { roleMessages } from '../../i18n/compiled/en/role.js';
import { statusMessages } from '../../i18n/compiled/en/status.js';

/** Dashboards whose badges do not show the role itself (spec: 6.badge-others). */
const BADGES = ['travel-agent', 'tour-organizer', 'corporate'] as const;

const hasBadge = (kind: DashboardKind): kind is (typeof BADGES)[number] =>
  (BADGES as readonly DashboardKind[]).includes(kind);

/**
 * Returns the text of the role badge. The traveler and the test dashboard show the role itself ('TRAVELER',
 * 'SUPER ADMIN'); the others show the label of the role's own dashboard, or else their own.
 *
 * @param dashboard - where the badge is shown. @default the role's own dashboard
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

/** Messages with the labels of statuses. */
export type StatusMessages = typeof statusMessages;

/**
 * Returns the label of a status: 'pending' reads 'Pending', 'in_review' reads 'In review'.
 *
 * @param t - translations of known statuses. @default English, as the status is written
 */
export function statusLabel(status: string, t: StatusMessages = statusMessages): string {
  if (t !== statusMessages) {
    const key = `status.${statusName(status)}`;
    if (isKnown(key) && t[key] !== statusMessages[key]) return t[key];
  }
  const words = status.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const isKnown = (key: string): key is keyof StatusMessages => Object.hasOwn(statusMessages, key);

import { PLATFORM_COMMISSION_PERCENT } from '../../domain';
import type { Formatters } from '../../i18n/formatters';

/** Titles of the tiles on the Overview tab, in their order. */
export const TILE_LABELS = {
  activeTours: 'Active Tours',
  totalParticipants: 'Total Participants',
  pendingApplications: 'Pending Applications',
  totalRevenue: 'Total Revenue',
} as const;

/** Titles of the tiles on the Analytics tab: the figures that no other tab shows large. */
export const ANALYTICS_LABELS = {
  averageRating: 'Average Rating',
  completedTours: 'Completed Tours',
  teamMembers: 'Team Members',
  destinations: 'Destinations',
} as const;

/** Parts of a team, in the order of the legend. */
export const TEAM_LABELS = {
  guides: 'Guides',
  culturalExperts: 'Cultural experts',
  coordinators: 'Coordinators',
  logistics: 'Logistics',
} as const;

/** Statuses of tours. */
export const STATUS_LABELS = { active: 'Active', filling: 'Filling', other: 'Other' } as const;

/** Names the platform's share (spec: 9.commission). */
export const COMMISSION_LABEL = `Platform commission (${PLATFORM_COMMISSION_PERCENT}%)`;

export const THIS_MONTH = 'This month';
export const PAYOUT = 'Payout';
export const ACTIVE_TOURS = 'Active tours';
export const PRIVATE_TOURS = 'Private tours';
export const ALL_TOURS = 'All private tours';
export const APPLICATIONS = 'Expert applications';
export const ALL_APPLICATIONS = 'All applications';
export const REVENUE = 'Revenue';
export const REVENUE_BREAKDOWN = 'Revenue breakdown';
export const FROM_REVENUE_TO_PAYOUT = 'From revenue to payout';
export const TEAM_COMPOSITION = 'Team composition';
export const TEAM_WORK = 'What the team looks after';
export const TEAM_SATISFACTION = 'Team satisfaction';
export const SEATS_TAKEN = 'Seats taken';
export const TOURS_BY_STATUS = 'Tours by status';
export const CREATE_TOUR = 'Create Tour';

/** How many tours there are, e.g. '6 tours are running or filling.' */
export function toursText(format: Formatters, active: number): string {
  const count = format.number(active);
  if (count === '0') return 'No tours are running or filling.';
  return `${count} ${format.plural(active, { one: 'tour is', other: 'tours are' })} running or filling.`;
}

/** How many experts wait, e.g. '4 experts are waiting for an answer.' */
export function applicationsText(format: Formatters, pending: number): string {
  const count = format.number(pending);
  if (count === '0') return 'No experts are waiting for an answer.';
  return `${count} ${format.plural(pending, { one: 'expert is', other: 'experts are' })} waiting for an answer.`;
}

/** Which part of the applications shows, e.g. 'Showing 2 of 4 applications'; nothing when all do. */
export const shownText = (format: Formatters, shown: number, total: number): string | undefined =>
  shown < total ? `Showing ${format.number(shown)} of ${format.number(total)} applications` : undefined;

import { type DashboardKind, dashboardKindForRole, ROLES, type Role } from '../../../src/domain/index.js';

export const REVIEW_ROLES = [...ROLES, 'unknown'] as const;

export type ReviewRole = Role | 'unknown';

/** One role for each dashboard. */
export const DASHBOARD_FACES = ['traveler', 'travel_agent', 'tour_organizer', 'corporate_admin'] as const;

/** States that data, account, connection and code can cause. Each id is the end of a story's id. */
export const REVIEW_STATES = [
  { id: 'live', label: 'Filled', shows: 'A live account and complete answers to every call.' },
  { id: 'loading', label: 'Loading', shows: 'No call has been answered yet.' },
  { id: 'empty', label: 'Empty', shows: 'Every list is empty, and every figure is 0.' },
  {
    id: 'partly-absent',
    label: 'Example',
    shows: 'Some answers and some fields are missing: sample data.',
  },
  { id: 'failed', label: 'Part failed', shows: 'One call fails; the others stand.' },
  {
    id: 'html-instead-of-json',
    label: 'HTML instead of JSON',
    shows: 'Every call is answered with a web page, so every call fails.',
  },
  { id: 'malformed', label: 'Malformed', shows: 'Wrong types, in the user and in every answer.' },
  { id: 'non-finite', label: 'Non-finite', shows: 'Numbers that are none, infinite or absurd.' },
  { id: 'hostile-text', label: 'Hostile text', shows: 'Markup, bidi controls, emoji and stacked marks.' },
  {
    id: 'overlong-text',
    label: 'Long texts',
    shows: 'One unbreakable word of 85 letters in every text.',
  },
  { id: 'maximum-content', label: '10,000 rows', shows: '10,000 rows in every list.' },
  {
    id: 'demo-account',
    label: 'Demo account',
    shows: 'A demo account: a Demo badge in the account menu, beside the role badge.',
  },
  { id: 'offline', label: 'Offline', shows: 'The connection is gone; what was loaded stays.' },
  {
    id: 'render-error',
    label: 'Render error',
    shows: 'The dashboard throws: its error panel, and Try Again.',
  },
] as const;

export type ReviewState = (typeof REVIEW_STATES)[number]['id'];

/** Returns the label of a role: 'Tour organizer'. */
export function roleLabel(role: ReviewRole): string {
  const words = role === 'unknown' ? 'unknown role' : role.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const dashboardOf = (role: ReviewRole): DashboardKind => dashboardKindForRole(role);

/**
 * Returns whether the dashboard of a role makes calls: those of agents, organizers and companies are made for
 * their own role only, and the test dashboard makes none. Without calls, sample data shows.
 */
export const callsOf = (role: ReviewRole): boolean => !['admin', 'super_admin', 'unknown'].includes(role);

export interface ReviewCell {
  readonly role: ReviewRole;
  readonly state: ReviewState;
  readonly storyId: string;
}

/** Returns the title of a role's stories. */
export const storiesTitle = (role: ReviewRole): string => `dashboards/role/${role.replaceAll('_', '-')}`;

/** Returns the id of a cell's story: 'dashboards-role-travel-agent--live'. */
export const storyIdOf = (role: ReviewRole, state: ReviewState): string =>
  `${storiesTitle(role).replaceAll('/', '-')}--${state}`;

export const REVIEW_CELLS: readonly ReviewCell[] = REVIEW_ROLES.flatMap((role) =>
  REVIEW_STATES.map(({ id }) => ({ role, state: id, storyId: storyIdOf(role, id) })),
);

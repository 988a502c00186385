/** How a status badge is shown. */
export type StatusTone = 'default' | 'secondary' | 'positive' | 'warning';

/** A status as it is shown. */
export interface StatusLook {
  readonly label: string;
  readonly tone: StatusTone;
}

/** The tones of a subject's statuses. */
export interface StatusTones {
  /** Tones of statuses by their names in lower case. */
  readonly byStatus: Readonly<Record<string, StatusTone>>;
  /** The tone of every other status. */
  readonly otherwise: StatusTone;
}

const TONES = {
  booking: { byStatus: { confirmed: 'default' }, otherwise: 'secondary' },
  agentBooking: { byStatus: { confirmed: 'positive' }, otherwise: 'warning' },
  client: { byStatus: { active: 'positive' }, otherwise: 'secondary' },
  privateTour: { byStatus: { active: 'positive' }, otherwise: 'warning' },
  application: { byStatus: { pending: 'warning', approved: 'positive' }, otherwise: 'secondary' },
  request: { byStatus: { pending: 'warning', approved: 'positive' }, otherwise: 'secondary' },
  policy: { byStatus: { active: 'positive' }, otherwise: 'secondary' },
} as const satisfies Record<string, StatusTones>;

/** What has a status. */
export type StatusSubject = keyof typeof TONES;

/** Tones of the statuses of each subject (spec: 4.booking-status, 4.agent-booking-status, 4.tour-status). */
export const STATUS_TONES: Readonly<Record<StatusSubject, StatusTones>> = TONES;

/** Statuses are compared without regard to case, so that 'Confirmed' never looks like anything else. */
export const normalizeStatus = (status: string): string => status.trim().toLowerCase();

/** Whether a request or application waits for a decision: only then are Approve and Decline shown. */
export const isPending = (status: string): boolean => normalizeStatus(status) === 'pending';

/** Whether a request or application is approved. */
export const isApproved = (status: string): boolean => normalizeStatus(status) === 'approved';

/** A status in words: 'pending' reads 'Pending', 'in_review' reads 'In review'. */
export function statusLabel(status: string): string {
  const words = status.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Label and tone of a status. */
export function statusBadge(subject: StatusSubject, status: string): StatusLook {
  const { byStatus, otherwise } = STATUS_TONES[subject];
  const name = normalizeStatus(status);
  const tone = (Object.hasOwn(byStatus, name) && byStatus[name]) || otherwise;
  return { label: statusLabel(status), tone };
}

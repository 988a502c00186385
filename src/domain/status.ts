/** How a status badge is shown. */
export type StatusTone = 'default' | 'secondary' | 'positive' | 'warning';

type Tones = Readonly<Record<string, StatusTone>> & { readonly otherwise: StatusTone };

/** Tones of the statuses of each subject (spec: 4.booking-status, 4.agent-booking-status, 4.tour-status). */
export const STATUS_TONES = {
  booking: { confirmed: 'default', otherwise: 'secondary' },
  agentBooking: { confirmed: 'positive', otherwise: 'warning' },
  client: { active: 'positive', otherwise: 'secondary' },
  privateTour: { active: 'positive', otherwise: 'warning' },
  application: { pending: 'warning', approved: 'positive', otherwise: 'secondary' },
  request: { pending: 'warning', approved: 'positive', otherwise: 'secondary' },
  policy: { active: 'positive', otherwise: 'secondary' },
} as const satisfies Record<string, Tones>;

/** The kinds of things with a status. */
export type StatusSubject = keyof typeof STATUS_TONES;

/** Statuses are compared without regard to case, so that 'Confirmed' never looks like anything else. */
export const normalizeStatus = (status: string): string => status.trim().toLowerCase();

/** Other spellings of statuses, by the names that this library has for them. */
const SPELLINGS: Readonly<Record<string, string>> = { canceled: 'cancelled', sold_out: 'full' };

/** The one name of a status, however a server writes it: 'In Review', 'in-review' and 'in_review' are one. */
export function statusName(status: string): string {
  const normalized = normalizeStatus(status);
  // Most are one word, and lists have 10,000 of them.
  const name = /[\s-]/.test(normalized) ? normalized.replaceAll(/[\s-]+/g, '_') : normalized;
  return Object.hasOwn(SPELLINGS, name) ? (SPELLINGS[name] ?? name) : name;
}

const OFF: ReadonlySet<string> = new Set(['cancelled', 'declined', 'draft', 'expired', 'rejected']);

/** Returns whether something with the status takes place, or may: it is neither cancelled nor declined, and more than a draft. */
export const takesPlace = (status: string): boolean => !OFF.has(statusName(status));

/** Returns whether a request or application waits for a decision: only then are Approve and Decline shown. */
export const isPending = (status: string): boolean => normalizeStatus(status) === 'pending';

/** Returns whether a request or application is approved. */
export const isApproved = (status: string): boolean => normalizeStatus(status) === 'approved';

/** The tone of a status, which depends on what has it. */
export function statusTone(subject: StatusSubject, status: string): StatusTone {
  const tones: Tones = STATUS_TONES[subject];
  const name = normalizeStatus(status);
  return (Object.hasOwn(tones, name) && tones[name]) || tones.otherwise;
}

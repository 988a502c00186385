/** Tone of a status badge. */
export type StatusTone = 'default' | 'secondary' | 'positive' | 'warning';

type Tones = Readonly<Record<string, StatusTone>> & { readonly otherwise: StatusTone };

/** Tones by subject and status (spec: 4.booking-status, 4.agent-booking-status, 4.tour-status). */
export const STATUS_TONES = {
  booking: { confirmed: 'default', otherwise: 'secondary' },
  agentBooking: { confirmed: 'positive', otherwise: 'warning' },
  client: { active: 'positive', otherwise: 'secondary' },
  privateTour: { active: 'positive', otherwise: 'warning' },
  application: { pending: 'warning', approved: 'positive', otherwise: 'secondary' },
  request: { pending: 'warning', approved: 'positive', otherwise: 'secondary' },
  policy: { active: 'positive', otherwise: 'secondary' },
} as const satisfies Record<string, Tones>;

/** Subject of a status. */
export type StatusSubject = keyof typeof STATUS_TONES;

/** Returns a status without surrounding space, in lower case. */
export const normalizeStatus = (status: string): string => status.trim().toLowerCase();

const SPELLINGS: Readonly<Record<string, string>> = { canceled: 'cancelled', sold_out: 'full' };

/** Returns one name for all spellings of a status: 'in_review' for 'In Review' and 'in-review'. */
export function statusName(status: string): string {
  const normalized = normalizeStatus(status);
  // A quick check first: most are one word, and lists have 10,000.
  const name = /[\s-]/.test(normalized) ? normalized.replaceAll(/[\s-]+/g, '_') : normalized;
  return Object.hasOwn(SPELLINGS, name) ? (SPELLINGS[name] ?? name) : name;
}

const NOT_TAKING_PLACE: ReadonlySet<string> = new Set([
  'cancelled',
  'declined',
  'draft',
  'expired',
  'rejected',
]);

/** Returns whether a booking or tour may take place: it is not cancelled, declined, expired or a draft. */
export const takesPlace = (status: string): boolean => !NOT_TAKING_PLACE.has(statusName(status));

/** Returns whether a request or application awaits a decision: only then are Approve and Decline shown. */
export const isPending = (status: string): boolean => normalizeStatus(status) === 'pending';

/** Returns whether a request or application is approved. */
export const isApproved = (status: string): boolean => normalizeStatus(status) === 'approved';

/** Returns the tone of a status of a subject. */
export function statusTone(subject: StatusSubject, status: string): StatusTone {
  const tones: Tones = STATUS_TONES[subject];
  const name = normalizeStatus(status);
  return (Object.hasOwn(tones, name) && tones[name]) || tones.otherwise;
}

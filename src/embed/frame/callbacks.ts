import type { RoleDashboardData } from '../../dashboards/role/index.js';
import type { DashboardAction } from '../element/events.js';
import { type CallDetail, sentFields, sentWhy } from './calls.js';
import type { FrameKind } from './messages.js';

/** Asks the page around the frame. @returns its answer */
export type AskPage = (action: DashboardAction, detail?: CallDetail) => Promise<void>;

const DECISIONS = { approve: 'onApprove', decline: 'onDecline', undo: 'onUndo' } as const;

/** The callbacks of each dashboard, by the action that the page takes for it. */
const CALLBACKS = {
  traveler: { save: 'onSaveListing', redeem: 'onRedeem' },
  'travel-agent': {
    'new-client': 'onNewClient',
    'create-booking': 'onCreateBooking',
    'search-external': 'onSearchExternal',
    'generate-quote': 'onGenerateQuote',
    search: 'onSearch',
  },
  'tour-organizer': {
    'create-tour': 'onCreateTour',
    manage: 'onManageTour',
    ...DECISIONS,
  },
  corporate: { manage: 'onManagePolicy', ...DECISIONS },
} as const satisfies {
  [Kind in FrameKind]: Partial<Record<DashboardAction, keyof NonNullable<RoleDashboardData[Kind]>>>;
};

/** A callback of a dashboard, with its arguments: a row or none, and why it is declined or which decision is taken back. */
type Callback = (subject?: object, more?: CallDetail['why'] | CallDetail['decision']) => Promise<void>;

/** Returns the detail of a call for the page. */
function detailOf(action: DashboardAction, subject: object | undefined, more: unknown): CallDetail {
  const fields = subject && sentFields(subject);
  if (action === 'search') return { search: fields };
  const item = fields && { item: fields };
  if (action === 'undo') return { ...item, decision: more as CallDetail['decision'] };
  return action === 'decline' && more ? { ...item, why: sentWhy(more as CallDetail['why']) } : { ...item };
}

/** The actions that the page takes, and how. */
interface Taken {
  /** The actions that it takes. */
  actions: readonly DashboardAction[];
  /** True where the reader is asked why something is declined. */
  askWhy?: boolean | undefined;
  /** True where decisions show at once, and are taken back if the page rejects them. */
  optimistic?: boolean | undefined;
}

/** The callbacks of a dashboard for what the page takes; without one a button does nothing. */
export function callbacksOf(
  kind: FrameKind,
  { actions, askWhy, optimistic }: Taken,
  ask: AskPage,
): Record<string, unknown> {
  const names: Partial<Record<DashboardAction, string>> = CALLBACKS[kind];
  const callbacks = actions.flatMap((action) => {
    const name = names[action];
    const callback: Callback = (subject, more) => ask(action, detailOf(action, subject, more));
    return name ? [[name, callback]] : [];
  });
  const takes = (action: DashboardAction) => names[action] !== undefined && actions.includes(action);
  // Only for what decides: others would take them for attributes of theirs.
  const why = takes('decline') ? [['askWhy', askWhy]] : [];
  const atOnce = takes('approve') || takes('decline') ? [['optimistic', optimistic]] : [];
  return Object.fromEntries([...callbacks, ...why, ...atOnce]);
}

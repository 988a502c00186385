import * as v from 'valibot';
import type { RoleDashboardData } from '../../dashboards/role/index.js';
import { UNANSWERED } from '../../lib/start-action.js';
import type { DashboardAction, WidgetAction } from '../element/events.js';
import {
  type AnswerMessage,
  answerSchema,
  type CallDetail,
  type CallMessage,
  type FrameKind,
  fieldSchema,
  MAX_FIELDS,
  MAX_NOTE,
  MAX_TEXT,
  readShape,
  type SentFields,
} from './messages.js';

/** Time limit for the page's answer, in ms: a promise that never settles must not block a button forever. */
export const ANSWER_TIMEOUT = 60_000;

/** Calls the page. Rejects with its reason, with `tooLate`, or with `UNANSWERED` if no listener answers. */
export function askPage(
  port: Pick<MessagePort, 'postMessage'>,
  action: DashboardAction,
  detail: CallDetail,
  tooLate: string,
): Promise<void> {
  return new Promise((keep, reject) => {
    const { port1, port2 } = new MessageChannel();
    const end = (answer: AnswerMessage): void => {
      clearTimeout(timer);
      port1.close();
      if (answer.outcome === 'kept') keep();
      else reject(answer.outcome === 'unanswered' ? UNANSWERED : answer.reason);
    };
    const timer = setTimeout(() => end({ outcome: 'rejected', reason: tooLate }), ANSWER_TIMEOUT);
    port1.onmessage = ({ data }) => {
      const answer = readShape(data, answerSchema);
      if (answer) end(answer);
    };
    port.postMessage({ tapa: 'call', action, ...detail } as CallMessage, [port2]);
  });
}

const isField = (value: unknown): value is SentFields[string] => v.is(fieldSchema, value);

/** Returns the fields of a row that can be sent: strings, numbers and booleans. */
export const sentFields = (row: object): SentFields =>
  Object.fromEntries(
    Object.entries(row)
      .filter((entry): entry is [string, SentFields[string]] => isField(entry[1]))
      .slice(0, MAX_FIELDS),
  );

/** Returns the reason of a decline, cut to the limits of messages. */
export const sentWhy = (why: WidgetAction['why']): WidgetAction['why'] =>
  why && { reason: why.reason.slice(0, MAX_TEXT), note: why.note.slice(0, MAX_NOTE) };

const DECISIONS = { approve: 'onApprove', decline: 'onDecline', undo: 'onUndo' } as const;

const CALLBACKS = {
  traveler: { save: 'onSaveListing', redeem: 'onRedeem' },
  'travel-agent': {
    'new-client': 'onNewClient',
    'create-booking': 'onCreateBooking',
    'search-external': 'onSearchExternal',
    'generate-quote': 'onGenerateQuote',
    search: 'onSearch',
    remind: 'onRemind',
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

/** Returns the detail of a call. @param more - the reason of a decline, or the decision to undo */
function detailOf(action: DashboardAction, subject: object | undefined, more: unknown): CallDetail {
  const fields = subject && sentFields(subject);
  if (action === 'search') return { search: fields };
  const item = fields && { item: fields };
  if (action === 'undo') return { ...item, decision: more as CallDetail['decision'] };
  return action === 'decline' && more ? { ...item, why: sentWhy(more as CallDetail['why']) } : { ...item };
}

interface HandledActions {
  actions: readonly DashboardAction[];
  askWhy?: boolean | undefined;
  optimistic?: boolean | undefined;
}

/** Returns the callbacks for actions that the page handles; without one a button does nothing. */
export function callbacksOf(
  kind: FrameKind,
  { actions, askWhy, optimistic }: HandledActions,
  ask: (action: DashboardAction, detail: CallDetail) => Promise<void>,
): Record<string, unknown> {
  const names: Partial<Record<DashboardAction, string>> = CALLBACKS[kind];
  const callbacks = actions.flatMap((action) => {
    const name = names[action];
    const callback = (subject?: object, more?: unknown) => ask(action, detailOf(action, subject, more));
    return name ? [[name, callback]] : [];
  });
  const takes = (action: DashboardAction) => names[action] !== undefined && actions.includes(action);
  // Only with decisions: other dashboards would pass them on as attributes.
  const why = takes('decline') ? [['askWhy', askWhy]] : [];
  const atOnce = takes('approve') || takes('decline') ? [['optimistic', optimistic]] : [];
  return Object.fromEntries([...callbacks, ...why, ...atOnce]);
}

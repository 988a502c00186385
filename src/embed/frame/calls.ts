import * as v from 'valibot';
import { reasonOf, UNANSWERED } from '../../lib/start-action.js';
import { DASHBOARD_ACTIONS, type DashboardAction, emitAction, type WidgetAction } from '../element/events.js';
import type { DashboardAttributes } from '../elements.js';
import { readShape } from './messages.js';

// Calls from the frame to the page and their answers, through the port between them. Both sides check what they get.

/** Longest text of a row that is sent; a longer one is left out. */
const MAX_TEXT = 2000;
/** Longest note of the reader's; the rest of a longer one is cut. */
const MAX_NOTE = 10_000;
/** Most fields of a row. */
const MAX_FIELDS = 40;

const text = v.pipe(v.string(), v.maxLength(MAX_TEXT));
const field = v.union([text, v.pipe(v.number(), v.finite()), v.boolean()]);
const fields = v.pipe(
  v.unknown(),
  // A list would count as a row without fields.
  v.check((row) => !Array.isArray(row)),
  v.record(v.pipe(v.string(), v.maxLength(100)), field),
  v.check((row) => Object.keys(row).length <= MAX_FIELDS),
);

/** The fields of a row, or of what is searched, that can be sent. */
type SentFields = v.InferOutput<typeof fields>;

/** A call: which it is, and what it is about. */
const about = <Extra extends v.ObjectEntries>(
  actions: readonly [DashboardAction, ...DashboardAction[]],
  extra: Extra,
) =>
  v.strictObject({
    tapa: v.literal('call'),
    /** Names the call in its answer. */
    call: v.pipe(v.string(), v.hexadecimal(), v.length(32)),
    action: v.picklist(actions),
    ...extra,
  });

/** From the frame to the page: the reader pressed what the page takes. */
export const callSchema = v.union([
  about(['save', 'redeem', 'approve', 'manage'], { item: fields }),
  about(['new-client', 'create-booking', 'search-external', 'create-tour', 'logout'], {}),
  about(['generate-quote'], { item: v.optional(fields) }),
  about(['search'], { search: fields }),
  about(['undo'], { item: fields, decision: v.picklist(['approve', 'decline']) }),
  about(['decline'], {
    item: fields,
    why: v.optional(v.strictObject({ reason: text, note: v.pipe(v.string(), v.maxLength(MAX_NOTE)) })),
  }),
]);

export type CallMessage = v.InferOutput<typeof callSchema>;

/** The subject of a call. */
export type CallDetail = Pick<WidgetAction, 'why' | 'decision'> & {
  item?: SentFields | undefined;
  search?: SentFields | undefined;
};

const call = v.string();

/** From the page to the frame: what became of a call. */
export const answerSchema = v.variant('outcome', [
  v.strictObject({ tapa: v.literal('answer'), call, outcome: v.literal('kept') }),
  v.strictObject({ tapa: v.literal('answer'), call, outcome: v.literal('unanswered') }),
  v.strictObject({
    tapa: v.literal('answer'),
    call,
    outcome: v.literal('rejected'),
    /** The page's reason for readers; '' where it says nothing for readers. */
    reason: text,
  }),
]);

type AnswerMessage = v.InferOutput<typeof answerSchema>;

/** The names that are known, each once. */
export const knownActions = (names: readonly string[]): DashboardAction[] =>
  DASHBOARD_ACTIONS.filter((action) => names.includes(action));

const isField = (value: unknown): value is SentFields[string] => v.is(field, value);

/** Returns the fields of a row that can be sent: texts, figures and yes-or-no fields. Its photo stays behind. */
export const sentFields = (row: object): SentFields =>
  Object.fromEntries(
    Object.entries(row)
      .filter((entry): entry is [string, SentFields[string]] => isField(entry[1]))
      .slice(0, MAX_FIELDS),
  );

/** Why something is declined, as it can be sent. */
export const sentWhy = (why: WidgetAction['why']): WidgetAction['why'] =>
  why && { reason: why.reason.slice(0, MAX_TEXT), note: why.note.slice(0, MAX_NOTE) };

/** How long the page may take to answer, in milliseconds: what never settles must not keep a button for ever. */
export const ANSWER_TIMEOUT = 60_000;

/** Calls of the frame that the page has not answered yet. */
export interface WaitingCalls {
  /**
   * Asks the page.
   *
   * @param tooLate - what is said where it does not answer in time
   * @returns kept or rejected as the page's answer is; rejected with `UNANSWERED` where nobody there answers
   */
  readonly ask: (action: DashboardAction, detail: CallDetail, tooLate: string) => Promise<void>;
  /** Takes an answer. One to no call, and any but the first to one, is nothing. */
  readonly take: (answer: AnswerMessage) => void;
}

/** A name that nobody can guess. Not `randomUUID`, which pages without TLS lack. */
function newName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** @param send - hands a call to the page */
export function createWaitingCalls(send: (message: CallMessage) => void): WaitingCalls {
  const waiting = new Map<
    string,
    (answer: Omit<AnswerMessage, 'tapa' | 'call'> & { reason?: string | undefined }) => void
  >();
  return {
    ask: (action, detail, tooLate) =>
      new Promise((keep, reject) => {
        const call = newName();
        const timer = setTimeout(() => end({ outcome: 'rejected', reason: tooLate }), ANSWER_TIMEOUT);
        const end: Parameters<typeof waiting.set>[1] = ({ outcome, reason }) => {
          clearTimeout(timer);
          waiting.delete(call);
          if (outcome === 'kept') keep();
          else reject(outcome === 'unanswered' ? UNANSWERED : reason);
        };
        waiting.set(call, end);
        send({ tapa: 'call', call, action, ...detail } as CallMessage);
      }),
    take: ({ call, ...answer }) => waiting.get(call)?.(answer),
  };
}

/** Names that were asked for and do not exist. */
const unknownActions = new Set<string>();

/** Returns the actions that the page takes from a dashboard: the known names in its attribute `actions`. The console names others, each once. */
export function takenActions(element: Element): DashboardAction[] {
  const names = (element.getAttribute('actions') ?? '').split(/\s+/).filter(Boolean);
  const known = knownActions(names);
  for (const name of names) {
    if (known.some((action) => action === name) || unknownActions.has(name)) continue;
    unknownActions.add(name);
    console.warn(`<tapa-dashboard> has no action '${name}'. It has ${DASHBOARD_ACTIONS.join(', ')}.`);
  }
  return known;
}

/** Returns whether an attribute that is there or not is set. React 18 writes `false` as a text. */
const isSet = (element: Element, attribute: keyof DashboardAttributes): boolean =>
  (element.getAttribute(attribute) ?? 'false') !== 'false';

/** How a dashboard decides: whether it asks why before something is declined, and whether it shows decisions at once. */
export const decisionsOf = (element: Element): { askWhy: boolean; optimistic: boolean } => ({
  askWhy: isSet(element, 'ask-why'),
  optimistic: isSet(element, 'optimistic'),
});

/**
 * Sends what the frame asks of the page as `tapa-action`, and the page's answer back. A frame that has gone gets none: its
 * port is closed.
 *
 * @param port - leads to the document in the frame
 */
export function answerCalls(port: MessagePort, element: Element): void {
  port.onmessage = ({ data }) => {
    const message = readShape(data, callSchema);
    if (!message) return;
    const { tapa: _, call, ...action } = message;
    const tell = (answer: { outcome: 'kept' | 'unanswered' } | { outcome: 'rejected'; reason: string }) =>
      port.postMessage({ tapa: 'answer', call, ...answer } satisfies AnswerMessage);
    // An action that the page no longer takes reaches nobody.
    const { answer } = takenActions(element).includes(action.action) ? emitAction(element, action) : {};
    if (!answer) tell({ outcome: 'unanswered' });
    else
      answer.then(
        () => tell({ outcome: 'kept' }),
        (error: unknown) => tell({ outcome: 'rejected', reason: reasonOf(error) }),
      );
  };
}

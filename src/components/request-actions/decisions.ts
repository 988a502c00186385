import type { Announced } from '../../lib/announcer.js';
import type { Decisions } from './create-decisions.js';

/** Default time for Undo, in ms. */
export const UNDO_MS = 8000;

export type DecisionKind = 'approve' | 'decline';

/** Chosen reason and written note of a decline; '' where one is missing. */
export interface DeclineReason {
  reason: string;
  note: string;
}

/** Callbacks that decide on a row. Each may return a promise. */
export interface DecisionCallbacks {
  /** Called by Approve. Without it the button does nothing. */
  onApprove?: (() => unknown) | undefined;
  /** Called by Decline, with the reason where `askWhy` is set. Without it the button does nothing. */
  onDecline?: ((why?: DeclineReason) => unknown) | undefined;
  /** Called by Undo, which shows for `undoMs` after a decision's promise is fulfilled. @default no Undo */
  onUndo?: ((kind: DecisionKind) => unknown) | undefined;
  /** Time for Undo in ms; `Infinity` as long as the row shows (WCAG 2.2.1). @default 8000 */
  undoMs?: number | undefined;
  /** Shows a decision at once, and reverts it if its promise is rejected. @default false */
  optimistic?: boolean | undefined;
  /** Asks for a reason before Decline. @default false */
  askWhy?: boolean | undefined;
}

/** A row that can be decided on. */
export interface DecisionRow extends Readonly<DecisionCallbacks> {
  /** Stable key of the row. */
  readonly key: string;
  /** Store of its list. @default that of the provider, or its own */
  readonly decisions?: Decisions | undefined;
  readonly subject: 'request' | 'application';
  /** Name of the person who asks: 'Ana Vuki'. */
  readonly name: string;
  /** Facts that identify it: 'Ana Vuki, Honiara'. */
  readonly of: string;
  /** True where it is decided with others, so that their count is announced. @default false */
  readonly isOneOfMany?: boolean | undefined;
  /** Id in later data, and name to announce a change there. @default changes are not announced */
  readonly inData?: { readonly id: string; readonly name: string } | undefined;
  /** Announces a notification in the reader's language. */
  readonly notify: (notification: DecisionNotification) => Announced | undefined;
}

/**
 * `waiting` becomes `working` after 300 ms. A `made` decision may offer Undo. A `failed` one leaves the row
 * pending. One that is `left` to the host is unknown until the data shows it.
 */
export type DecisionPhase = 'waiting' | 'working' | 'made' | 'undoing' | 'failed' | 'left';

export interface Decision {
  readonly row: DecisionRow;
  readonly kind: DecisionKind;
  readonly why: DeclineReason | undefined;
  readonly phase: DecisionPhase;
  /** Id of the latest press. Answers of earlier ones are ignored. */
  readonly press: number;
  /** The caller's reason for a failure, or ''. */
  readonly problem: string;
  /** True where the answer takes so long that the reader may stop waiting. */
  readonly isLate: boolean;
  /** Time for Undo: running, paused, over at the end of the pause, or none. */
  readonly undoTime: 'open' | 'held' | 'overdue' | 'none';
}

/** A press for one row or several, and its answers. */
export interface Press {
  readonly kind: DecisionKind;
  readonly isUndo: boolean;
  readonly rows: readonly DecisionRow[];
  /** Keys of the rows without an answer. */
  readonly waiting: readonly string[];
  readonly done: readonly string[];
  readonly failed: readonly string[];
  readonly problems: readonly string[];
}

/** A notification about a press, or about a row that the host has changed. */
export type DecisionNotification =
  | { readonly type: 'working' | 'late' | 'answered'; readonly press: Press }
  | { readonly type: 'changed'; readonly decision: Decision; readonly status: string | undefined };

export interface DecisionsState {
  /** Decisions by row key. They outlive rows, so that a row may move to another list. */
  readonly rows: ReadonlyMap<string, Decision>;
  readonly presses: ReadonlyMap<number, Press>;
  readonly notification: DecisionNotification | undefined;
}

interface Started extends Pick<Press, 'kind' | 'isUndo' | 'rows' | 'waiting'> {
  type: 'started';
  press: number;
  why?: DeclineReason | undefined;
}

export type DecisionEvent =
  | Started
  | { type: 'working' | 'late' | 'done' | 'undone'; press: number; key: string }
  | { type: 'failed'; press: number; key: string; problem: string }
  /** The reader stopped waiting, or there will be no answer. */
  | { type: 'left'; key: string; press?: number }
  | { type: 'held'; key: string; isHeld: boolean }
  | { type: 'expired'; key: string }
  /** The data has a new status of a row that was left to the host, or the row is gone. */
  | { type: 'changed'; key: string; status: string | undefined };

export const NO_DECISIONS: DecisionsState = {
  rows: new Map(),
  presses: new Map(),
  notification: undefined,
};

/** Returns whether a row shows as decided. */
export const isShownAsMade = ({ phase, row }: Decision): boolean =>
  phase === 'made' || phase === 'undoing' || (row.optimistic === true && phase !== 'failed');

/** Returns the status to show for a row with a decision. */
export function statusAfter(status: string, decision: Decision | undefined): string {
  if (!decision || !isShownAsMade(decision)) return status;
  return decision.kind === 'approve' ? 'approved' : 'declined';
}

/** Returns whether a row can be decided on: no decision is in progress. */
export const isFree = (decision: Decision | undefined): boolean =>
  decision === undefined || decision.phase === 'failed' || decision.phase === 'left';

/** Reduces an event. Returns the same state for events that do not apply. */
export function decisions(state: DecisionsState, event: DecisionEvent): DecisionsState {
  if (event.type === 'started') return started(state, event);
  const { key } = event;
  const decision = state.rows.get(key);
  if (!decision || ('press' in event && event.press !== decision.press)) return state;
  const press = state.presses.get(decision.press);
  const waits = press?.waiting.includes(key) ?? false;
  const become = (next: Partial<Decision> | undefined): DecisionsState => ({
    ...state,
    rows: withEntry(state.rows, key, next && { ...decision, ...next }),
    notification: undefined,
  });
  switch (event.type) {
    case 'working':
      if (!press || decision.phase !== 'waiting') return state;
      return {
        ...become({ phase: 'working' }),
        notification: namesItsRow(press) ? { type: 'working', press } : undefined,
      };
    case 'late': {
      if (!press || !waits) return state;
      const isAnnounced = press.rows.some((row) => state.rows.get(row.key)?.isLate);
      return { ...become({ isLate: true }), notification: isAnnounced ? undefined : { type: 'late', press } };
    }
    case 'done':
    case 'undone': {
      if (!waits) return state;
      // Without Undo the row shows the host's data. An optimistic decision stays until that has it.
      const stays = event.type === 'done' && (decision.undoTime !== 'none' || decision.row.optimistic);
      return answered(become(stays ? { phase: 'made', isLate: false } : undefined), decision, 'done');
    }
    case 'failed': {
      if (!waits) return state;
      const { problem } = event;
      const phase = decision.phase === 'undoing' ? 'made' : 'failed';
      return answered(become({ phase, problem, isLate: false }), decision, 'failed', problem);
    }
    case 'left':
      return answered(become(undefined), decision, 'left');
    case 'changed':
      if (decision.phase !== 'left') return state;
      return { ...become(undefined), notification: { type: 'changed', decision, status: event.status } };
    case 'held':
      if (decision.undoTime === 'none') return state;
      if (event.isHeld) return become({ undoTime: 'held' });
      if (decision.undoTime === 'overdue')
        return decisions(become({ undoTime: 'open' }), { type: 'expired', key });
      return become({ undoTime: 'open' });
    case 'expired':
      if (decision.phase !== 'made') return state;
      if (decision.undoTime === 'held') return become({ undoTime: 'overdue' });
      return become(decision.row.optimistic ? { undoTime: 'none' } : undefined);
  }
}

/** Returns whether a press is announced by its row's name, not by a count. */
export const namesItsRow = ({ rows }: Press): boolean => rows.length === 1 && !rows[0]?.isOneOfMany;

function started(
  state: DecisionsState,
  { press, kind, why, isUndo, rows, waiting }: Started,
): DecisionsState {
  const after = new Map(state.rows);
  for (const row of rows) {
    const { key } = row;
    const waits = waiting.includes(key);
    const before = after.get(key);
    const begun = { row, kind, why, press, problem: '', isLate: false } as const;
    if (isUndo && waits && before) after.set(key, { ...before, press, phase: 'undoing', problem: '' });
    else if (waits) after.set(key, { ...begun, phase: 'waiting', undoTime: row.onUndo ? 'open' : 'none' });
    else if (!isUndo && row.inData) after.set(key, { ...begun, phase: 'left', undoTime: 'none' });
    else after.delete(key);
  }
  const done = isUndo ? rows.map(({ key }) => key).filter((key) => !waiting.includes(key)) : [];
  const asked: Press = { kind, isUndo, rows, waiting, done, failed: [], problems: [] };
  return withPress({ ...state, rows: after }, press, asked);
}

/** Adds an answer to a press. The last answer makes the notification. */
function answered(
  state: DecisionsState,
  { press: id, row: { key } }: Decision,
  outcome: 'done' | 'failed' | 'left',
  problem = '',
): DecisionsState {
  const press = state.presses.get(id);
  if (!press) return state;
  const next = { ...press, waiting: press.waiting.filter((each) => each !== key) };
  if (outcome !== 'left') next[outcome] = [...press[outcome], key];
  if (problem !== '' && !press.problems.includes(problem)) next.problems = [...press.problems, problem];
  return withPress(state, id, next);
}

function withPress(state: DecisionsState, id: number, press: Press): DecisionsState {
  const isAnswered = press.waiting.length === 0;
  const hasAnswers = press.done.length + press.failed.length > 0;
  return {
    ...state,
    presses: withEntry(state.presses, id, isAnswered ? undefined : press),
    notification: isAnswered && hasAnswers ? { type: 'answered', press } : undefined,
  };
}

function withEntry<Key, Value>(
  map: ReadonlyMap<Key, Value>,
  key: Key,
  value: Value | undefined,
): ReadonlyMap<Key, Value> {
  const next = new Map(map);
  if (value === undefined) next.delete(key);
  else next.set(key, value);
  return next;
}

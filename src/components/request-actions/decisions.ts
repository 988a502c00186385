import type { Announced } from '../../lib/announcer.js';
import type { Decisions } from './create-decisions.js';

/** How long a decision can be taken back, in ms. */
export const UNDO_MS = 8000;

/** Decisions about something pending. */
export type DecisionKind = 'approve' | 'decline';

/** Why something is declined: a reason that was chosen, a note, or both; '' where one is missing. */
export interface DeclineReason {
  reason: string;
  note: string;
}

/** A row that can be decided on: what is said of it, and what decides. */
export interface DecisionRow {
  /** The same as long as the row is. */
  readonly key: string;
  /** The decisions of its list. @default those around the row, or its own */
  readonly decisions?: Decisions | undefined;
  readonly subject: 'request' | 'application';
  /** Who asks: 'Ana Vuki'. */
  readonly name: string;
  /** The facts that tell it from others: 'Ana Vuki, Honiara'. */
  readonly of: string;
  /** True where it is decided with others, so that they are told as a number. @default false */
  readonly isOneOfMany?: boolean | undefined;
  /** Its identity in later data, and its name once its owner has changed it. @default nobody looks for it there */
  readonly inData?: { readonly id: string; readonly name: string } | undefined;
  /** True where it shows a decision before its answer. @default false */
  readonly optimistic?: boolean | undefined;
  /** How long the decision can be taken back, in ms; `Infinity` as long as it shows. @default 8000 */
  readonly undoMs?: number | undefined;
  /** Decides on the row as it is in the present data. */
  readonly make: (kind: DecisionKind, why: DeclineReason | undefined) => unknown;
  /** Takes a decision back. @default it cannot be taken back */
  readonly undo?: ((kind: DecisionKind) => unknown) | undefined;
  /** Announces a notification, in the language of the reader. */
  readonly notify: (notification: DecisionNotification) => Announced | undefined;
}

/**
 * How a decision goes: its answer is awaited; it takes long enough to say so; it was made and can be taken back; that is
 * being done; it was refused, which leaves all as before; or it is left to the row's owner, until the data shows what became of it.
 */
export type DecisionPhase = 'waiting' | 'working' | 'made' | 'undoing' | 'failed' | 'left';

/** A decision on one row, and how it goes. */
export interface Decision {
  readonly row: DecisionRow;
  readonly kind: DecisionKind;
  readonly why: DeclineReason | undefined;
  readonly phase: DecisionPhase;
  /** The press whose answer counts. */
  readonly press: number;
  /** The caller's reason; '' where it says nothing, or nothing did. */
  readonly problem: string;
  /** True where its answer takes so long that the reader may give it up. */
  readonly isLate: boolean;
  /** The time for Undo: it goes on, stands, is over as soon as it no longer stands, or there is none. */
  readonly undoTime: 'open' | 'held' | 'overdue' | 'none';
}

/** A press that asked for one row or several, and its answers. */
export interface Press {
  readonly kind: DecisionKind;
  readonly isUndo: boolean;
  readonly rows: readonly DecisionRow[];
  /** Keys of the rows, by their answers. */
  readonly waiting: readonly string[];
  readonly done: readonly string[];
  readonly failed: readonly string[];
  readonly problems: readonly string[];
}

/** A notification about a press, or of a row that its owner has changed. */
export type DecisionNotification =
  | { readonly type: 'working' | 'late' | 'answered'; readonly press: Press }
  | { readonly type: 'changed'; readonly decision: Decision; readonly status: string | undefined };

/** The decisions of a page. */
export interface DecisionsState {
  /** By the keys of their rows. They outlive these, so that a row that moves to another list loses none. */
  readonly rows: ReadonlyMap<string, Decision>;
  readonly presses: ReadonlyMap<number, Press>;
  readonly notification: DecisionNotification | undefined;
}

interface Started extends Pick<Press, 'kind' | 'isUndo' | 'rows' | 'waiting'> {
  type: 'started';
  press: number;
  why?: DeclineReason | undefined;
}

/** The events of decisions. An answer belongs to its press, and is nothing where another press has taken its place. */
export type DecisionEvent =
  | Started
  | { type: 'working' | 'late' | 'done' | 'undone'; press: number; key: string }
  | { type: 'failed'; press: number; key: string; problem: string }
  /** Given up, or nobody answers: the row shows what its owner makes of it. */
  | { type: 'left'; key: string; press?: number }
  | { type: 'held'; key: string; isHeld: boolean }
  | { type: 'expired'; key: string }
  /** The data shows what became of a row that was left to its owner: its status, or that it is gone. */
  | { type: 'changed'; key: string; status: string | undefined };

export const NO_DECISIONS: DecisionsState = {
  rows: new Map(),
  presses: new Map(),
  notification: undefined,
};

/** Says if a row shows as decided. */
export const isShownAsMade = ({ phase, row }: Decision): boolean =>
  phase === 'made' || phase === 'undoing' || (row.optimistic === true && phase !== 'failed');

/** The status of a row as it shows, after what was decided on it. */
export function statusAfter(status: string, decision: Decision | undefined): string {
  if (!decision || !isShownAsMade(decision)) return status;
  return decision.kind === 'approve' ? 'approved' : 'declined';
}

/** Says if a row can be decided on: nothing is under way, or it was refused. */
export const isFree = (decision: Decision | undefined): boolean =>
  decision === undefined || decision.phase === 'failed' || decision.phase === 'left';

/** Returns the decisions after something has happened to them; events that mean nothing change nothing. */
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
      // Without Undo the row shows what its owner makes of it; what is shown already stays until that is there.
      const stays = event.type === 'done' && (decision.undoTime !== 'none' || decision.row.optimistic);
      return answered(become(stays ? { phase: 'made', isLate: false } : undefined), decision, { done: key });
    }
    case 'failed': {
      if (!waits) return state;
      const { problem } = event;
      const phase = decision.phase === 'undoing' ? 'made' : 'failed';
      return answered(become({ phase, problem, isLate: false }), decision, { failed: key, problem });
    }
    case 'left':
      return answered(become(undefined), decision, { left: key });
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

/** Says if a press is told by the name of its row. */
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
    else if (waits) after.set(key, { ...begun, phase: 'waiting', undoTime: row.undo ? 'open' : 'none' });
    else if (!isUndo && row.inData) after.set(key, { ...begun, phase: 'left', undoTime: 'none' });
    else after.delete(key);
  }
  const done = isUndo ? rows.map(({ key }) => key).filter((key) => !waiting.includes(key)) : [];
  const asked: Press = { kind, isUndo, rows, waiting, done, failed: [], problems: [] };
  return withPress({ ...state, rows: after }, press, asked);
}

/** Returns the state with one more answer of a press, which is told with the last of them. */
function answered(
  state: DecisionsState,
  { press: id }: Decision,
  { done, failed, left, problem = '' }: { done?: string; failed?: string; left?: string; problem?: string },
): DecisionsState {
  const press = state.presses.get(id);
  if (!press) return state;
  const next: Press = {
    ...press,
    waiting: press.waiting.filter((key) => key !== done && key !== failed && key !== left),
    done: done === undefined ? press.done : [...press.done, done],
    failed: failed === undefined ? press.failed : [...press.failed, failed],
    problems:
      problem === '' || press.problems.includes(problem) ? press.problems : [...press.problems, problem],
  };
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

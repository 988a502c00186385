import { isPending } from '../../domain/status.js';
import type { Announced } from '../../lib/announcer.js';
import { startAction } from '../../lib/start-action.js';
import {
  type Decision,
  type DecisionEvent,
  type DecisionKind,
  type DecisionRow,
  type DecisionsState,
  type DeclineReason,
  decisions,
  isFree,
  NO_DECISIONS,
} from './decisions.js';

/** Store of a page's decisions. */
export interface Decisions {
  readonly subscribe: (listener: () => void) => () => void;
  readonly state: () => DecisionsState;
  readonly get: (key: string) => Decision | undefined;
  /** Decides on rows with one press. Skips rows with a decision in progress. */
  readonly decide: (rows: readonly DecisionRow[], kind: DecisionKind, why?: DeclineReason) => void;
  readonly retry: (keys: readonly string[]) => void;
  readonly undo: (keys: readonly string[]) => void;
  /** Forgets a decision, also an unanswered one: the row shows the status of the data. */
  readonly leave: (key: string) => void;
  /** Pauses the time for Undo, e.g. while the pointer is on a message with Undo. */
  readonly hold: (keys: readonly string[], isHeld: boolean) => void;
  /** Ends the time for Undo. An optimistic decision stays until the data has it. */
  readonly expire: (key: string) => void;
  /** Compares rows that were left to the host with its data, and notifies of those decided or gone. */
  readonly compare: (statusOf: (row: DecisionRow) => string | undefined) => void;
}

/** Creates an empty store of decisions for a `DecisionsProvider`. */
export function createDecisions(): Decisions {
  let state = NO_DECISIONS;
  let lastPress = 0;
  let shown: { keys: readonly string[]; message: Announced } | undefined;
  const listeners = new Set<() => void>();
  const get = (key: string) => {
    const decision = state.rows.get(key);
    return decision?.phase === 'left' ? undefined : decision;
  };

  const dispatch = (event: DecisionEvent) => {
    const before = state;
    state = decisions(before, event);
    if (state === before) return;
    // A message is closed once its decision changes.
    const isOld = (key: string) => {
      const phase = state.rows.get(key)?.phase;
      return phase !== before.rows.get(key)?.phase && phase !== 'undoing';
    };
    if (shown?.keys.some(isOld)) {
      shown.message.dismiss();
      shown = undefined;
    }
    for (const listener of listeners) listener();
    const { notification } = state;
    if (!notification) return;
    const { rows, failed, done } =
      'press' in notification
        ? notification.press
        : { rows: [notification.decision.row], failed: [], done: [] };
    const message = rows[0]?.notify(notification);
    if (message) shown = { keys: failed.length > 0 ? failed : done, message };
  };

  const press = (
    rows: readonly DecisionRow[],
    asked: Pick<DecisionEvent & { type: 'started' }, 'kind' | 'isUndo' | 'why'>,
  ) => {
    if (rows.length === 0) return;
    lastPress += 1;
    const id = lastPress;
    const { kind, isUndo, why } = asked;
    const call = ({ onApprove, onDecline, onUndo }: DecisionRow) => {
      if (isUndo) return onUndo?.(kind);
      if (kind === 'approve') return onApprove?.();
      return why ? onDecline?.(why) : onDecline?.();
    };
    const waits = (row: DecisionRow) => {
      const { key } = row;
      const on = (type: 'working' | 'late' | 'done' | 'undone') => () => dispatch({ type, press: id, key });
      return startAction(() => call(row), {
        onWorking: on('working'),
        onLate: on('late'),
        onDone: on(isUndo ? 'undone' : 'done'),
        onFailed: (problem) => dispatch({ type: 'failed', press: id, key, problem }),
        onUnanswered: isUndo ? on('undone') : () => dispatch({ type: 'left', press: id, key }),
      });
    };
    const waiting = rows.filter((row) => waits(row) !== undefined).map(({ key }) => key);
    dispatch({ type: 'started', press: id, rows, waiting, ...asked });
  };
  const pressAgain = (keys: readonly string[], isUndo: boolean) => {
    const found = keys
      .flatMap((key) => get(key) ?? [])
      .filter(({ phase, row }) => (isUndo ? phase === 'made' && row.onUndo : phase === 'failed'));
    const rows = found.map(({ row }) => row);
    if (found[0]) press(rows, { kind: found[0].kind, why: found[0].why, isUndo });
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    get,
    decide: (rows, kind, why) =>
      press(
        rows.filter(({ key }) => isFree(get(key))),
        { kind, why, isUndo: false },
      ),
    retry: (keys) => pressAgain(keys, false),
    undo: (keys) => pressAgain(keys, true),
    leave: (key) => dispatch({ type: 'left', key }),
    hold: (keys, isHeld) => {
      for (const key of keys) dispatch({ type: 'held', key, isHeld });
    },
    expire: (key) => dispatch({ type: 'expired', key }),
    compare: (statusOf) => {
      for (const [key, { row, phase }] of state.rows) {
        const status = phase === 'left' ? statusOf(row) : 'pending';
        if (status === undefined || !isPending(status)) dispatch({ type: 'changed', key, status });
      }
    },
  };
}

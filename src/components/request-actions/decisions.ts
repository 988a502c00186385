import { startAction } from '../../lib/start-action.js';

/** How long a decision can be taken back, in ms. */
export const UNDO_MS = 8000;

/** What can be decided about something pending. */
export type DecisionKind = 'approve' | 'decline';

/** Why something is declined: a reason that was chosen, a note, or both; '' where one is missing. */
export interface DeclineReason {
  reason: string;
  note: string;
}

/**
 * How a decision goes: its answer is awaited; it takes long enough to say so; it was made and can be taken back; that is
 * being done; or it was refused, which leaves all as before.
 */
export type DecisionPhase = 'waiting' | 'working' | 'made' | 'undoing' | 'failed';

/** A decision on one row, and how it goes. */
export interface Decision {
  readonly kind: DecisionKind;
  readonly phase: DecisionPhase;
  readonly why: DeclineReason | undefined;
  /** What the caller says went wrong; '' where it says nothing, or nothing did. */
  readonly problem: string;
  /** Whether the row shows it before its answer. */
  readonly isOptimistic: boolean;
  readonly canUndo: boolean;
}

/** What became of a decision; 'ended' where nothing can be done about it any more, or it is made anew. */
export type DecisionNews = 'working' | 'made' | 'failed' | 'undone' | 'not-undone' | 'ended';

/** What makes a decision, takes it back, and hears of it. */
export interface DecisionSteps {
  make: (kind: DecisionKind, why: DeclineReason | undefined) => unknown;
  undo?: ((kind: DecisionKind) => unknown) | undefined;
  /** Whether the row shows the decision at once, before its answer. */
  optimistic?: boolean | undefined;
  /** Told also when the row is no longer in the page. */
  onNews?: ((news: DecisionNews, decision: Decision) => void) | undefined;
}

/** Whether a row shows as decided. */
export const isShownAsMade = ({ phase, isOptimistic }: Decision): boolean =>
  phase === 'made' || phase === 'undoing' || (isOptimistic && phase !== 'failed');

/** Decisions of a page, for a `DecisionsProvider`; none at first. */
export const createDecisions = (): Decisions => new Decisions();

/**
 * The decisions of a page by the keys of their rows. Each goes its own way: they outlive their rows, so that a row that
 * moves to another list, or a tab that is left, loses none.
 */
export class Decisions {
  readonly #decisions = new Map<string, Decision>();
  readonly #steps = new Map<string, DecisionSteps>();
  /** Rows whose time for Undo stands, and those of them for which it would be over. */
  readonly #held = new Set<string>();
  readonly #late = new Set<string>();
  readonly #listeners = new Set<() => void>();
  #version = 0;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Another number after each change. */
  readonly version = (): number => this.#version;

  get(key: string): Decision | undefined {
    return this.#decisions.get(key);
  }

  /** Decides on a row; nothing while a decision on it is under way. A callback without a promise leaves the row to its owner. */
  make(key: string, kind: DecisionKind, why: DeclineReason | undefined, steps: DecisionSteps): void {
    const before = this.#decisions.get(key);
    if (before && before.phase !== 'failed') return;
    const decision: Decision = {
      kind,
      why,
      phase: 'waiting',
      problem: '',
      isOptimistic: steps.optimistic ?? false,
      canUndo: steps.undo !== undefined,
    };
    const waits = startAction(() => steps.make(kind, why), {
      onWorking: () => this.#go(key, 'working'),
      onDone: () => {
        const made = this.#go(key, 'made');
        // Without Undo the row shows what its owner makes of it; what is shown already stays until that is there.
        if (made && !made.canUndo && !made.isOptimistic) this.end(key);
      },
      onFailed: (problem) => this.#go(key, 'failed', problem),
      onUnanswered: () => this.#leave(key),
    });
    // Another try, or another decision: what was told of the one that failed no longer holds.
    if (before) this.end(key);
    if (!waits) return;
    this.#steps.set(key, steps);
    this.#set(key, decision);
  }

  /** Makes a decision that failed once more. */
  retry(key: string): void {
    const decision = this.#decisions.get(key);
    const steps = this.#steps.get(key);
    if (decision?.phase === 'failed' && steps) this.make(key, decision.kind, decision.why, steps);
  }

  /** Takes a decision back. */
  undo(key: string): void {
    const decision = this.#decisions.get(key);
    const steps = this.#steps.get(key);
    if (decision?.phase !== 'made' || !steps?.undo) return;
    const { undo } = steps;
    const waits = startAction(() => undo(decision.kind), {
      onWorking: () => undefined,
      onDone: () => this.#undone(key, decision),
      onFailed: (problem) => {
        this.#set(key, { ...decision, problem });
        steps.onNews?.('not-undone', { ...decision, problem });
      },
      onUnanswered: () => this.#undone(key, decision),
    });
    if (waits) this.#set(key, { ...decision, phase: 'undoing', problem: '' });
    else this.#undone(key, decision);
  }

  /** Lets the time for Undo stand, e.g. while the pointer is on a message that offers it too. */
  hold(key: string, isHeld: boolean): void {
    if (isHeld) this.#held.add(key);
    else if (this.#held.delete(key) && this.#late.delete(key)) this.expire(key);
  }

  /** The time for Undo is over. A decision that shows before its answer stays until the data has it. */
  expire(key: string): void {
    const decision = this.#decisions.get(key);
    if (decision?.phase !== 'made') return;
    if (this.#held.has(key)) this.#late.add(key);
    else if (decision.isOptimistic) this.#set(key, { ...decision, canUndo: false });
    else this.end(key);
  }

  /** Forgets a decision that is made or failed: its row shows what the data says. */
  end(key: string): void {
    const decision = this.#decisions.get(key);
    if (decision?.phase === 'made' || decision?.phase === 'failed') this.#leave(key);
  }

  /** Forgets a decision: its row shows what its owner makes of it. */
  #leave(key: string): void {
    const decision = this.#decisions.get(key);
    if (!decision) return;
    this.#set(key, undefined);
    this.#steps.get(key)?.onNews?.('ended', decision);
  }

  #undone(key: string, decision: Decision): void {
    const steps = this.#steps.get(key);
    this.#set(key, undefined);
    steps?.onNews?.('undone', decision);
  }

  #go(key: string, phase: 'working' | 'made' | 'failed', problem = ''): Decision | undefined {
    const decision = this.#decisions.get(key);
    if (!decision) return undefined;
    const next = { ...decision, phase, problem };
    this.#set(key, next);
    this.#steps.get(key)?.onNews?.(phase, next);
    return next;
  }

  #set(key: string, decision: Decision | undefined): void {
    if (decision) this.#decisions.set(key, decision);
    else this.#decisions.delete(key);
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }
}

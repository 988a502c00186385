'use client';
import { useEffect, useId, useState } from 'react';
import { isPending } from '../../domain/status.js';
import { useHandler } from '../../lib/state.js';
import type { Decisions } from './create-decisions.js';
import {
  type Decision,
  type DecisionKind,
  type DecisionRow,
  type DeclineReason,
  isFree,
} from './decisions.js';
import { useDecisionNews } from './use-decision-news.js';
import { useDecision } from './use-decisions.js';

/** Callbacks that decide on a row. Each callback may return a promise. */
export interface DecisionCallbacks {
  /** Called by Approve. Without it the button does nothing. */
  onApprove?: (() => unknown) | undefined;
  /** Called by Decline, with the reason where that is asked for. Without it the button does nothing. */
  onDecline?: ((why?: DeclineReason) => unknown) | undefined;
  /** Called by Undo, which shows for `undoMs` after a decision whose promise was kept. @default there is none */
  onUndo?: ((kind: DecisionKind) => unknown) | undefined;
  /**
   * How long Undo shows, in ms; `Infinity` keeps it as long as the row shows (WCAG 2.2.1). It stands while pointer or focus is on the row.
   * @default 8000
   */
  undoMs?: number | undefined;
  /** Shows a decision at once, and takes it back if its promise is rejected. @default false */
  optimistic?: boolean | undefined;
  /** Asks why before Decline. @default false */
  askWhy?: boolean | undefined;
}

export interface RequestDecisionOptions
  extends Pick<DecisionRow, 'subject' | 'name' | 'of'>,
    DecisionCallbacks {
  /** The row among the decisions of the page around, of `useDecisionList`. @default it keeps its decision by itself */
  decidable?: DecisionRow | undefined;
  status: string;
}

/** How the decision on a row goes, and what readers can do about it. */
export interface RequestDecision {
  readonly decisionKey: string;
  readonly decisions: Decisions;
  readonly decision: Decision | undefined;
  /** True where the reader is asked why. */
  readonly isAsking: boolean;
  readonly approve: () => void;
  /** Declines, or asks why first. */
  readonly decline: () => void;
  readonly declineWith: (why: DeclineReason) => void;
  readonly stopAsking: () => void;
}

/** Decides on a row. */
export function useRequestDecision({
  decidable,
  status,
  subject,
  name,
  of,
  onApprove,
  onDecline,
  onUndo,
  undoMs,
  optimistic,
  askWhy = false,
}: RequestDecisionOptions): RequestDecision {
  const ownKey = useId();
  const key = decidable?.key ?? ownKey;
  const [decisions, decision] = useDecision(key);
  const say = useDecisionNews(decisions);
  const make = useHandler((kind: DecisionKind, why?: DeclineReason) =>
    kind === 'approve' ? onApprove?.() : why ? onDecline?.(why) : onDecline?.(),
  );
  const undo = useHandler(onUndo);
  // The row that the reader is asked about: another one may take its place.
  const [asked, setAsked] = useState<string>();
  const isOver = decision?.phase === 'made' && decision.undoTime === 'none' && !isPending(status);
  useEffect(() => {
    if (isOver) decisions.leave(key);
  }, [isOver, decisions, key]);

  const decide = (kind: DecisionKind, why?: DeclineReason) => {
    setAsked(undefined);
    const own = { key, subject, name, of, optimistic, undoMs, make, undo: onUndo && undo, say };
    decisions.decide([decidable ?? own], kind, why);
  };
  return {
    decisionKey: key,
    decisions,
    decision,
    isAsking: asked === key && isFree(decision),
    approve: () => decide('approve'),
    decline: () => {
      if (askWhy && onDecline && isFree(decision)) setAsked(key);
      else decide('decline');
    },
    declineWith: (why) => decide('decline', why),
    stopAsking: () => setAsked(undefined),
  };
}

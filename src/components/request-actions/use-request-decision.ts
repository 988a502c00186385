'use client';
import { useEffect, useId, useState } from 'react';
import { isPending } from '../../domain/status.js';
import type { Decision, DecisionKind, Decisions, DeclineReason } from './decisions.js';
import { type DecisionSubject, useDecisionNews } from './use-decision-news.js';
import { useDecision } from './use-decisions.js';

/** What decides on a row. Each callback may return a promise. */
export interface DecisionCallbacks {
  /** Called by Approve. Without it the button does nothing. */
  onApprove?: (() => unknown) | undefined;
  /** Called by Decline, with the reason where that is asked for. Without it the button does nothing. */
  onDecline?: ((why?: DeclineReason) => unknown) | undefined;
  /** Called by Undo, which shows for 8 seconds after a decision whose promise was kept. @default there is none */
  onUndo?: ((kind: DecisionKind) => unknown) | undefined;
  /** Shows a decision at once, and takes it back if its promise is rejected. @default false */
  optimistic?: boolean | undefined;
  /** Asks why before Decline. @default false */
  askWhy?: boolean | undefined;
}

export interface RequestDecisionOptions extends DecisionSubject, DecisionCallbacks {
  /** The row among the decisions of the page around. @default the row keeps its decision by itself */
  decisionKey?: string | undefined;
  status: string;
}

/** How the decision on a row goes, and what readers can do about it. */
export interface RequestDecision {
  readonly decisionKey: string;
  readonly decisions: Decisions;
  readonly decision: Decision | undefined;
  /** Whether the reader is asked why. */
  readonly isAsking: boolean;
  readonly approve: () => void;
  /** Declines, or asks why first. */
  readonly decline: () => void;
  readonly declineWith: (why: DeclineReason) => void;
  readonly stopAsking: () => void;
}

/** Decides on a row. */
export function useRequestDecision({
  decisionKey,
  status,
  subject,
  name,
  of,
  onApprove,
  onDecline,
  onUndo,
  optimistic,
  askWhy = false,
}: RequestDecisionOptions): RequestDecision {
  const ownKey = useId();
  const key = decisionKey ?? ownKey;
  const [decision, decisions] = useDecision(key);
  const newsOf = useDecisionNews(decisions);
  // Which row the reader is asked about: another one may take its place.
  const [asked, setAsked] = useState<string>();
  const isOver = decision?.phase === 'made' && !decision.canUndo && !isPending(status);
  useEffect(() => {
    if (isOver) decisions.end(key);
  }, [isOver, decisions, key]);

  const make = (kind: DecisionKind, why?: DeclineReason) => {
    setAsked(undefined);
    decisions.make(key, kind, why, {
      make: () => (kind === 'approve' ? onApprove?.() : why ? onDecline?.(why) : onDecline?.()),
      undo: onUndo,
      optimistic,
      onNews: newsOf(key, { subject, name, of }),
    });
  };
  const isFree = decision === undefined || decision.phase === 'failed';
  return {
    decisionKey: key,
    decisions,
    decision,
    isAsking: asked === key && isFree,
    approve: () => make('approve'),
    decline: () => {
      if (askWhy && onDecline && isFree) setAsked(key);
      else make('decline');
    },
    declineWith: (why) => make('decline', why),
    stopAsking: () => setAsked(undefined),
  };
}

'use client';
import {
  createContext,
  createElement,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useState,
  useSyncExternalStore,
} from 'react';
import { isPending } from '../../domain/status.js';
import { actionMessages } from '../../i18n/compiled/en/action.js';
import { decidedMessages } from '../../i18n/compiled/en/decided.js';
import { decisionMessages } from '../../i18n/compiled/en/decision.js';
import { sentenceMessages } from '../../i18n/compiled/en/sentence.js';
import { statusMessages } from '../../i18n/compiled/en/status.js';
import { plain } from '../../i18n/message.js';
import { joined, sentences } from '../../i18n/sentences.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useHandler } from '../../lib/state.js';
import { statusLabel } from '../badge/index.js';
import { useAnnounce } from '../toast/index.js';
import { createDecisions, type Decisions } from './create-decisions.js';
import {
  type Decision,
  type DecisionKind,
  type DecisionRow,
  type DeclineReason,
  isFree,
  NO_DECISIONS,
  namesItsRow,
  UNDO_MS,
} from './decisions.js';

const DecisionsContext = createContext<Decisions | undefined>(undefined);

export interface DecisionsProviderProps {
  decisions: Decisions;
  children: ReactNode;
}

/**
 * Provides a store to the rows inside, so that a row keeps its decision when it moves to another list.
 *
 * @example
 * const [decisions] = useState(createDecisions);
 * <DecisionsProvider decisions={decisions}>…</DecisionsProvider>
 */
export const DecisionsProvider = ({ decisions, children }: DecisionsProviderProps) =>
  createElement(DecisionsContext.Provider, { value: decisions }, children);

/** Returns the store that is given, provided or its own, and subscribes to a value of it. */
function useDecisionsSelector<Value>(
  select: (decisions: Decisions) => Value,
  serverValue: Value,
  given?: Decisions,
): [Decisions, Value] {
  const around = useContext(DecisionsContext);
  const [own] = useState(createDecisions);
  const decisions = given ?? around ?? own;
  const value = useSyncExternalStore(
    decisions.subscribe,
    () => select(decisions),
    () => serverValue,
  );
  return [decisions, value];
}

const allOf = ({ state }: Decisions) => state();

/** Returns the provided store, or its own, and renders with each of its changes. */
export const useDecisions = (): Decisions => useDecisionsSelector(allOf, NO_DECISIONS)[0];

/** Returns the decision on one row, and renders only when it changes. */
const useDecision = (
  key: string,
  given?: Decisions,
): [decisions: Decisions, decision: Decision | undefined] =>
  useDecisionsSelector(({ get }) => get(key), undefined, given);

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

interface RequestDecisionOptions extends Pick<DecisionRow, 'subject' | 'name' | 'of'>, DecisionCallbacks {
  /** Row of `useDecisionList`. @default it has its own decision */
  decidable?: DecisionRow | undefined;
  status: string;
}

/** The decision on a row, and the actions on it. */
export interface RequestDecision {
  readonly decisionKey: string;
  readonly decisions: Decisions;
  readonly decision: Decision | undefined;
  readonly isAsking: boolean;
  readonly approve: () => void;
  /** Declines, or asks for a reason first. */
  readonly decline: () => void;
  readonly declineWith: (why: DeclineReason) => void;
  readonly stopAsking: () => void;
}

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
  const [decisions, decision] = useDecision(key, decidable?.decisions);
  const notify = useDecisionNotifications(decisions);
  const make = useHandler((kind: DecisionKind, why?: DeclineReason) =>
    kind === 'approve' ? onApprove?.() : why ? onDecline?.(why) : onDecline?.(),
  );
  const undo = useHandler(onUndo);
  // By key, as the component may render another row next.
  const [asked, setAsked] = useState<string>();
  const isOver = decision?.phase === 'made' && decision.undoTime === 'none' && !isPending(status);
  useEffect(() => {
    if (isOver) decisions.leave(key);
  }, [isOver, decisions, key]);

  const decide = (kind: DecisionKind, why?: DeclineReason) => {
    setAsked(undefined);
    const own = { key, subject, name, of, optimistic, undoMs, make, undo: onUndo && undo, notify };
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

const MESSAGES = {
  ...actionMessages,
  ...decidedMessages,
  ...decisionMessages,
  ...sentenceMessages,
  ...statusMessages,
};

const DECIDED = { approve: 'decision.approved', decline: 'decision.declined' } as const;

/** Returns a function that announces decisions: in a toast with Undo or a retry, else in a live region. */
export function useDecisionNotifications(decisions: Decisions): DecisionRow['notify'] {
  const t = useMessages(MESSAGES);
  const format = useFormatters();
  const announce = useAnnounce();
  return useCallback(
    (notification) => {
      if (notification.type === 'changed') {
        const { row, kind } = notification.decision;
        const { status } = notification;
        const decision = status === undefined ? t[DECIDED[kind]] : statusLabel(status, t);
        return announce(t['decided.by-owner']({ decision, of: row.inData?.name ?? row.of }));
      }
      const { kind, isUndo, rows, waiting, done, failed, problems } = notification.press;
      const [first] = rows;
      if (!first) return undefined;
      const isAlone = namesItsRow(notification.press);
      const listed = (keys: readonly string[], by: 'of' | 'name' = 'of') =>
        joined(
          (names, name) => t['sentence.names']({ names, name }),
          rows.filter(({ key }) => keys.includes(key)).map((row) => row[by]),
        );
      if (notification.type === 'working') {
        return announce(
          t[kind === 'approve' ? 'decision.approving' : 'decision.declining']({ of: listed(waiting) }),
        );
      }
      if (notification.type === 'late') {
        return announce(t['decided.by-owner']({ decision: t['action.late'], of: listed(waiting) }));
      }
      // The toast closes with the time for Undo.
      const undo = (label: string, keys: readonly string[]) => ({
        duration: first.undoMs ?? UNDO_MS,
        action: { label, onPress: () => decisions.undo(keys) },
        onHold: (isHeld: boolean) => decisions.hold(keys, isHeld),
      });
      const made = isUndo
        ? t['decided.undone']({ of: listed(done) })
        : isAlone
          ? t[`decided.${first.subject}.${kind}`]
          : t[`decided.many.${kind}`]({ count: done.length }, format);
      if (failed.length > 0) {
        const name = listed(failed, isAlone ? 'name' : 'of');
        const outcome = isUndo
          ? t['decision.stands']({ decision: t[DECIDED[kind]], name })
          : t['decided.still-pending']({ name });
        const problem = sentences(t, ...problems, outcome);
        const again = t['action.try-again'];
        return announce({
          title: t[isUndo ? 'decision.not-undone' : 'decided.failed'],
          description: done.length > 0 ? `${made} · ${problem}` : problem,
          variant: 'destructive',
          ...(isUndo
            ? undo(again, failed)
            : {
                duration: Number.POSITIVE_INFINITY,
                action: { label: again, onPress: () => decisions.retry(failed) },
              }),
        });
      }
      if (isUndo) return announce(made);
      if (first.undo) {
        return announce({
          title: made,
          description: isAlone ? first.of : undefined,
          ...undo(t['action.undo'], done),
        });
      }
      return announce(
        isAlone ? plain(t['decision.done']({ decision: t[DECIDED[kind]], of: first.of })) : made,
      );
    },
    [t, format, announce, decisions],
  );
}

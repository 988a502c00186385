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
  type DecisionCallbacks,
  type DecisionKind,
  type DecisionRow,
  type DeclineReason,
  isFree,
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

/** Returns the provided store, or its own. */
function useStore(): Decisions {
  const [own] = useState(createDecisions);
  return useContext(DecisionsContext) ?? own;
}

/** Returns the provided store, or its own, and renders with each of its changes. */
export function useDecisions(): Decisions {
  const decisions = useStore();
  useSyncExternalStore(decisions.subscribe, decisions.state, decisions.state);
  return decisions;
}

interface RequestDecisionOptions extends Pick<DecisionRow, 'subject' | 'name' | 'of'>, DecisionCallbacks {
  /** Row of `useDecisionList`. @default it has its own decision */
  decidable?: DecisionRow | undefined;
  status: string;
}

/** The decision on a row, and the actions on it. */
export interface RequestDecision {
  readonly row: DecisionRow;
  readonly decisions: Decisions;
  readonly decision: Decision | undefined;
  readonly isAsking: boolean;
  /** True where the row around handles the keys A and D. @default false */
  readonly hasKeys?: boolean | undefined;
  readonly approve: () => void;
  /** Declines, or asks for a reason first. */
  readonly decline: () => void;
  readonly declineWith: (why: DeclineReason) => void;
  readonly stopAsking: () => void;
}

/** Returns the decision on a row, and renders only when it changes. */
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
  askWhy,
}: RequestDecisionOptions): RequestDecision {
  const ownKey = useId();
  const around = useStore();
  const decisions = decidable?.decisions ?? around;
  const notify = useDecisionNotifications(decisions);
  const approve = useHandler(onApprove);
  const decline = useHandler(onDecline);
  const undo = useHandler(onUndo);
  const row = decidable ?? {
    key: ownKey,
    subject,
    name,
    of,
    onApprove: onApprove && approve,
    onDecline: onDecline && decline,
    onUndo: onUndo && undo,
    undoMs,
    optimistic,
    askWhy,
    notify,
  };
  const { key } = row;
  const decision = useSyncExternalStore(
    decisions.subscribe,
    () => decisions.get(key),
    () => undefined,
  );
  // By key, as the component may render another row next.
  const [asked, setAsked] = useState<string>();
  const isOver = decision?.phase === 'made' && decision.undoTime === 'none' && !isPending(status);
  useEffect(() => {
    if (isOver) decisions.leave(key);
  }, [isOver, decisions, key]);

  const decide = (kind: DecisionKind, why?: DeclineReason) => {
    setAsked(undefined);
    decisions.decide([row], kind, why);
  };
  return {
    row,
    decisions,
    decision,
    isAsking: asked === key && isFree(decision),
    approve: () => decide('approve'),
    decline: () => {
      if (row.askWhy && row.onDecline && isFree(decision)) setAsked(key);
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
      if (first.onUndo) {
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

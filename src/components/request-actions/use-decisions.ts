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
 * Keeps the decisions on the rows inside, so that a row that moves to another list loses none.
 *
 * @example
 * const [decisions] = useState(createDecisions);
 * <DecisionsProvider decisions={decisions}>…</DecisionsProvider>
 */
export const DecisionsProvider = ({ decisions, children }: DecisionsProviderProps) =>
  createElement(DecisionsContext.Provider, { value: decisions }, children);

/** Returns the decisions given or around, or some of its own, and renders with each change of what is read of them. */
function useAround<Read>(
  read: (decisions: Decisions) => Read,
  atFirst: Read,
  given?: Decisions,
): [Decisions, Read] {
  const around = useContext(DecisionsContext);
  const [own] = useState(createDecisions);
  const decisions = given ?? around ?? own;
  const value = useSyncExternalStore(
    decisions.subscribe,
    () => read(decisions),
    () => atFirst,
  );
  return [decisions, value];
}

const allOf = ({ state }: Decisions) => state();

/** Returns the decisions around, or some of its own, and renders with each change of theirs. */
export const useDecisions = (): Decisions => useAround(allOf, NO_DECISIONS)[0];

/** Returns the decision on one row, and renders only when that changes. */
const useDecision = (
  key: string,
  given?: Decisions,
): [decisions: Decisions, decision: Decision | undefined] =>
  useAround(({ get }) => get(key), undefined, given);

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

interface RequestDecisionOptions extends Pick<DecisionRow, 'subject' | 'name' | 'of'>, DecisionCallbacks {
  /** The row among the decisions of the page around, of `useDecisionList`. @default it keeps its decision by itself */
  decidable?: DecisionRow | undefined;
  status: string;
}

/** How the decision on a row goes, and what readers can do about it. */
export interface RequestDecision {
  readonly decisionKey: string;
  readonly decisions: Decisions;
  readonly decision: Decision | undefined;
  readonly isAsking: boolean;
  readonly approve: () => void;
  /** Declines, or asks why first. */
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
  // The row that the reader is asked about: another one may take its place.
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

/**
 * Says once what becomes of decisions: in a toast where that offers Undo or another try, else in the live region around.
 * Several that were made with one press are told together.
 *
 * @returns for rows: announces a notification of their decisions
 */
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
      /** The button of a message about what can be taken back, which is as long there as that. */
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
        const stands = isUndo
          ? t['decision.stands']({ decision: t[DECIDED[kind]], name })
          : t['decided.still-pending']({ name });
        const problem = sentences(t, ...problems, stands);
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

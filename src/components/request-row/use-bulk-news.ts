'use client';
import { useCallback } from 'react';
import { actionMessages, decidedMessages, decisionMessages } from '../../i18n/compiled/en/actions.js';
import { sentenceMessages } from '../../i18n/compiled/en/components.js';
import { joined, sentences } from '../../i18n/sentences.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useTell } from '../../lib/announcer.js';
import { isMounted } from '../../lib/other-copy.js';
import {
  type DecisionKind,
  type DecisionPhase,
  type DecisionSteps,
  type DecisionSubject,
  type Decisions,
  type SpokenToast,
  UNDO_MS,
} from '../request-actions/index.js';
import { type ToastAction, type ToastHandle, toast } from '../toast/index.js';

type OnNews = NonNullable<DecisionSteps['onNews']>;

/** A row that is decided with others. */
export interface BulkRow extends DecisionSubject {
  key: string;
}

/** What became of rows, and why, that nobody has been told yet. */
type Untold = Map<string, { isDone: boolean; problem: string }>;

/**
 * Says once what becomes of several decisions that were made at once, when the last of them is answered; and likewise
 * when they are taken back.
 *
 * @returns for rows that are decided together, what the decision on one of them tells
 */
export function useBulkNews(
  decisions: Decisions,
): (rows: readonly BulkRow[], kind: DecisionKind, canUndo: boolean) => (key: string) => OnNews {
  const actions = useMessages(actionMessages);
  const t = useMessages(decisionMessages);
  const toasts = useMessages(decidedMessages);
  const words = useMessages(sentenceMessages);
  const format = useFormatters();
  const tell = useTell();
  return useCallback(
    (rows, kind, canUndo) => {
      const answered: Untold = new Map();
      const takenBack: Untold = new Map();
      let isPressing = false;
      let shown: { keys: readonly string[]; toast: ToastHandle } | undefined;

      const isAny = (...phases: DecisionPhase[]) =>
        rows.some(({ key }) => phases.some((phase) => decisions.get(key)?.phase === phase));
      const namesOf = (keys: readonly string[]) =>
        joined(
          (names, name) => words['sentence.names']({ names, name }),
          rows.filter(({ key }) => keys.includes(key)).map(({ of }) => of),
        );
      const say = (keys: readonly string[], options: SpokenToast) => {
        if (isMounted('Toaster')) shown = { keys, toast: toast(options) };
        else tell(sentences(words, options.title, options.description));
      };
      /** A button for all these rows, whose news are told together. */
      const actionOn = (label: string, keys: readonly string[], act: (key: string) => void): ToastAction => ({
        label,
        onPress: () => {
          isPressing = true;
          for (const key of keys) act(key);
          isPressing = false;
          tellAll();
        },
      });
      /** For a message about rows that can be taken back, which is as long there as that. */
      const undoOf = (label: string, keys: readonly string[]) => ({
        duration: UNDO_MS,
        action: actionOn(label, keys, (key) => decisions.undo(key)),
        onHold: (isHeld: boolean) => {
          for (const key of keys) decisions.hold(key, isHeld);
        },
      });
      const tellAnswered = () => {
        const { done, failed, problems } = taken(answered);
        const title = toasts[`decided.many.${kind}`]({ count: done.length }, format);
        if (failed.length > 0) {
          say(failed, {
            title: toasts['decided.failed'],
            description: doneBefore(words, done, title, [
              ...problems,
              toasts['decided.still-pending']({ name: namesOf(failed) }),
            ]),
            variant: 'destructive',
            duration: Number.POSITIVE_INFINITY,
            action: actionOn(actions['action.try-again'], failed, (key) => decisions.retry(key)),
          });
        } else if (canUndo) say(done, { title, ...undoOf(actions['action.undo'], done) });
        else tell(title);
      };
      const tellTakenBack = () => {
        const { done, failed, problems } = taken(takenBack);
        const undone = toasts['decided.undone']({ of: namesOf(done) });
        if (failed.length === 0) return tell(undone);
        const decided = t[kind === 'approve' ? 'decision.approved' : 'decision.declined'];
        say(failed, {
          title: t['decision.not-undone'],
          description: doneBefore(words, done, undone, [
            ...problems,
            t['decision.stands']({ decision: decided, name: namesOf(failed) }),
          ]),
          variant: 'destructive',
          ...undoOf(actions['action.try-again'], failed),
        });
      };
      const tellAll = () => {
        if (isPressing) return;
        if (answered.size > 0 && !isAny('waiting', 'working')) tellAnswered();
        if (takenBack.size > 0 && !isAny('undoing')) tellTakenBack();
      };

      return (key) =>
        (news, { problem }) => {
          if (news === 'working') return;
          if (shown?.keys.includes(key)) shown.toast.dismiss();
          if (news === 'made' || news === 'failed') answered.set(key, { isDone: news === 'made', problem });
          else if (news !== 'ended') takenBack.set(key, { isDone: news === 'undone', problem });
          tellAll();
        };
    },
    [actions, t, toasts, words, format, tell, decisions],
  );
}

/** What is to be told, which is told by that. */
function taken(untold: Untold) {
  const all = [...untold];
  untold.clear();
  const keysOf = (wanted: boolean) => all.filter(([, { isDone }]) => isDone === wanted).map(([key]) => key);
  return {
    done: keysOf(true),
    failed: keysOf(false),
    problems: new Set(all.map(([, { problem }]) => problem)),
  };
}

/** What was done, where anything was, before what was not. */
const doneBefore = (
  words: typeof sentenceMessages,
  done: readonly string[],
  text: string,
  failed: readonly string[],
): string => {
  const problem = sentences(words, ...failed);
  return done.length > 0 ? `${text} · ${problem}` : problem;
};

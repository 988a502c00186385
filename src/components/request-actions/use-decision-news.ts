'use client';
import { useCallback } from 'react';
import { actionMessages, decidedMessages, decisionMessages } from '../../i18n/compiled/en/actions.js';
import { sentenceMessages } from '../../i18n/compiled/en/components.js';
import { plain } from '../../i18n/message.js';
import { sentences } from '../../i18n/sentences.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useTell } from '../../lib/announcer.js';
import { isMounted } from '../../lib/other-copy.js';
import { type ToastHandle, type ToastOptions, toast } from '../toast/index.js';
import { type DecisionSteps, type Decisions, UNDO_MS } from './decisions.js';

/** What the news of a decision say of its row. */
export interface DecisionSubject {
  /** What it is. */
  subject: 'request' | 'application';
  /** Who asks: 'Ana Vuki'. */
  name: string;
  /** What tells it from others: 'Ana Vuki, Honiara'. */
  of: string;
}

/** A toast whose texts can be told instead. */
export type SpokenToast = Omit<ToastOptions, 'title' | 'description'> & {
  title: string;
  description?: string | undefined;
};

type OnNews = NonNullable<DecisionSteps['onNews']>;

/**
 * Says once what becomes of a decision: in a toast where that offers Undo or another try, else in the dashboard's live
 * region.
 *
 * @returns for a row, what its decision tells
 */
export function useDecisionNews(decisions: Decisions): (key: string, row: DecisionSubject) => OnNews {
  const actions = useMessages(actionMessages);
  const t = useMessages(decisionMessages);
  const toasts = useMessages(decidedMessages);
  const words = useMessages(sentenceMessages);
  const tell = useTell();
  return useCallback(
    (key, { subject, name, of }) => {
      let shown: ToastHandle | undefined;
      const say = (options: SpokenToast) => {
        if (isMounted('Toaster')) shown = toast(options);
        else tell(sentences(words, options.title, options.description));
      };
      const sayFailed = (title: string, problem: string, state: string, rest: Partial<SpokenToast>) =>
        say({
          title,
          description: sentences(words, problem, state),
          variant: 'destructive',
          ...rest,
        });
      /** For a message about what can be taken back, which is as long there as that. */
      const undo = (label: string) => ({
        duration: UNDO_MS,
        action: { label, onPress: () => decisions.undo(key) },
        onHold: (isHeld: boolean) => decisions.hold(key, isHeld),
      });
      return (news, { kind, canUndo, problem }) => {
        shown?.dismiss();
        if (news === 'ended') return;
        const decided = t[kind === 'approve' ? 'decision.approved' : 'decision.declined'];
        if (news === 'working') {
          tell(t[kind === 'approve' ? 'decision.approving' : 'decision.declining']({ of }));
        } else if (news === 'made' && canUndo) {
          say({
            title: toasts[`decided.${subject}.${kind}`],
            description: of,
            ...undo(actions['action.undo']),
          });
        } else if (news === 'made') {
          tell(plain(t['decision.done']({ decision: decided, of })));
        } else if (news === 'failed') {
          sayFailed(toasts['decided.failed'], problem, toasts['decided.still-pending']({ name }), {
            duration: Number.POSITIVE_INFINITY,
            action: { label: actions['action.try-again'], onPress: () => decisions.retry(key) },
          });
        } else if (news === 'undone') {
          tell(toasts['decided.undone']({ of }));
        } else {
          const stands = t['decision.stands']({ decision: decided, name });
          sayFailed(t['decision.not-undone'], problem, stands, undo(actions['action.try-again']));
        }
      };
    },
    [actions, t, toasts, words, tell, decisions],
  );
}

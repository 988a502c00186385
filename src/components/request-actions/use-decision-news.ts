'use client';
import { useCallback } from 'react';
import { actionMessages, decidedMessages, decisionMessages } from '../../i18n/compiled/en/actions.js';
import { sentenceMessages } from '../../i18n/compiled/en/components.js';
import { statusMessages } from '../../i18n/compiled/en/domain.js';
import { plain } from '../../i18n/message.js';
import { joined, sentences } from '../../i18n/sentences.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { statusLabel } from '../badge/index.js';
import { useAnnounce } from '../toast/index.js';
import type { Decisions } from './create-decisions.js';
import { type DecisionRow, isToldAlone, UNDO_MS } from './decisions.js';

const WORDS = {
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
 * @returns for rows, what says the news of their decisions
 */
export function useDecisionNews(decisions: Decisions): DecisionRow['say'] {
  const t = useMessages(WORDS);
  const format = useFormatters();
  const announce = useAnnounce();
  return useCallback(
    (news) => {
      if (news.type === 'changed') {
        const { row, kind } = news.decision;
        const { status } = news;
        const decision = status === undefined ? t[DECIDED[kind]] : statusLabel(status, t);
        return announce(t['decided.by-owner']({ decision, of: row.inData?.name ?? row.of }));
      }
      const { kind, isUndo, rows, waiting, done, failed, problems } = news.press;
      const [first] = rows;
      if (!first) return undefined;
      const isAlone = isToldAlone(news.press);
      const listed = (keys: readonly string[], by: 'of' | 'name' = 'of') =>
        joined(
          (names, name) => t['sentence.names']({ names, name }),
          rows.filter(({ key }) => keys.includes(key)).map((row) => row[by]),
        );
      if (news.type === 'working') {
        return announce(
          t[kind === 'approve' ? 'decision.approving' : 'decision.declining']({ of: listed(waiting) }),
        );
      }
      if (news.type === 'late') {
        return announce(t['decided.by-owner']({ decision: t['decision.late'], of: listed(waiting) }));
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

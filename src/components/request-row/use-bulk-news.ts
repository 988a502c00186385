'use client';
import { useCallback } from 'react';
import { actionMessages, decisionToasts } from '../../i18n/messages/en/actions';
import { useFormatters } from '../../i18n/use-formatters';
import { useMessages } from '../../i18n/use-messages';
import { isMounted } from '../../lib/other-copy';
import { useTell } from '../../lib/tell';
import {
  type DecisionKind,
  type DecisionSteps,
  type DecisionSubject,
  type Decisions,
  UNDO_MS,
} from '../request-actions';
import { type ToastHandle, type ToastOptions, toast } from '../toast';

type OnNews = NonNullable<DecisionSteps['onNews']>;

/** A row that is decided with others. */
export interface BulkRow extends DecisionSubject {
  key: string;
}

/**
 * Says once what becomes of several decisions that were made at once, when the last of them is answered.
 *
 * @returns for rows that are decided together, what the decision on one of them tells
 */
export function useBulkNews(
  decisions: Decisions,
): (rows: readonly BulkRow[], kind: DecisionKind, canUndo: boolean) => (key: string) => OnNews {
  const actions = useMessages(actionMessages);
  const t = useMessages(decisionToasts);
  const format = useFormatters();
  const tell = useTell();
  return useCallback(
    (rows, kind, canUndo) => {
      const made = new Set<string>();
      const failed = new Map<string, string>();
      const undone = new Set<string>();
      let shown: ToastHandle | undefined;
      const say = (options: ToastOptions) => {
        if (isMounted('Toaster')) shown = toast(options);
        else tell([options.title, options.description].filter(Boolean).join(' '));
      };
      const namesOf = (keys: Iterable<string>) => {
        const wanted = new Set(keys);
        return rows
          .filter(({ key }) => wanted.has(key))
          .map(({ of }) => of)
          .join('; ');
      };
      const sayMade = () => {
        const title = t[`decided.many.${kind}`](format, made.size);
        if (!canUndo) return tell(title);
        const keys = [...made];
        say({
          title,
          duration: UNDO_MS,
          action: {
            label: actions['action.undo'],
            onPress: () => {
              for (const key of keys) decisions.undo(key);
            },
          },
          onHold: (isHeld) => {
            for (const key of keys) decisions.hold(key, isHeld);
          },
        });
      };
      const sayFailed = () => {
        const keys = [...failed.keys()];
        const problems = new Set(failed.values());
        say({
          title: t['decided.failed'],
          description: [...problems, t['decided.still-pending'](namesOf(keys))].filter(Boolean).join(' '),
          variant: 'destructive',
          duration: Number.POSITIVE_INFINITY,
          action: {
            label: actions['action.try-again'],
            onPress: () => {
              for (const key of keys) decisions.retry(key);
            },
          },
        });
      };
      return (key) => (news, decision) => {
        if (news === 'working') return;
        if (news === 'undone') {
          undone.add(key);
          shown?.dismiss();
          if (undone.size === made.size) tell(t['decided.undone'](namesOf(undone)));
          return;
        }
        if (news === 'made') {
          made.add(key);
          failed.delete(key);
        } else {
          failed.set(key, decision.problem);
        }
        if (made.size + failed.size < rows.length) return;
        shown?.dismiss();
        if (failed.size > 0) sayFailed();
        else sayMade();
      };
    },
    [actions, t, format, tell, decisions],
  );
}

'use client';
import { actionMessages } from '../../i18n/compiled/en/actions.js';
import { useMessages } from '../../i18n/use-messages.js';
import { isMounted } from '../../lib/other-copy.js';
import { type ActionHandle, useAction } from '../../lib/use-action.js';
import { toast } from '../toast/index.js';

/** What is said of an action that failed. */
interface FailureWords {
  /** What was not done: 'Could not save Lagoon stay'. @default 'That did not work' */
  title?: string | undefined;
  /** Where the caller gives no reason. @default that nothing has changed, and what to do */
  text?: string | undefined;
}

/**
 * `useAction` whose failure is said in a destructive toast, with 'Try again'; where the page has no `Toaster`, by
 * `ActionFailure` beside the control.
 */
export function useToldAction<Args extends readonly unknown[] = []>(
  callback: ((...args: Args) => unknown) | null | undefined,
  { title, text }: FailureWords = {},
): ActionHandle<Args> {
  const t = useMessages(actionMessages);
  return useAction<Args>(callback, {
    onFailed: ({ reason, retry }) => {
      if (!isMounted('Toaster')) return;
      toast({
        title: title ?? t['action.failed'],
        description: reason || text || t['action.nothing-changed'],
        variant: 'destructive',
        action: { label: t['action.try-again'], onPress: retry },
      });
    },
  });
}

'use client';
import { useCallback, useMemo, useRef, useState } from 'react';
import { actionMessages } from '../../i18n/compiled/en/actions.js';
import { useMessages } from '../../i18n/use-messages.js';
import { announce } from '../../lib/announcer.js';
import { startAction } from '../../lib/start-action.js';
import { useHandler } from '../../lib/state.js';

/** How an action goes: its answer is awaited ('pending'), or for more than 300 ms ('working'); or it was refused. */
export type ActionStatus = 'idle' | 'pending' | 'working' | 'error';

/** An action, and how it goes. */
export interface ActionHandle<Args extends readonly unknown[] = []> {
  /** Does it; nothing while its answer is awaited. */
  readonly run: (...args: Args) => void;
  readonly status: ActionStatus;
  /** The reason that its caller gave; '' where it gave none, or nothing failed. */
  readonly error: string;
  /** Forgets how it went. What was begun goes on, and nobody hears of it. */
  readonly reset: () => void;
}

/** The texts about a failed action. */
export interface ActionFailureWords {
  /** The failed action: 'Could not save Lagoon stay'. @default 'That did not work' */
  title?: string | undefined;
  /** Stands where the caller gives no reason. @default that nothing has changed, and what to do */
  text?: string | undefined;
  /** Called when it failed, with what announces that. @default it is announced */
  onError?: ((announceIt: () => void) => void) | undefined;
}

const IDLE = { status: 'idle', error: '' } as const;

/**
 * A callback that may return a promise. While that is awaited it cannot be called again. A promise that is rejected is an
 * error, whose reason is a text or the message of an `Error` of the caller's. A `Toaster` says so with 'Try again', also when
 * the control has gone; on a page without one, `ActionFailure` does.
 *
 * @example
 * const save = useAction(() => api.save(listing.id));
 * <ActionButton action={save} workingLabel="Saving">Save</ActionButton>
 */
export function useAction<Args extends readonly unknown[] = []>(
  callback: ((...args: Args) => unknown) | null | undefined,
  { title, text, onError = (announceIt) => announceIt() }: ActionFailureWords = {},
): ActionHandle<Args> {
  const t = useMessages(actionMessages);
  const [{ status, error }, setState] = useState<Pick<ActionHandle, 'status' | 'error'>>(IDLE);
  const stop = useRef<() => void>(undefined);
  const run = useHandler((...args: Args) => {
    if (stop.current) return;
    const end = (next: Pick<ActionHandle, 'status' | 'error'>) => {
      stop.current = undefined;
      setState(next);
    };
    stop.current = startAction(() => callback?.(...args), {
      onWorking: () => setState({ status: 'working', error: '' }),
      onDone: () => end(IDLE),
      onUnanswered: () => end(IDLE),
      onFailed: (reason) => {
        end({ status: 'error', error: reason });
        onError(() =>
          announce({
            title: title ?? t['action.failed'],
            description: reason || text || t['action.nothing-changed'],
            variant: 'destructive',
            action: { label: t['action.try-again'], onPress: () => run(...args) },
          }),
        );
      },
    });
    setState(stop.current ? { status: 'pending', error: '' } : IDLE);
  });
  const reset = useCallback(() => {
    stop.current?.();
    stop.current = undefined;
    setState(IDLE);
  }, []);
  return useMemo(() => ({ run, status, error, reset }), [run, status, error, reset]);
}

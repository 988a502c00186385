'use client';
import { useCallback, useInsertionEffect, useMemo, useRef, useState } from 'react';
import { startAction } from './start-action.js';

/**
 * How an action goes: nobody waits for it; its answer is awaited; it takes long enough to say so; or it was refused.
 */
export type ActionState = 'idle' | 'waiting' | 'working' | 'failed';

/** An action, and how it goes. */
export interface ActionHandle<Args extends readonly unknown[] = []> {
  /** Does it; nothing while it is done already. */
  readonly run: (...args: Args) => void;
  readonly state: ActionState;
  /** Whether its answer is awaited: it cannot be done twice. */
  readonly isBusy: boolean;
  /** What the caller says went wrong; '' where it says nothing, or nothing did. */
  readonly reason: string;
  /** Does it once more as it was done last. */
  readonly retry: () => void;
  /** Forgets how it went. What was begun goes on, and nobody hears of it. */
  readonly reset: () => void;
}

/** What else hears how an action goes. */
export interface ActionListeners {
  /** Its promise was kept. */
  onDone?: (() => void) | undefined;
  /** Its promise was not. @param retry - does it once more @param reason - what the caller says went wrong, or '' */
  onFailed?: ((failure: { retry: () => void; reason: string }) => void) | undefined;
}

const IDLE = { state: 'idle', reason: '' } as const;

/**
 * A callback that may return a promise. While that is awaited the action is busy and cannot be done again; after 300 ms it
 * is 'working'. A promise that is rejected makes it 'failed', with what an `Error` of the caller's or a text says. Its
 * listeners hear of it after the control has gone, too.
 *
 * @example
 * const save = useAction(() => api.save(listing.id));
 * <ActionButton action={save} workingLabel="Saving">Save</ActionButton>
 */
export function useAction<Args extends readonly unknown[] = []>(
  callback: ((...args: Args) => unknown) | null | undefined,
  listeners: ActionListeners = {},
): ActionHandle<Args> {
  const [{ state, reason }, setState] = useState<{ state: ActionState; reason: string }>(IDLE);
  const latest = useRef({ callback, listeners });
  useInsertionEffect(() => {
    latest.current = { callback, listeners };
  });
  const stop = useRef<() => void>(undefined);
  const lastArgs = useRef<Args>(undefined);
  const run = useCallback((...args: Args) => {
    if (stop.current) return;
    lastArgs.current = args;
    const end = (next: { state: ActionState; reason: string }) => {
      stop.current = undefined;
      setState(next);
    };
    stop.current = startAction(() => latest.current.callback?.(...args), {
      onWorking: () => setState({ state: 'working', reason: '' }),
      onDone: () => {
        end(IDLE);
        latest.current.listeners.onDone?.();
      },
      onFailed: (why) => {
        end({ state: 'failed', reason: why });
        latest.current.listeners.onFailed?.({ retry: () => run(...args), reason: why });
      },
      onUnanswered: () => end(IDLE),
    });
    if (stop.current) setState({ state: 'waiting', reason: '' });
    else latest.current.listeners.onDone?.();
  }, []);
  const retry = useCallback(() => {
    if (lastArgs.current) run(...lastArgs.current);
  }, [run]);
  const reset = useCallback(() => {
    stop.current?.();
    stop.current = undefined;
    setState(IDLE);
  }, []);
  const isBusy = state === 'waiting' || state === 'working';
  return useMemo(
    () => ({ run, state, isBusy, reason, retry, reset }),
    [run, state, isBusy, reason, retry, reset],
  );
}

'use client';
import { type ComponentPropsWithoutRef, forwardRef, useCallback, useMemo, useRef, useState } from 'react';
import { actionMessages } from '../../i18n/compiled/en/action.js';
import { sentenceMessages } from '../../i18n/compiled/en/sentence.js';
import { useMessages } from '../../i18n/use-messages.js';
import { CircleAlert } from '../../icons/compiled/circle-alert.js';
import { type Announced, announce, hasToaster } from '../../lib/announcer.js';
import { cx } from '../../lib/cx.js';
import { pressOnce } from '../../lib/events.js';
import { startAction } from '../../lib/start-action.js';
import { useHandler } from '../../lib/state.js';
import { type ActionElement, Button, type ButtonProps } from '../button/index.js';
import { isBusy } from './is-busy.js';

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

/** The texts about a failed action, and what follows its end. */
export interface ActionOptions<Answer = unknown> {
  /** The failed action: 'Could not save Lagoon stay'. @default 'That did not work' */
  title?: string | undefined;
  /** Stands where the caller gives no reason. @default that nothing has changed, and what to do */
  text?: string | undefined;
  /** Called when it failed, with what announces that. @default it is announced */
  onError?: ((announceIt: () => void) => void) | undefined;
  /** Called when it is done, with a promise's answer: not after `reset`, nor once the reader has given it up. */
  onDone?: ((answer?: Answer) => void) | undefined;
}

const IDLE = { status: 'idle', error: '' } as const;

/**
 * A callback that may return a promise. While that is awaited it cannot be called again. A promise that is rejected is an
 * error, whose reason is a text or the message of an `Error` of the caller's. A `Toaster` says so with 'Try again', also when
 * the control has gone; on a page without one, `ActionFailure` does. What has no answer after 20 seconds a `Toaster` lets the
 * reader give up.
 *
 * @example
 * const save = useAction(() => api.save(listing.id));
 * <ActionButton action={save} workingLabel="Saving">Save</ActionButton>
 */
export function useAction<Args extends readonly unknown[] = [], Answer = unknown>(
  callback: ((...args: Args) => Answer | PromiseLike<Answer>) | null | undefined,
  { title, text, onError = (announceIt) => announceIt(), onDone }: ActionOptions<Answer> = {},
): ActionHandle<Args> {
  const t = useMessages(actionMessages);
  const [{ status, error }, setState] = useState<Pick<ActionHandle, 'status' | 'error'>>(IDLE);
  const stop = useRef<() => void>(undefined);
  const late = useRef<Announced>(undefined);
  const end = useCallback((next: Pick<ActionHandle, 'status' | 'error'>) => {
    stop.current = undefined;
    late.current?.dismiss();
    setState(next);
  }, []);
  const reset = useCallback(() => {
    stop.current?.();
    end(IDLE);
  }, [end]);
  const run = useHandler((...args: Args) => {
    if (stop.current) return;
    stop.current = startAction<Answer | undefined>(() => callback?.(...args), {
      onWorking: () => setState({ status: 'working', error: '' }),
      onLate: () => {
        late.current = announce({
          title: t['action.late'],
          duration: Number.POSITIVE_INFINITY,
          action: { label: t['action.stop-waiting'], onPress: reset },
        });
      },
      onDone: (value) => {
        end(IDLE);
        onDone?.(value);
      },
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
    if (!stop.current) onDone?.();
  });
  return useMemo(() => ({ run, status, error, reset }), [run, status, error, reset]);
}

export type ActionButtonProps = Omit<Extract<ButtonProps, { href?: never }>, 'busyLabel' | 'onClick'> & {
  /** The action, from `useAction`. */
  action: ActionHandle;
  /** The activity, for screen readers: 'Approving'. @default 'Working' */
  workingLabel?: string | undefined;
};

/**
 * A button whose callback may return a promise. While that is awaited it keeps its width and its focus, says after 300 ms that it works,
 * and cannot be pressed again. `data-state` says how the action goes.
 *
 * @example
 * const save = useAction(() => api.save(listing.id));
 * <ActionButton action={save} workingLabel="Saving">Save</ActionButton>
 */
export const ActionButton = forwardRef<ActionElement, ActionButtonProps>(function ActionButton(
  { action, workingLabel, ...rest },
  ref,
) {
  const t = useMessages(actionMessages);
  return (
    <Button
      data-state={action.status}
      aria-disabled={isBusy(action) || undefined}
      busyLabel={action.status === 'working' ? (workingLabel ?? t['action.working']) : undefined}
      onKeyDown={pressOnce}
      {...rest}
      onClick={() => action.run()}
      ref={ref}
    />
  );
});

export interface ActionFailureProps extends Omit<ComponentPropsWithoutRef<'p'>, 'children' | 'title'> {
  /** The action, from `useAction`. It says nothing of any other status. */
  action: Pick<ActionHandle, 'status' | 'error'>;
  /** The failed action: 'Could not save Lagoon stay'. @default 'That did not work' */
  title?: string | undefined;
}

/**
 * Says beside a control what it could not do, and why, until it is tried again. A page with a `Toaster` hears it there, any
 * other from here.
 *
 * @example
 * <ActionFailure action={save} title={`Could not save ${listing.title}`} />
 */
export function ActionFailure({ action, title, className, ...rest }: ActionFailureProps) {
  const t = useMessages(actionMessages);
  const sentenceText = useMessages(sentenceMessages);
  if (action.status !== 'error') return null;
  return (
    <p
      data-slot="action-failure"
      role={hasToaster() ? undefined : 'alert'}
      className={cx(
        't:root t:flex t:items-start t:gap-1.25 t:text-label t:text-danger-text t:wrap-anywhere',
        className,
      )}
      {...rest}
    >
      <CircleAlert aria-hidden="true" className="t:mt-0.5 t:icon-14" />
      <span className="t:min-w-0 t:own-direction">
        {sentenceText['sentence.title-and-text']({
          title: title ?? t['action.failed'],
          text: action.error || t['action.nothing-changed'],
        })}
      </span>
    </p>
  );
}

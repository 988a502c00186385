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

/** Status of an action: awaiting its answer ('pending'), for over 300 ms ('working'), or failed ('error'). */
export type ActionStatus = 'idle' | 'pending' | 'working' | 'error';

/** An action and its status. */
export interface ActionHandle<Args extends readonly unknown[] = []> {
  /** Starts the action; does nothing while its answer is awaited. */
  readonly run: (...args: Args) => void;
  readonly status: ActionStatus;
  /** Reason of the failure, as the caller gave it; '' without one. */
  readonly error: string;
  /** Resets the status. An action under way goes on, but its outcome is ignored. */
  readonly reset: () => void;
}

/** Texts for a failed action, and callbacks for its end. */
export interface ActionOptions<Answer = unknown> {
  /** Title of the failure: 'Could not save Lagoon stay'. @default 'That did not work' */
  title?: string | undefined;
  /** Text where the caller gives no reason. @default that nothing has changed, and to try again */
  text?: string | undefined;
  /** Called when the action failed, with a function that announces it. @default announces it */
  onError?: ((announceIt: () => void) => void) | undefined;
  /** Called on success with the promise's value; not after `reset`, nor once the reader stopped waiting. */
  onDone?: ((answer?: Answer) => void) | undefined;
}

const IDLE = { status: 'idle', error: '' } as const;

/**
 * Runs a callback that may return a promise, one call at a time. A rejection sets `error` to its text or to
 * the message of its `Error`. A `Toaster` announces it with 'Try again', even when the control has unmounted;
 * on a page without one, `ActionFailure` does. After 20 seconds a `Toaster` offers to stop waiting.
 *
 * @example
 * const save = useAction(() => api.save(listing.id));
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
  /** Activity for screen readers: 'Approving'. @default 'Working' */
  workingLabel?: string | undefined;
};

/**
 * A button for an action that may take a while. While it is pending, the button keeps its width and focus and
 * ignores presses; after 300 ms it shows a spinner. `data-state` is the status of the action.
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
  /** The action, from `useAction`. Nothing is rendered unless its status is 'error'. */
  action: Pick<ActionHandle, 'status' | 'error'>;
  /** Title of the failure: 'Could not save Lagoon stay'. @default 'That did not work' */
  title?: string | undefined;
}

/**
 * Shows beside a control why its action failed, until it is tried again. It is an alert only on a page
 * without a `Toaster`, which announces failures otherwise.
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

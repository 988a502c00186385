'use client';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { actionMessages } from '../../i18n/compiled/en/actions.js';
import { sentenceMessages } from '../../i18n/compiled/en/components.js';
import { useMessages } from '../../i18n/use-messages.js';
import { CircleAlert } from '../../icons/index.js';
import { hasToaster } from '../../lib/announcer.js';
import { cx } from '../../lib/cx.js';
import { pressOnce } from '../../lib/events.js';
import { type ActionElement, Button, type ButtonProps } from '../button/index.js';
import { isBusy } from './is-busy.js';
import type { ActionHandle } from './use-action.js';

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
  const words = useMessages(sentenceMessages);
  if (action.status !== 'error') return null;
  return (
    <p
      data-slot="action-failure"
      role={hasToaster() ? undefined : 'alert'}
      className={cx(
        't:root t:flex t:items-start t:gap-[5px] t:text-label t:text-danger-text t:wrap-anywhere',
        className,
      )}
      {...rest}
    >
      <CircleAlert aria-hidden="true" className="t:mt-0.5 t:icon-14" />
      <span className="t:min-w-0 t:own-direction">
        {words['sentence.title-and-text']({
          title: title ?? t['action.failed'],
          text: action.error || t['action.nothing-changed'],
        })}
      </span>
    </p>
  );
}

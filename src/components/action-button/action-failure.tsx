'use client';
import type { ComponentPropsWithoutRef } from 'react';
import { actionMessages } from '../../i18n/compiled/en/actions.js';
import { sentenceMessages } from '../../i18n/compiled/en/components.js';
import { useMessages } from '../../i18n/use-messages.js';
import { CircleAlert } from '../../icons/index.js';
import { hasToaster } from '../../lib/announcer.js';
import { cx } from '../../lib/cx.js';
import type { ActionHandle } from './use-action.js';

export interface ActionFailureProps extends Omit<ComponentPropsWithoutRef<'p'>, 'children' | 'title'> {
  /** What may have failed: of `useAction`. It says nothing of any other status. */
  action: Pick<ActionHandle, 'status' | 'error'>;
  /** What was not done: 'Could not save Lagoon stay'. @default 'That did not work' */
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

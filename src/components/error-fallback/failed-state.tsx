'use client';
import { forwardRef, useId } from 'react';
import { errorMessages } from '../../i18n/compiled/en/components.js';
import { useMessages } from '../../i18n/use-messages.js';
import { CircleAlert } from '../../icons/index.js';
import { EmptyState, type EmptyStateProps } from '../empty-state/index.js';
import { DangerChip, RetryButton } from './error-parts.js';

export interface FailedStateProps extends Omit<EmptyStateProps, 'action' | 'art' | 'headingId'> {
  /** Called by 'Try again'; without it the button is left out. */
  onRetry?: (() => void) | undefined;
}

/**
 * Stands where a list would be that could not be read. It is no alert: the page says in one place what has come and what
 * has not.
 *
 * @example
 * <FailedState title="We could not load your trips" onRetry={refetch}>
 *   They are safe, and nothing has changed. Check your connection and try again.
 * </FailedState>
 */
export const FailedState = forwardRef<HTMLDivElement, FailedStateProps>(function FailedState(
  { onRetry, ...rest },
  ref,
) {
  const t = useMessages(errorMessages);
  const titleId = useId();
  return (
    <EmptyState
      data-state="failed"
      headingId={titleId}
      art={
        <DangerChip className="t:mb-3">
          <CircleAlert />
        </DangerChip>
      }
      action={
        onRetry ? (
          <RetryButton variant="primary" onRetry={onRetry} aria-describedby={titleId}>
            {t['error.read-again']}
          </RetryButton>
        ) : null
      }
      ref={ref}
      {...rest}
    />
  );
});

'use client';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { isPending, type StatusSubject, statusBadge } from '../../domain';
import { requestMessages } from '../../i18n/messages/en/components';
import { useMessages } from '../../i18n/use-messages';
import { Check } from '../../icons';
import { cx } from '../../lib/cx';
import { useDrawsAction } from '../../lib/inert-actions';
import { usePassFocus } from '../../lib/pass-focus';
import { StatusBadge, useSampleData } from '../badge';
import { type ActionElement, Button } from '../button';
import { Skeleton, useLoading } from '../skeleton';

export interface RequestActionsProps extends ComponentPropsWithoutRef<'div'> {
  /** What waits for a decision: it decides the colours of the badge. */
  subject: Extract<StatusSubject, 'request' | 'application'>;
  /** Its status. Only 'pending' shows the buttons (spec: 2.corporate-approvals); any other shows a badge. */
  status: string;
  /** Whose it is, for the names of the buttons: 'Ana Vuki, Honiara'. */
  of: string;
  /** Shows the badge of what is pending beside its buttons, where there is room. @default false */
  withBadge?: boolean;
  /** Called by Approve. Without it the button does nothing. */
  onApprove?: (() => void) | undefined;
  /** Called by Decline. Without it the button does nothing. */
  onDecline?: (() => void) | undefined;
}

/**
 * Decline and Approve of something pending, or the badge of what has been decided, in the same place and width. When the
 * decision takes the buttons away, focus goes to the row. Sample data has a badge alone.
 *
 * @example
 * <RequestActions subject="request" status={request.status} of={request.employeeName} onApprove={() => approve(request)} />
 */
export const RequestActions = forwardRef<HTMLDivElement, RequestActionsProps>(function RequestActions(
  { subject, status, of, withBadge = false, onApprove, onDecline, className, ...rest },
  ref,
) {
  const t = useMessages(requestMessages);
  const loading = useLoading();
  const sample = useSampleData();
  const declineRef = usePassFocus<ActionElement>();
  const approveRef = usePassFocus<ActionElement>();
  const pending = isPending(status);
  const drawsAction = useDrawsAction();
  const canApprove = drawsAction(onApprove);
  const canDecline = drawsAction(onDecline);
  const canDecide = pending && !sample && (canApprove || canDecline);
  const { tone } = statusBadge(subject, status);
  return (
    <div
      data-slot="request-actions"
      data-state={pending ? 'pending' : 'decided'}
      className={cx(
        't:root t:flex t:min-w-0 t:flex-wrap t:items-center t:justify-end t:gap-2',
        't:@min-[43em]/rows:min-w-[186px] t:@max-[43em]/rows:flex-auto',
        canDecide && 't:@max-[43em]/rows:*:flex-1',
        className,
      )}
      ref={ref}
      {...rest}
    >
      {loading ? (
        <Skeleton
          shape="control"
          height="100%"
          className="t:min-h-button-height-sm t:touch:min-h-touch-target"
        />
      ) : canDecide ? (
        <>
          {withBadge ? (
            <StatusBadge status={status} tone={tone} className="t:me-1 t:@max-[43em]/rows:hidden" />
          ) : null}
          {canDecline ? (
            <Button
              size="sm"
              aria-label={t['request.decline-of'](of)}
              onClick={() => onDecline?.()}
              ref={declineRef}
            >
              {t['request.decline']}
            </Button>
          ) : null}
          {canApprove ? (
            <Button
              size="sm"
              variant="tonal"
              icon={<Check />}
              aria-label={t['request.approve-of'](of)}
              onClick={() => onApprove?.()}
              ref={approveRef}
            >
              {t['request.approve']}
            </Button>
          ) : null}
        </>
      ) : (
        <StatusBadge status={status} tone={tone} />
      )}
    </div>
  );
});

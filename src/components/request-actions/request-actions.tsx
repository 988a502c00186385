'use client';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { isPending, type StatusSubject, statusTone } from '../../domain/status.js';
import { decisionMessages } from '../../i18n/compiled/en/actions.js';
import { requestMessages } from '../../i18n/compiled/en/components.js';
import { useMessages } from '../../i18n/use-messages.js';
import { Check } from '../../icons/index.js';
import { cx } from '../../lib/cx.js';
import { inertProps, useDrawsAction } from '../../lib/inert-actions.js';
import { pressOnce } from '../../lib/keys.js';
import { usePassFocus } from '../../lib/pass-focus.js';
import { StatusBadge, useSampleData } from '../badge/index.js';
import { type ActionElement, Button } from '../button/index.js';
import { Skeleton, useLoading } from '../skeleton/index.js';
import { isShownAsMade } from './decisions.js';
import { type DecisionCallbacks, type RequestDecision, useRequestDecision } from './use-request-decision.js';

export interface RequestActionsProps
  extends ComponentPropsWithoutRef<'div'>,
    Omit<DecisionCallbacks, 'askWhy'> {
  /** What waits for a decision: it decides the colours of the badge. */
  subject: Extract<StatusSubject, 'request' | 'application'>;
  /** Its status. Only 'pending' shows the buttons (spec: 2.corporate-approvals); any other shows a badge. */
  status: string;
  /** Whose it is, for the names of the buttons: 'Ana Vuki, Honiara'. */
  of: string;
  /** Shows the badge of what is pending beside its buttons, where there is room. @default false */
  withBadge?: boolean | undefined;
  /** Decides by `useRequestDecision` of the row around. @default it decides by itself */
  decision?: RequestDecision | undefined;
}

/**
 * Decline and Approve of something pending, or the badge of what has been decided, in the same place and width. A callback
 * may return a promise: the pressed button shows that it works, and neither can be pressed again. When the
 * decision takes the buttons away, focus goes to the row. Sample data has a badge alone.
 *
 * @example
 * <RequestActions subject="request" status={request.status} of={request.employeeName} onApprove={() => approve(request)} />
 */
export const RequestActions = forwardRef<HTMLDivElement, RequestActionsProps>(function RequestActions(
  {
    subject,
    status: givenStatus,
    of,
    withBadge = false,
    onApprove,
    onDecline,
    onUndo,
    optimistic,
    decision: given,
    className,
    ...rest
  },
  ref,
) {
  const t = useMessages(requestMessages);
  const words = useMessages(decisionMessages);
  const loading = useLoading();
  const sample = useSampleData();
  const declineRef = usePassFocus<ActionElement>();
  const approveRef = usePassFocus<ActionElement>();
  const own = useRequestDecision({
    subject,
    status: givenStatus,
    name: of,
    of,
    onApprove,
    onDecline,
    onUndo,
    optimistic,
  });
  const { decisionKey, decisions, decision, approve, decline } = given ?? own;
  const status = decision && isShownAsMade(decision) ? STATUS_AFTER[decision.kind] : givenStatus;
  const pending = isPending(status);
  const drawsAction = useDrawsAction();
  const canApprove = drawsAction(onApprove);
  const canDecline = drawsAction(onDecline);
  const canBeDecided = canApprove || canDecline;
  const canDecide = pending && !sample && canBeDecided;
  const tone = statusTone(subject, status);
  const isBusy = decision?.phase === 'waiting' || decision?.phase === 'working';
  const working = decision?.phase === 'working' ? decision.kind : undefined;
  /** The row around takes the keys. */
  const pressedBy = (key: string, act: unknown) =>
    given && act ? { 'aria-keyshortcuts': key, 'data-key': key } : {};
  return (
    <div
      data-slot="request-actions"
      data-state={pending ? 'pending' : 'decided'}
      className={cx(
        't:root t:flex t:min-w-0 t:flex-wrap t:items-center t:justify-end t:gap-1',
        't:@min-[43em]/rows:min-w-[186px] t:@max-[43em]/rows:flex-auto',
        canDecide && 't:@max-[43em]/rows:*:flex-1',
        className,
      )}
      ref={ref}
      {...rest}
    >
      {loading && !canBeDecided ? (
        <Skeleton width={84} height={24} shape="pill" />
      ) : loading ? (
        <Skeleton
          shape="control"
          height="100%"
          className="t:min-h-button-height-sm t:touch:min-h-touch-target"
        />
      ) : decision?.isLate ? (
        <>
          <span className="t:text-label t:text-muted">{words['decision.late']}</span>
          <Button size="sm" variant="quiet" onClick={() => decisions.leave(decisionKey)} ref={approveRef}>
            {words['decision.stop-waiting']}
          </Button>
        </>
      ) : canDecide ? (
        <>
          {withBadge ? (
            <StatusBadge status={status} tone={tone} className="t:me-1 t:@max-[43em]/rows:hidden" />
          ) : null}
          {canDecline ? (
            <Button
              size="sm"
              variant="quiet"
              aria-label={t['request.decline-of']({ of })}
              aria-disabled={isBusy || undefined}
              busyLabel={working === 'decline' ? words['decision.declining']({ of }) : undefined}
              onClick={decline}
              onKeyDown={pressOnce}
              {...pressedBy('D', onDecline)}
              {...inertProps(onDecline)}
              className="t:key-cap"
              ref={declineRef}
            >
              {t['request.decline']}
            </Button>
          ) : null}
          {canApprove ? (
            <Button
              size="sm"
              variant="approve"
              icon={<Check />}
              aria-label={t['request.approve-of']({ of })}
              aria-disabled={isBusy || undefined}
              busyLabel={working === 'approve' ? words['decision.approving']({ of }) : undefined}
              onClick={approve}
              onKeyDown={pressOnce}
              {...inertProps(onApprove)}
              {...pressedBy('A', onApprove)}
              className="t:key-cap t:min-w-[calc(6.625*var(--tapa-rem,1rem))]"
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

/** What a row says of itself once a decision shows, before the data does. */
const STATUS_AFTER = { approve: 'approved', decline: 'declined' } as const;

'use client';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { isPending, type StatusSubject, statusTone } from '../../domain/status.js';
import { actionMessages } from '../../i18n/compiled/en/action.js';
import { decisionMessages } from '../../i18n/compiled/en/decision.js';
import { requestMessages } from '../../i18n/compiled/en/request.js';
import { useMessages } from '../../i18n/use-messages.js';
import { Check } from '../../icons/compiled/check.js';
import { inertProps, useDrawsAction } from '../../lib/contexts.js';
import { cx } from '../../lib/cx.js';
import { pressOnce, whenPressed } from '../../lib/events.js';
import { useRestoreFocus } from '../../lib/restore-focus.js';
import { StatusBadge, useSampleData } from '../badge/index.js';
import { type ActionElement, Button } from '../button/index.js';
import { Skeleton, useLoading } from '../skeleton/index.js';
import { type DecisionCallbacks, statusAfter } from './decisions.js';
import { type RequestDecision, useRequestDecision } from './use-decisions.js';

export interface RequestActionsProps
  extends ComponentPropsWithoutRef<'div'>,
    Omit<DecisionCallbacks, 'askWhy'> {
  /** Kind of the row; it decides the colour of the badge. */
  subject: Extract<StatusSubject, 'request' | 'application'>;
  /** Status of the row. Only 'pending' shows the buttons (spec: 2.corporate-approvals), any other a badge. */
  status: string;
  /** Subject in the names of the buttons: 'Ana Vuki, Honiara'. */
  of: string;
  /** Shows the 'Pending' badge beside the buttons. @default false */
  withBadge?: boolean | undefined;
  /** Due date below that badge. @default none */
  due?: ReactNode | undefined;
  /** Result of `useRequestDecision` of the row around. @default its own */
  decision?: RequestDecision | undefined;
}

/**
 * Renders Decline and Approve for a pending row, or the badge of its decision. While a callback's promise is
 * pending, neither can be pressed again. Sample data has only a badge.
 *
 * @example
 * <RequestActions subject="request" status={request.status} of={request.employeeName} onApprove={() => approve(request)} />
 */
export const RequestActions = forwardRef<HTMLDivElement, RequestActionsProps>(
  function RequestActions(props, ref) {
    const {
      subject,
      status: givenStatus,
      of,
      withBadge = false,
      due,
      onApprove,
      onDecline,
      onUndo,
      undoMs,
      optimistic,
      decision: given,
      className,
      ...rest
    } = props;
    const t = useMessages(requestMessages);
    const decisionText = useMessages(decisionMessages);
    const actions = useMessages(actionMessages);
    const loading = useLoading();
    const sample = useSampleData();
    const declineRef = useRestoreFocus<ActionElement>();
    const approveRef = useRestoreFocus<ActionElement>();
    const own = useRequestDecision({ ...props, name: of });
    const { row, decisions, decision, approve, decline } = given ?? own;
    const status = statusAfter(givenStatus, decision);
    const pending = isPending(status);
    const drawsAction = useDrawsAction();
    const callbacks = { decline: row.onDecline, approve: row.onApprove };
    const drawn = KINDS.filter((kind) => drawsAction(callbacks[kind]));
    const canDecide = pending && !sample && drawn.length > 0;
    const tone = statusTone(subject, status);
    const isBusy = decision?.phase === 'waiting' || decision?.phase === 'working';
    return (
      <div
        data-slot="request-actions"
        data-state={pending ? 'pending' : 'decided'}
        className={cx(
          't:root t:flex t:min-w-0 t:flex-wrap t:items-center t:justify-end t:gap-1',
          't:@min-phone:min-w-46.5 t:@max-phone:flex-auto',
          canDecide && 't:@max-phone:*:flex-1',
          className,
        )}
        ref={ref}
        {...rest}
      >
        {loading && drawn.length === 0 ? (
          <Skeleton width={84} height={24} shape="pill" />
        ) : loading ? (
          <Skeleton
            shape="control"
            height="100%"
            className="t:min-h-button-height-sm t:touch:min-h-touch-target"
          />
        ) : decision?.isLate && isPending(givenStatus) ? (
          <>
            <span className="t:text-label t:text-muted">{actions['action.late']}</span>
            <Button
              size="sm"
              variant="quiet"
              onClick={whenPressed(() => decisions.leave(row.key))}
              ref={approveRef}
            >
              {actions['action.stop-waiting']}
            </Button>
          </>
        ) : canDecide ? (
          <>
            {withBadge ? (
              <span className="t:me-auto t:grid t:min-w-rem-6.5 t:justify-items-start t:gap-0.5 t:@max-phone:flex-none">
                <StatusBadge status={status} tone={tone} />
                {due}
              </span>
            ) : null}
            {drawn.map((kind) => {
              const isWorking = decision?.phase === 'working' && decision.kind === kind;
              const { shortcut, working, classes, ...look } = LOOKS[kind];
              const hasKey = given?.hasKeys && callbacks[kind] !== undefined;
              return (
                <Button
                  key={kind}
                  size="sm"
                  aria-label={t[`request.${kind}-of`]({ of })}
                  aria-disabled={isBusy || undefined}
                  busyLabel={isWorking ? decisionText[working]({ of }) : undefined}
                  onClick={whenPressed(kind === 'approve' ? approve : decline)}
                  onKeyDown={pressOnce}
                  {...inertProps(callbacks[kind])}
                  {...(hasKey && { 'aria-keyshortcuts': shortcut, 'data-key': shortcut })}
                  {...look}
                  className={cx(classes, hasKey && KEY_CAP)}
                  ref={kind === 'approve' ? approveRef : declineRef}
                >
                  {t[`request.${kind}`]}
                </Button>
              );
            })}
          </>
        ) : (
          <StatusBadge status={status} tone={tone} />
        )}
      </div>
    );
  },
);

/** Shows the key at the button's corner in CSS: a text would be part of the button's name (WCAG 2.5.3). */
const KEY_CAP = [
  't:after:absolute t:after:-top-2 t:after:-end-1 t:after:hidden t:after:rounded-xs t:after:border t:after:bg-surface t:after:px-1.25 t:after:text-overline t:after:text-muted',
  "t:after:content-[attr(data-key)_/_''] t:group-focus-visible/decision:after:block t:group-has-focus-visible/decision:after:block",
].join(' ');

/** In their order on the page: the one that is harder to undo comes last. */
const KINDS = ['decline', 'approve'] as const;

const LOOKS = {
  decline: { variant: 'quiet', shortcut: 'D', working: 'decision.declining', classes: '' },
  approve: {
    variant: 'approve',
    icon: <Check />,
    shortcut: 'A',
    working: 'decision.approving',
    // On phones it may grow, and its least width is that of its label.
    classes: 't:min-w-rem-6.5 t:@max-phone:min-w-auto',
  },
} as const;

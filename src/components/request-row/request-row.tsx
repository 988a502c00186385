'use client';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { Avatar } from '../avatar';
import { RequestActions, type RequestActionsProps } from '../request-actions';
import { type RowFact, RowItem } from '../row-list';
import { SkeletonLine, useLoading } from '../skeleton';

export interface RequestRowProps
  extends Omit<ComponentPropsWithoutRef<'li'>, 'children' | 'title'>,
    Pick<RequestActionsProps, 'subject' | 'status' | 'withBadge' | 'onApprove' | 'onDecline'> {
  /** Who asks; the initials come from it. */
  name: string;
  /** Beside the name, quieter: a department. */
  nameNote?: string;
  /** What it is about, e.g. a place and dates. Empty ones are left out. */
  facts?: readonly RowFact[];
  /** A last, quiet line: the purpose. */
  note?: string;
  /** What it costs, as text: '$2,340'. */
  cost?: string;
  /** Completes the names of the buttons, to tell them apart: 'Ana Vuki, Honiara, Dec 1–5'. @default the name */
  of?: string | undefined;
}

/**
 * Someone's request that waits for a decision, or has been decided: Decline and Approve while it is pending, else its
 * badge (spec: 2.corporate-approvals). A row of a `RowList`. Parts: `request-row`, `request-cost`, `request-actions`.
 *
 * @example
 * <RequestRow subject="request" name="Ana Vuki" nameNote="Field Research" status="pending" cost="$2,340"
 *   facts={[{ label: 'Destination', icon: <MapPin />, text: 'Honiara' }]} onApprove={() => approve(request)} />
 */
export const RequestRow = forwardRef<HTMLLIElement, RequestRowProps>(function RequestRow(
  {
    subject,
    status,
    name,
    nameNote,
    facts = [],
    note,
    cost,
    of = name,
    withBadge,
    onApprove,
    onDecline,
    className,
    ...rest
  },
  ref,
) {
  const loading = useLoading();
  return (
    <RowItem
      data-slot="request-row"
      data-status={status}
      lead={<Avatar name={name} tone="neutral" className="t:whitespace-nowrap" />}
      title={name}
      titleNote={nameNote}
      facts={facts}
      note={note?.trim() ? <bdi>{note}</bdi> : null}
      end={
        <>
          {cost === undefined ? null : (
            <span
              data-slot="request-cost"
              className="t:min-w-[calc(4.5*var(--tapa-rem,1rem))] t:text-end t:font-display t:text-[calc(1*var(--tapa-rem,1rem))] t:leading-[1.3333] t:[font-weight:var(--tapa-display-weight)] t:tracking-[-0.01em] t:figures t:@max-[43em]/rows:min-w-[calc(4*var(--tapa-rem,1rem))] t:@max-[43em]/rows:text-start"
            >
              {loading ? <SkeletonLine width={56} /> : <bdi>{cost}</bdi>}
            </span>
          )}
          <RequestActions
            subject={subject}
            status={status}
            of={of}
            withBadge={withBadge}
            onApprove={onApprove}
            onDecline={onDecline}
          />
        </>
      }
      className={className}
      ref={ref}
      {...rest}
    />
  );
});

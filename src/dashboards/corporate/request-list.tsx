import { CalendarDays, MapPin } from 'lucide-react';
import { Avatar } from '../../components/avatar';
import { EmptyState } from '../../components/empty-state';
import { RequestActions } from '../../components/request-actions';
import { RowItem, RowList } from '../../components/row-list';
import { initialsOf, type TravelRequest } from '../../domain';
import { formatMoney } from '../../lib/format-money';
import type { CorporateActions } from './corporate-data';

interface RequestListProps {
  /** What the list is, for screen readers. */
  label: string;
  requests: readonly TravelRequest[];
  actions: CorporateActions;
  /** Says what it means that there are none. */
  emptyText: string;
}

/** Travel requests: who, where, when, why and what it costs, with the decision or its badge (spec sections 3 and 4). */
export function RequestList({ label, requests, actions, emptyText }: RequestListProps) {
  return (
    <RowList
      aria-label={label}
      rows={requests}
      rowKey={({ key }) => key}
      empty={<EmptyState title="No requests">{emptyText}</EmptyState>}
    >
      {(request) => (
        <RowItem
          lead={
            <Avatar
              name={request.employeeName}
              initials={initialsOf(request.employeeName)}
              size={40}
              tone="neutral"
            />
          }
          title={request.employeeName}
          titleNote={request.department}
          facts={[
            { label: 'Destination', icon: <MapPin />, text: request.destination },
            { label: 'Dates', icon: <CalendarDays />, text: request.dates },
          ]}
          note={request.purpose.trim() ? <bdi>{request.purpose}</bdi> : undefined}
          end={
            <>
              <span className="t:min-w-16 t:text-end t:font-display t:text-[calc(1*var(--tapa-rem,1rem))] t:leading-[1.5] t:font-display t:figures t:@max-[43em]/rows:text-start">
                <span className="t:sr-only">Cost: </span>
                {formatMoney(request.cost)}
              </span>
              <RequestActions
                subject="request"
                status={request.status}
                of={`${request.employeeName}, ${request.destination}`}
                onApprove={() => actions.onApproveRequest?.(request)}
                onDecline={() => actions.onDeclineRequest?.(request)}
              />
            </>
          }
        />
      )}
    </RowList>
  );
}

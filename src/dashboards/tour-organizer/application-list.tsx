import { Avatar } from '../../components/avatar';
import { EmptyState } from '../../components/empty-state';
import { RequestActions } from '../../components/request-actions';
import { RowItem, RowList } from '../../components/row-list';
import type { Application } from '../../domain';
import { APPLICATIONS } from './texts';
import type { TourOrganizerActions } from './tour-organizer-actions';

interface ApplicationListProps {
  applications: readonly Application[];
  actions: TourOrganizerActions;
  /** Rows of the skeleton. */
  skeletonRows: number;
}

/** Experts who apply to a tour, with Approve and Decline while they wait (spec sections 2 and 4). */
export function ApplicationList({ applications, actions, skeletonRows }: ApplicationListProps) {
  const { onApproveApplication, onDeclineApplication } = actions;
  return (
    <RowList
      aria-label={APPLICATIONS}
      rows={applications}
      rowKey={({ key }) => key}
      skeletonRows={skeletonRows}
      empty={
        <EmptyState title="No applications yet" className="t:content-center">
          Experts who apply to your tours appear here.
        </EmptyState>
      }
    >
      {(application) => {
        const { applicantName, tourTitle, expertise, experience, status } = application;
        return (
          <RowItem
            lead={<Avatar name={applicantName} tone="neutral" />}
            title={applicantName}
            facts={[
              { label: 'Expertise', text: expertise },
              { label: 'Experience', text: experience },
            ]}
            note={
              tourTitle.trim() === '' ? undefined : (
                <>
                  For <bdi>{tourTitle}</bdi>
                </>
              )
            }
            end={
              <RequestActions
                subject="application"
                status={status}
                of={applicantName}
                onApprove={() => onApproveApplication?.(application)}
                onDecline={() => onDeclineApplication?.(application)}
              />
            }
          />
        );
      }}
    </RowList>
  );
}
